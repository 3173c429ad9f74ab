import { describe, expect, it } from 'vitest';
import { checks } from '#scripts/check.ts';
import { expressionsIn } from '#scripts/lib/expressions-in.ts';
import { evaluateFiles, regularExpressions } from './regular-expressions.ts';

const violationsOf = async (
  path: string,
  text: string,
  allowed: Parameters<typeof evaluateFiles>[2] = [],
): Promise<string[]> => (await evaluateFiles([{ path, text }], {}, allowed)).violations;

describe('a planted expression', () => {
  it.each([
    ['exponential', String.raw`const fonts = /^(?:\s*[\w ]+\s*(?:,|$))+$/;`],
    ['polynomial', String.raw`export const trimmed = (text: string) => text.replace(/=+$/, '');`],
    ['polynomial', String.raw`const parts = header.split(/\s*;\s*/);`],
    ['polynomial', String.raw`const wrong = new RegExp('=+$');`],
  ])('that takes %s time is a violation with its file and line', async (kind, text) => {
    expect(await violationsOf('server/http/planted.ts', `\n${text}\n`)).toEqual([
      expect.stringMatching(new RegExp(`^server/http/planted.ts:2 .* takes ${kind} time`)),
    ]);
  });

  it('that nobody has judged is one, and is not judged by the check itself', async () => {
    const file = { path: 'shared/lib/planted.ts', text: String.raw`const hex = /^#[\da-f]{6}$/i;` };
    const { violations } = await evaluateFiles([file], {}, [], () => 'is not in the list');
    expect(violations).toContain(String.raw`shared/lib/planted.ts:1 /^#[\da-f]{6}$/i is not in the list`);
  });

  it('that is linear is none', async () => {
    expect(
      await violationsOf('shared/lib/planted.ts', String.raw`const hex = /^#[\da-f]{6}$/i; const half = a / b / c;`),
    ).toEqual([]);
  });

  it('in a component is found too', async () => {
    expect(
      await violationsOf(
        'admin-box/planted.tsx',
        String.raw`export const A = () => <p title={'a'.replace(/-+$/, '')}>a</p>;`,
      ),
    ).toHaveLength(1);
  });

  it.each(['server/http/planted.test.ts', 'server/testing/planted.ts', 'scripts/planted.ts', 'docs/planted.md'])(
    'in %s meets nobody else’s text',
    async (path) => {
      expect(await violationsOf(path, String.raw`const a = /=+$/;`)).toEqual([]);
    },
  );
});

describe('an expression that is built', () => {
  const built = { path: 'server/lib/planted.ts', text: 'const a = new RegExp(`^${name}$`);' };
  const allowance = { path: built.path, text: 'new RegExp(`^${name}$`)', reason: 'of a test' };

  it('is a violation unless it is named', async () => {
    expect(await violationsOf(built.path, built.text)).toEqual([expect.stringContaining('is built at run time')]);
    expect(await violationsOf(built.path, built.text, [allowance])).toEqual([]);
  });

  it('and a name for what is not there is one', async () => {
    expect(await violationsOf(built.path, 'const a = 1;', [allowance])).toEqual([
      expect.stringContaining('is not there'),
    ]);
  });
});

it('every literal is found once, with its flags', () => {
  const { literals } = expressionsIn({
    path: 'a.ts',
    text: 'const a = [/x/u, y.split(/z/gi)];\nreturn /w/;'.replace('return', 'export default'),
  });
  expect(literals.map(({ source, flags, line }) => [source, flags, line])).toEqual([
    ['x', 'u', 1],
    ['z', 'gi', 1],
    ['w', '', 2],
  ]);
});

it('is part of the gate', () => {
  expect(checks).toContain(regularExpressions);
});
