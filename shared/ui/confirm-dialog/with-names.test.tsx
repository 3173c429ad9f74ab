import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isolated } from '#shared/lib/names.ts';
import { WithNames } from './with-names.tsx';

const rendered = (text: string): string => renderToStaticMarkup(<WithNames text={text} as="text" />);
const long = 'Harbour '.repeat(25).trim();

it('shortens each long name of a question, tells the whole to whoever points at it, and leaves the words', () => {
  const short = `${long.slice(0, 39)}…`;
  const name = `<bdi title="${long}">${short}</bdi>`;
  expect(rendered(`Remove ${isolated(long)} from ${isolated(long)}?`)).toBe(`Remove ${name} from ${name}?`);
});

it('has less room for them in a title', () => {
  expect(renderToStaticMarkup(<WithNames text={`Remove ${isolated(long)}?`} as="title" />)).toContain(
    `>${long.slice(0, 23)}…</bdi>?`,
  );
});

it('leaves short names, and words without any', () => {
  expect(rendered(`Remove ${isolated('Ada')}?`)).toBe('Remove <bdi>Ada</bdi>?');
  expect(rendered(long)).toBe(long);
});
