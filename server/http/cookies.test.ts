import { describe, expect, it } from 'vitest';
import type { Settings } from '#server/config/load-config.ts';
import { cookieAttributes, refreshCookieName } from './cookies.ts';

it.each([
  ['a1b2c3d4-0000-4000-8000-123456789abc', 'fe_refresh_a1b2c3d40000-4000-8000-123456789abc'],
  ['planner', 'fe_refresh_planner'],
  ['-x-', 'fe_refresh_x-'],
])('names the refresh cookie of %s without the first dash', (clientId, name) => {
  expect(refreshCookieName(clientId)).toBe(name);
});

describe('V3.3 attributes', () => {
  const attributes = (mode: 'development' | 'production', baseUrl: string, sameSite?: 'lax' | 'none') =>
    cookieAttributes({ mode, baseUrl, cookies: { sameSite } } as Settings);

  it.each([
    ['development on http', attributes('development', 'http://localhost:4000'), { secure: false, sameSite: 'lax' }],
    ['production', attributes('production', 'https://id.example'), { secure: true, sameSite: 'none' }],
    ['production, told so', attributes('production', 'https://id.example', 'lax'), { secure: true, sameSite: 'lax' }],
    [
      'None without https, which browsers drop',
      attributes('development', 'http://localhost:4000', 'none'),
      { secure: false, sameSite: 'lax' },
    ],
  ])('%s', (_name, found, expected) => {
    expect(found).toEqual({ httpOnly: true, path: '/', ...expected });
  });
});
