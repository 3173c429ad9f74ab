import { expect, it } from 'vitest';
import { anchorsOf, brokenLinks, relativeLinks } from './links.ts';
import { root } from '#scripts/lib/set-up.mjs';

it('finds links that are relative, and none in code', () => {
  const text = 'See [a](a.md#x), ![b](b.png), [web](https://example.com).\n\n```md\n[c](c.md)\n```\nand `[d](d.md)`.';
  expect(relativeLinks(text)).toEqual(['a.md#x', 'b.png']);
});

it('knows the anchors of headings', () => {
  const text = '# Title\n\n## Adding a text, or `an error`\n\n```sh\n# no heading\n```\n';
  expect([...anchorsOf(text)]).toEqual(['title', 'adding-a-text-or-an-error']);
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
