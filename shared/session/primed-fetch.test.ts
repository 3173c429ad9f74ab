import { expect, it, vi } from 'vitest';
import { primedFetch } from './primed-fetch.ts';

const base = 'https://id.example';
const answers = { 'POST /oauth/authorize/silent': { access_token: 'primed' }, 'GET /flags': { wide: 'on' } };
const silent = (tenantId: string | null) => ({ method: 'POST', body: JSON.stringify({ tenantId }) });

function start(at = () => 0) {
  const asked = vi.fn(async () => new Response('{"from":"server"}'));
  const fetch = primedFetch(asked, base, answers, at);
  return { asked, read: async (path: string, init?: RequestInit) => (await fetch(base + path, init)).json() as Promise<unknown> };
}

it('gives an answer that came with the page once, and asks the server afterwards', async () => {
  const { asked, read } = start();
  expect(await read('/flags')).toEqual({ wide: 'on' });
  expect(asked).not.toHaveBeenCalled();
  expect(await read('/frontegg/flags')).toEqual({ from: 'server' });
});

it('takes the prefix of the contract for nothing', async () => {
  expect(await start().read('/frontegg/flags')).toEqual({ wide: 'on' });
});

it('asks the server for everything else, and other servers', async () => {
  const { asked, read } = start();
  await read('/flags?x=1');
  await read('/flags', { method: 'POST' });
  expect(asked).toHaveBeenCalledTimes(2);
});

it('forgets what came with the page when the tab wants another tenant', async () => {
  const { asked, read } = start();
  expect(await read('/oauth/authorize/silent', silent('t2'))).toEqual({ from: 'server' });
  expect(await read('/flags')).toEqual({ from: 'server' });
  expect(asked).toHaveBeenCalledTimes(2);
});

it('resumes the session of the page', async () => {
  expect(await start().read('/oauth/authorize/silent', silent(null))).toEqual({ access_token: 'primed' });
});

it('takes no answer that has grown old', async () => {
  let now = 0;
  const { read } = start(() => now);
  now = 20_001;
  expect(await read('/flags')).toEqual({ from: 'server' });
});
