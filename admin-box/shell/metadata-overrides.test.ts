import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOverrides } from './metadata-overrides.ts';

const base = {
  metadataOverrides: { url: 'https://settings.example/portal.json' },
  navigation: { users: { visibility: 'always' }, roles: { order: 1 } },
  themeV2: { brand: '#123456' },
};
const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

beforeEach(() => void vi.stubGlobal('location', { href: 'https://app.example/portal/', protocol: 'https:' }));
afterEach(() => void vi.unstubAllGlobals());

describe('settings from an external URL (admin portal, 7)', () => {
  it('7 are fetched without credentials and merged', async () => {
    const fetch = answering({ navigation: { users: { visibility: 'hidden' } } });
    expect(await layOverrides(base, fetch)).toEqual({
      ...base,
      navigation: { users: { visibility: 'hidden' }, roles: { order: 1 } },
    });
    expect(fetch.mock.calls[0]).toMatchObject([
      'https://settings.example/portal.json',
      { credentials: 'omit', referrerPolicy: 'no-referrer' },
    ]);
  });

  it('7 may be the answer of a metadata endpoint', async () => {
    expect(
      await layOverrides(base, answering({ rows: [{ configuration: { themeV2: { mode: 'dark' } } }] })),
    ).toMatchObject({ themeV2: { brand: '#123456', mode: 'dark' } });
  });

  it.each([
    ['an error', answering('gone', 404)],
    ['no JSON', answering('<html>')],
    ['a list', answering([1, 2])],
    ['nobody there', vi.fn(() => Promise.reject(new TypeError('failed')))],
  ])('leave the server’s settings unchanged for %s', async (_, fetch) => {
    expect(await layOverrides(base, fetch)).toEqual(base);
  });

  it.each([
    'javascript:alert(1)',
    'http://settings.example/x',
    'data:application/json,{}',
    'file:///etc/passwd',
    'https://',
    7,
    null,
  ])('are not looked for at %j', async (url) => {
    const fetch = answering({ navigation: {} });
    const settings = { metadataOverrides: { url } };
    expect(await layOverrides(settings, fetch)).toBe(settings);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('5 reach no prototype', async () => {
    const merged = await layOverrides(
      base,
      answering('{"__proto__":{"polluted":true},"navigation":{"constructor":{"prototype":{"polluted":true}}}}'),
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(merged)).toEqual(Object.keys(base));
    expect(Object.keys(merged['navigation'] as object)).toEqual(['users', 'roles']);
  });
});
