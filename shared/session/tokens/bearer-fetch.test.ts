import { describe, expect, it, vi } from 'vitest';
import { createBearerFetch } from './bearer-fetch.ts';

const href = 'https://app.example/plans/';

function setUp(token: string | null = 'secret', baseUrl = 'https://id.example/auth') {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  const bearerFetch = createBearerFetch({ env: { fetch, href: () => href }, baseUrl, token: async () => token });
  const bearerOf = async (input: RequestInfo | URL, init?: RequestInit) => {
    await bearerFetch(input, init);
    return new Headers(fetch.mock.lastCall?.[1]?.headers).get('authorization');
  };
  return { fetch, bearerOf };
}

describe('the bearer goes to', () => {
  it.each([
    '/api',
    'api',
    'https://app.example/x',
    'https://id.example/auth',
    'https://id.example/auth/identity?x',
    new URL('https://app.example/'),
  ])('%s', async (target) => {
    await expect(setUp().bearerOf(target)).resolves.toBe('Bearer secret');
  });
});

describe('the bearer does not go to', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/api',
    'https://app.example.evil.example/',
    'https://app.example@evil.example/',
    'https://app.example:444/',
    'http://app.example/',
    'http://id.example/auth',
    'https://id.example/other',
    'https://id.example/authority',
    'https://id.example/auth/../other',
    'data:text/plain,x',
    'blob:https://app.example/1',
  ])('%s', async (target) => {
    const { bearerOf, fetch } = setUp();
    await expect(bearerOf(target)).resolves.toBeNull();
    expect(fetch).toHaveBeenCalledWith(target, undefined);
  });
});

it('keeps what the caller asked for: method, body, headers, and an authorization of its own', async () => {
  const { bearerOf, fetch } = setUp();
  await bearerOf('/api', { method: 'POST', body: 'x', headers: { 'x-a': '1' } });
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: 'x' });
  expect(Object.fromEntries(fetch.mock.lastCall?.[1]?.headers as Headers)).toEqual({
    'x-a': '1',
    authorization: 'Bearer secret',
  });
  await expect(bearerOf('/api', { headers: { Authorization: 'Basic x' } })).resolves.toBe('Basic x');
});

it('takes the headers of a Request, and judges it by its address', async () => {
  const { bearerOf, fetch } = setUp();
  await bearerOf(new Request('https://app.example/api', { headers: { 'x-a': '1' } }));
  expect(Object.fromEntries(fetch.mock.lastCall?.[1]?.headers as Headers)).toEqual({
    'x-a': '1',
    authorization: 'Bearer secret',
  });
  await expect(bearerOf(new Request('https://evil.example/'))).resolves.toBeNull();
});

it('goes without when nobody is signed in', async () => {
  await expect(setUp(null).bearerOf('/api')).resolves.toBeNull();
});
