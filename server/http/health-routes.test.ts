import { describe, expect, it } from 'vitest';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { trustedProxies: ['127.0.0.1'] } });

it('is alive without a database query', async () => {
  expect((await server.browser().get('/healthz')).json()).toEqual({ status: 'ok' });
});

describe('/readyz', () => {
  it('is ready while the database answers', async () => {
    const answer = await server.browser().get('/readyz');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready', database: 'ok', closing: false });
  });

  it('is not while it does not', async () => {
    const other = await startTestServer();
    other.services.db.statementAcrossTenants = () => Promise.reject(new Error('away'));
    const answer = await other.browser().get('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.json()).toMatchObject({ status: 'not ready', database: 'unreachable' });
    expect((await other.browser().get('/healthz')).status).toBe(200);
    await other.close();
  });
});

describe('/metrics', () => {
  it('counts requests by route, not by URL', async () => {
    await server.browser().get('/flags?secret=in-the-address');
    const answer = await server.browser().get('/metrics');
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/portico_request_seconds_count\{method="GET",route="GET \/flags",status="200"\} \d+/);
    expect(answer.text).not.toContain('in-the-address');
  });

  it('V13.4.5 is for this machine only', async () => {
    const answer = await server.browser().get('/metrics', { 'x-forwarded-for': '203.0.113.5' });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('portico_');
  });

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
    'is refused to clients of a proxy on this machine, which adds %s',
    async (name) => {
      expect((await server.browser().get('/metrics', { [name]: '127.0.0.1' })).status).toBe(404);
    },
  );

  it('is not available below the prefix that a proxy forwards for clients', async () => {
    expect((await server.browser().get('/frontegg/metrics')).status).toBe(404);
  });

  it('is available to others if configured', async () => {
    const open = await startTestServer({ config: { trustedProxies: ['127.0.0.1'], metrics: { public: true } } });
    expect((await open.browser().get('/metrics', { 'x-forwarded-for': '203.0.113.5' })).status).toBe(200);
    await open.close();
  });
});
