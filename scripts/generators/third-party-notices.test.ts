import { describe, expect, it } from 'vitest';
import {
  bundled,
  installed,
  nameOf,
  packagesIn,
  perPlatform,
  readLock,
  requireOwnCode,
  type Lock,
} from '#scripts/lib/third-party.ts';
import { root } from '#scripts/lib/set-up.mjs';
import { listPackages, noticesOf, thirdPartyNotices } from './third-party-notices.ts';

const lock: Lock = {
  '': { version: '1.0.0' },
  'node_modules/server': { version: '1.0.0', license: 'MIT', dependencies: { shared: '1' } },
  'node_modules/server/node_modules/shared': { version: '2.0.0', license: 'MIT' },
  'node_modules/shared': { version: '1.0.0', license: 'ISC' },
  'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
  'node_modules/binary-linux': { version: '1.0.0', license: 'Apache-2.0', optional: true, os: ['linux'] },
  'node_modules/tool-linux': { version: '1.0.0', license: 'MIT', optional: true, dev: true },
};

describe('packages that are shipped', () => {
  it('are those that production installs, apart from those of one platform', () => {
    expect(installed(lock)).toEqual([
      'node_modules/server',
      'node_modules/server/node_modules/shared',
      'node_modules/shared',
    ]);
    expect(perPlatform(lock)).toEqual(['node_modules/binary-linux']);
  });

  it('are those whose code browser files hold, with what they depend on, and no tool of development', async () => {
    const names = (await bundled(root, await readLock(root))).map(nameOf);
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', 'xstate', '@emotion/react']));
    for (const tool of ['rollup', 'typescript', 'vitest', 'playwright-core', 'oxlint', 'esbuild'])
      expect(names).not.toContain(tool);
  });
});

describe('the notices', () => {
  it('name each package once, and each text once with all that came with it', () => {
    const text = noticesOf(
      [
        { name: 'b', version: '1', license: 'MIT', texts: ['Copyright us\n\nPermission'] },
        { name: 'a', version: '2', license: 'MIT', texts: ['Copyright us Permission', 'NOTICE'] },
        { name: 'a', version: '2', license: 'MIT', texts: ['NOTICE'] },
      ],
      [{ name: 'binary', version: '3', license: 'LGPL-3.0-or-later', texts: [] }],
    );
    expect(text.match(/^- .*/gm)).toEqual(['- a 2 (MIT)', '- b 1 (MIT)', '- binary 3 (LGPL-3.0-or-later)']);
    expect(text.match(/Permission/g)).toHaveLength(1);
    expect(text).toContain('a 2, b 1\n');
    expect(text.match(/^NOTICE$/gm)).toHaveLength(1);
  });

  it('hold the text of every licence that is shipped, whatever this machine is', async () => {
    const text = await thirdPartyNotices(root);
    for (const part of [
      'Meta Platforms',
      'Apache License',
      'David Khourshid',
      'Redistribution and use in source and binary forms',
    ])
      expect(text).toContain(part);
    // its own line says so; the files of one platform are not read
    expect(text).toMatch(/^- @img\/sharp-libvips-darwin-arm64 .*LGPL/m);
    expect(text).toMatch(/^- @img\/sharp-libvips-linux-x64 .*LGPL/m);
    expect(text).not.toMatch(/\r|[ \t]$/m);
  });
});

it('the list has each package, version and license in one line, with what it is part of', () => {
  const changed: Lock = { ...lock, 'node_modules/shared': { version: '1.0.0', license: 'AGPL-3.0-only' } };
  const [before, after] = [lock, changed].map((each) =>
    listPackages(each, ['node_modules/shared', 'node_modules/tool']).split('\n'),
  ) as [string[], string[]];
  expect(before.filter((line) => line.startsWith('| ')).slice(1)).toEqual([
    '| binary-linux | 1.0.0 | Apache-2.0 | server on some platforms |',
    '| server | 1.0.0 | MIT | server |',
    '| shared | 1.0.0 | ISC | server, browser |',
    '| shared | 2.0.0 | MIT | server |',
    '| tool | 1.0.0 | GPL-3.0 | browser |',
  ]);
  expect(after.filter((line) => !before.includes(line))).toEqual([
    '| shared | 1.0.0 | AGPL-3.0-only | server, browser |',
  ]);
});

describe('a module of a bundle', () => {
  const sources = {
    '/here/loader/index.ts': { renderedLength: 10 },
    '/here/node_modules/@scope/name/deep/file.js': { renderedLength: 10 },
    '/here/node_modules/@scope/name/other.js': { renderedLength: 10 },
    '/here/node_modules/shaken/index.js': { renderedLength: 0 },
  };

  it('holds the packages whose code is left in it', () => {
    expect(packagesIn(sources)).toEqual(['@scope/name']);
  });

  it('is refused in a package for customers when it holds code of others, whose license would be missing', () => {
    expect(() => requireOwnCode('node/index.js', sources)).toThrow(/node\/index\.js holds code of @scope\/name/);
    expect(() => requireOwnCode('node/index.js', { '/here/loader/index.ts': { renderedLength: 10 } })).not.toThrow();
  });
});
