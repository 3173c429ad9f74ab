import { expect, it } from 'vitest';
import { anchorsOf, brokenLinks, pathsIn, relativeLinks } from './links.ts';
import { root } from '#scripts/lib/set-up.mjs';

it('finds links that are relative, and none in code', () => {
  const text = 'See [a](a.md#x), ![b](b.png), [web](https://example.com).\n\n```md\n[c](c.md)\n```\nand `[d](d.md)`.';
  expect(relativeLinks(text)).toEqual(['a.md#x', 'b.png']);
});

it('knows the anchors of headings', () => {
  const text = '# Title\n\n## Adding a text, or `an error`\n\n```sh\n# no heading\n```\n';
  expect([...anchorsOf(text)]).toEqual(['title', 'adding-a-text-or-an-error']);
});

it('finds paths of the repository, and none with a placeholder', () => {
  const text =
    'See `server/db/database.ts`, `docs/spec/`, `server/use-cases/<area>/`, `@fastify/static` and `auth/v1/user`.';
  expect(pathsIn(text)).toEqual(['server/db/database.ts', 'docs/spec/']);
});

it.each([
  ['## Context\n\nIn `server/old.ts`.\n\n## Choice\n\nIn `server/new.ts`.\n'],
  ['**Context.** In `server/old.ts`.\n\n**Choice.** In `server/new.ts`.\n'],
  ['Context: in `server/old.ts`.\n\nChoice: in `server/new.ts`.\n'],
])('leaves out what the context of a decision names: %j', (text) => {
  expect(pathsIn(text)).toEqual(['server/new.ts']);
});

it('names links to files and headings that are not there', () => {
  const documents = [
    {
      path: 'README.md',
      text: '# Portico\n[no](docs/none.md) [up](#portico) [other](docs/events.md#nothing) [there](package.json)',
    },
    { path: 'docs/events.md', text: '# Events\n[back](../README.md#portico) [gone](../README.md#gone)' },
  ];
  expect(brokenLinks(documents, root)).toEqual([
    'README.md: docs/none.md',
    'README.md: docs/events.md#nothing (no such heading)',
    'docs/events.md: ../README.md#gone (no such heading)',
  ]);
});
