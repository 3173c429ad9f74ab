import { describe, expect, it } from 'vitest';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer, vendorKey } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { people, clock } = server;

describe('the vendor’s product adds events to a tenant’s audits', () => {
  const vendor = async () => ({
    'x-access-token': (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>().token,
  });
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    server.browser().post('/audits/', body, { ...(await vendor()), ...headers });
  const events = (action: string) =>
    server.rows(
      'select tenant_id, at, action, severity, actor_id, ip, user_agent, details from audits where action = $1 order by id',
      [action],
    );

  it('3 with the columns of the audit list, the actor by email, and additional fields', async () => {
    const event = {
      severity: 'High',
      action: 'board.deleted',
      email: people.member.email,
      description: 'Winter plan',
      ip: '203.0.113.7',
      userAgent: 'Planner/2',
      board: { id: 7 },
    };
    expect((await send(event, { 'frontegg-tenant-id': people.acme })).status).toBe(201);
    expect(await events('board.deleted')).toEqual([
      {
        tenant_id: people.acme,
        at: clock.read(),
        action: 'board.deleted',
        severity: 'High',
        actor_id: people.member.id,
        ip: '203.0.113.7',
        user_agent: 'Planner/2',
        details: {
          email: people.member.email,
          description: 'Winter plan',
          board: { id: 7 },
          vendorClientId: vendorKey.clientId,
        },
      },
    ]);
  });

  it('to the tenant in the event without a header, and to that of the header with both', async () => {
    await send({ tenantId: people.globex, severity: 'Info', action: 'named.inside' });
    await send(
      { tenantId: people.globex, severity: 'Info', action: 'named.twice' },
      { 'frontegg-tenant-id': people.acme },
    );
    expect(await events('named.inside')).toMatchObject([{ tenant_id: people.globex, actor_id: null }]);
    expect(await events('named.twice')).toMatchObject([{ tenant_id: people.acme }]);
  });

  it('V8.2.1 whose actor is a member of that tenant, or absent', async () => {
    await send(
      { action: 'by.stranger', severity: 'Info', email: people.stranger.email },
      { 'frontegg-tenant-id': people.acme },
    );
    expect(await events('by.stranger')).toMatchObject([{ actor_id: null, details: { email: people.stranger.email } }]);
  });

  it.each([
    ['no tenant', { severity: 'Info' }, {}, 404, 'tenant-not-found'],
    [
      'a tenant that is not there',
      { severity: 'Info', tenantId: '6f1c1a7e-0b1d-4a52-9d5e-0123456789ab' },
      {},
      404,
      'tenant-not-found',
    ],
    ['SQL for a tenant', { severity: 'Info' }, { 'frontegg-tenant-id': "' or true --" }, 404, 'tenant-not-found'],
    ['a severity that nobody knows', { severity: 'Odd', tenantId: people.acme }, {}, 400, 'invalid-request'],
    ['too much', { severity: 'Info', tenantId: people.acme, more: 'x'.repeat(20_001) }, {}, 400, 'invalid-request'],
  ])('refuses %s', async (_what, body, headers, status, code) => {
    const answer = await send(body, headers);
    expect([answer.status, answer.json()]).toMatchObject([status, { errorCode: code }]);
  });

  it('refuses users and unauthenticated callers', async () => {
    const { browser, headers } = await callerFor(server, people.admin);
    expect((await browser.post('/audits', { severity: 'Info', tenantId: people.acme }, headers)).status).toBe(401);
    expect((await server.browser().post('/audits', { severity: 'Info', tenantId: people.acme })).status).toBe(401);
  });
});
