import { expect, it } from 'vitest';
import { countTokens, maxLines, maxTokens, sourceSizeViolations } from './source-size-rules.ts';

it('counts tokens of code, not of comments or spaces', () => {
  expect(countTokens('a.ts', 'const a = 1;')).toBe(countTokens('a.ts', '/* why */\nconst a =\n  1; // one\n'));
  expect(countTokens('a.tsx', 'const a = <b>{c}</b>;')).toBeGreaterThan(countTokens('a.ts', 'const a = c;'));
});

it('names a file that has too many lines, or too many tokens on few of them', () => {
  const long = 'a();\n'.repeat(maxLines + 1);
  const dense = `${'a();'.repeat(maxTokens)}\n`;
  expect(sourceSizeViolations([{ path: 'server/a.ts', text: long }])[0]).toMatch(/^server\/a\.ts has 451 lines/);
  expect(sourceSizeViolations([{ path: 'server/a.ts', text: dense }])[0]).toMatch(/^server\/a\.ts has 1 lines/);
  expect(sourceSizeViolations([{ path: 'server/a.ts', text: 'a();\n' }])).toEqual([]);
});

it('leaves tests and texts out', () => {
  const long = 'a();\n'.repeat(maxLines + 1);
  for (const path of ['server/a.test.ts', 'e2e/a.e2e.ts', 'shared/i18n/en/login/sign-in.ts', 'server/testing/a.ts']) {
    expect(sourceSizeViolations([{ path, text: long }])).toEqual([]);
  }
});

it('asks for an exception to go when it is needed no more', () => {
  expect(sourceSizeViolations([{ path: 'server/config/config.ts', text: 'a();\n' }])).toHaveLength(1);
});
