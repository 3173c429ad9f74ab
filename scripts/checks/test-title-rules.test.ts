import { expect, it } from 'vitest';
import { unknownSections } from './test-title-rules.ts';

const specification = { path: 'docs/spec/login.md', text: '# Login\n\n## 4 States\n\n### 4.2 Sign-in\n' };
const found = (text: string, path = 'login-box/login.test.ts'): string[] =>
  unknownSections([specification, { path, text }]);

it.each([
  `it('9 keeps the address', () => {});`,
  `describe("4.7 MFA", () => {});`,
  'test(`4.3 in ${language}`, () => {});',
  `it.each([1, 2])('5 takes %s', () => {});`,
  `it.runIf(linux)(\n  '4.2.1 waits',\n  () => {},\n);`,
])('refuses a section without a heading: %s', (text) => {
  expect(found(text)).toEqual([expect.stringMatching(/^login-box\/login\.test\.ts:\d “.+” cites section [\d.]+,/)]);
});

it.each([
  `it('4.2 waits 200 ms', () => {});`,
  `describe('4 states', () => {});`,
  `it('413 with the literal text', () => {});`,
  `it('waits', () => expect(text).toBe('9 lives'));`,
  `expect('7 days').toBe(text);`,
])('takes %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('reads tests alone', () => {
  expect(found(`it('9 keeps', () => {});`, 'login-box/login.ts')).toEqual([]);
});
