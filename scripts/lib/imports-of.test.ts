import { expect, it } from 'vitest';
import { importsOf } from './imports-of.ts';

const one = (text: string): unknown => importsOf('server/routes/users.ts', text)[0];

it.each([
  ["import { a } from '../db/a.ts';", { target: 'server/db/a.ts', ours: true, typeOnly: false }],
  ["import { a } from '#shared/lib/a.ts';", { target: 'shared/lib/a.ts', ours: true, typeOnly: false }],
  ["import type { A } from './a.ts';", { target: 'server/routes/a.ts', ours: true, typeOnly: true }],
  ["import { type A, type B } from './a.ts';", { typeOnly: true }],
  ["import { type A, b } from './a.ts';", { typeOnly: false }],
  ["import {\n  a,\n  b,\n} from 'zod';", { target: 'zod', ours: false }],
  ["import './a.ts';", { target: 'server/routes/a.ts' }],
  ["import * as a from 'node:fs';", { target: 'node:fs' }],
  ["export { a } from './a.ts';", { target: 'server/routes/a.ts' }],
  ["export type { A } from './a.ts';", { typeOnly: true }],
  ["const a = await import('./a.ts');", { target: 'server/routes/a.ts', typeOnly: false, names: ['*'] }],
  ["let a: typeof import('./a.ts').b;", { target: 'server/routes/a.ts', typeOnly: true, names: ['*'] }],
  ["import a, { b as c, default as d } from './a.ts';", { names: ['default', 'b', 'default'] }],
  ["export { a as b } from './a.ts';", { names: ['a'] }],
  ["export * from './a.ts';", { typeOnly: false, names: ['*'] }],
])('reads %s', (text, expected) => {
  expect(one(text)).toMatchObject(expected);
});

it.each([
  "// import { a } from './a.ts';",
  "const a = `import b from './b.ts'`;",
  "export const a = 'b';",
  "export type A = 'b' | 'c';",
])('finds none in %s', (text) => {
  expect(importsOf('a.ts', text)).toEqual([]);
});

it('finds a call in parentheses once', () => {
  expect(importsOf('a.ts', "({ a } = await import('./b.ts'));")).toHaveLength(1);
});

it('tells the line', () => {
  expect(importsOf('a.ts', "import 'a';\n\nimport 'b';\n").map(({ line }) => line)).toEqual([1, 3]);
});
