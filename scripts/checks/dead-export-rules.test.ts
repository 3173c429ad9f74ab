import { describe, expect, it } from 'vitest';
import { deadExports } from './dead-export-rules.ts';

const check = (files: Record<string, string>): string[] =>
  deadExports(Object.entries(files).map(([path, text]) => ({ path, text })));

describe('an export', () => {
  it.each([
    ['a name', "import { a } from './a.ts';"],
    ['a namespace', "import * as all from './a.ts';"],
    ['a dynamic import', "const all = await import('./a.ts');"],
    ['an export that passes it on', "export { a } from './a.ts';"],
  ])('is needed where %s imports it', (_how, text) => {
    expect(check({ 'server/a.ts': 'export const a = 1;', 'server/vitest.config.ts': text })).toEqual([]);
  });

  it('that nothing uses is a violation, whatever comments say of it', () => {
    expect(check({ 'server/a.ts': '// a\n\nexport const a = 1;' })).toEqual([
      'server/a.ts:3 exports a, which nothing uses: remove it',
    ]);
  });

  it('that only its own file uses need not be one', () => {
    expect(check({ 'server/a.ts': 'export const a = 1;\nconsole.log(a);' })).toEqual([
      'server/a.ts:1 exports a, which only this file uses: keep it to itself',
    ]);
  });

  it('is needed for tests while its own file uses it', () => {
    const test = { 'server/a.test.ts': "import { a } from './a.ts';" };
    expect(check({ ...test, 'server/a.ts': 'export const a = 1;\nconsole.log(a);' })).toEqual([]);
    expect(check({ ...test, 'server/a.ts': 'export const a = 1;' })).toHaveLength(1);
  });

  it('of a type may name what its own file takes', () => {
    expect(check({ 'server/a.ts': 'export interface A {}\nconst b = (a: A) => a;' })).toEqual([]);
    expect(check({ 'server/a.ts': 'export interface A {}' })).toHaveLength(1);
  });

  it('of a package, a bundle or a configuration is for others', () => {
    expect(check({ 'loader/packages/node/index.ts': 'export const a = 1;' })).toEqual([]);
  });
});
