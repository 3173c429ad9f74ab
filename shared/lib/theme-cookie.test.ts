import { expect, test } from 'vitest';
import { themeOfCookie } from './theme-cookie.ts';

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'auto'],
  ['"><script>', 'auto'],
  [undefined, 'auto'],
])('the cookie %j asks for %s', (cookie, theme) => {
  expect(themeOfCookie(cookie)).toBe(theme);
});
