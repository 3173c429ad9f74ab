import { expect, it, vi } from 'vitest';
import { primeAnswers } from './primed-answers.ts';
import { primedFetch } from './primed-fetch.ts';

const base = 'https://id.example';
const answers = { 'POST /oauth/authorize/silent': { access_token: 'primed' }, 'GET /flags': { wide: 'on' } };
const silent = (tenantId: string | null) => ({ method: 'POST', body: JSON.stringify({ tenantId }) });

function start(at = () => 0) {
  const asked = vi.fn(async () => new Response('{"from":"server"}'));
  const primed = primeAnswers(answers, at);
  const fetch = primedFetch(asked, base, primed);
  return {
    asked,
    primed,
    read: async (path: string, init?: RequestInit) => (await fetch(base + path, init)).json() as Promise<unknown>,
  };
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

it('gives an answer to what is drawn first, whoever has taken it before, and to nobody afterwards', async () => {
  const { primed, read } = start();
  expect(primed.draw('GET /flags')).toEqual({ wide: 'on' });
  expect(await read('/flags')).toEqual({ from: 'server' });
  expect(primed.draw('GET /flags')).toBeUndefined();
  expect(await read('/oauth/authorize/silent', silent(null))).toEqual({ access_token: 'primed' });
  expect(primed.draw('POST /oauth/authorize/silent')).toEqual({ access_token: 'primed' });
});

it('draws nothing of another tenant', async () => {
  const { primed, read } = start();
  await read('/oauth/authorize/silent', silent('t2'));
  expect(primed.draw('GET /flags')).toBeUndefined();
});
