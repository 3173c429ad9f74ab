import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { BulkStatus, CheckedInvitee } from '#shared/contract/invitations/invitations.ts';
import { day } from '#server/lib/clock.ts';
import { bearer, callerFor, linkParts, paths, signIn, type SignedIn } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: {
    limits: { invitationsPerTenant: { points: 5, per: 86_400 }, invitationsPerNewTenant: { points: 3, per: 86_400 } },
  },
});
const { admin, acme } = server.people;
const bulk = '/identity/resources/users/bulk/v1';
const list = (name: string, count: number) => ({
  users: Array.from({ length: count }, (_, index) => ({ email: `${name}-${index}@list.example` })),
});
const noted = () =>
  server.rows('select tenant_id, actor_id, severity, details from audits where action = $1', [
    'tenant.invitations-limited',
  ]);

async function caller() {
  const { browser, headers } = await callerFor(server, admin);
  const post = (path: string, body: unknown) => browser.post(path, body, headers);
  return {
    invite: (email: string) => post('/identity/resources/users/v2', { email }),
    check: async (count: number) =>
      (await post(`${bulk}/check`, list('tried', count))).json<{ items: CheckedInvitee[] }>().items,
    invitesList: async (count: number) => (await post(`${bulk}/invite`, list('sent', count))).json<{ id: string }>().id,
    latest: async () => (await browser.get(`${bulk}/latest`, headers)).json<{ item: BulkStatus }>().item,
  };
}

it('V2.4.1 limits the invitations of an account per day across addresses, also for concurrent calls, names the limit and audits it once', async () => {
  const ada = await caller();
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) => ada.invite(`at-once-${index}@list.example`)),
  );
  expect(answers.filter(({ status }) => status === 201 || status === 200)).toHaveLength(5);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(refused!.headers.get('retry-after')).toBe('86400');
  expect(refused!.json<ErrorBody>()).toMatchObject({ errorCode: 'too-many-invitations', context: { points: 5 } });
  expect(await noted()).toEqual([
    { tenant_id: acme, actor_id: admin.id, severity: 'High', details: { points: 5, seconds: 86_400 } },
  ]);
  // a refused invitation leaves nothing behind
  expect(await server.rows(`select 1 from users where email like 'at-once-%'`)).toHaveLength(5);
  server.clock.advance(day);
  expect((await (await caller()).invite('next-day@list.example')).status).toBeLessThan(300);
});

it('reports in the dry run of a list which lines exceed the limit, and invites up to the limit', async () => {
  server.clock.advance(day);
  const ada = await caller();
  await ada.invite('before@list.example');
  const evaluated = await ada.check(6);
  expect(evaluated.map(({ verdict, reason }) => reason ?? verdict)).toEqual([
    ...Array<string>(4).fill('will-be-invited'),
    'too-many-invitations',
    'too-many-invitations',
  ]);
  await ada.invitesList(6);
  await server.settle();
  const status = await ada.latest();
  expect(status).toMatchObject({ status: 'completed', invited: 4, failed: 2 });
  expect(status.errors.map(({ reason }) => reason)).toEqual(['too-many-invitations', 'too-many-invitations']);
  expect((await ada.invite('after@list.example')).status).toBe(429);
});

describe('a tenant created by sign-up', () => {
  const founder = { email: 'founder@start.example', password: 'fresh water every day' };

  async function found(): Promise<string> {
    const browser = server.browser();
    await browser.post(paths.signUp, { ...founder, name: 'Nova Reyes', companyName: 'Start' });
    await server.settle();
    const link = linkParts(server.mailbox.linkPath(founder.email));
    return (await browser.post(paths.activate, link)).json<SignedIn>().tenantId;
  }

  async function asFounder() {
    const browser = server.browser();
    const { accessToken } = await signIn(browser, founder);
    const headers = bearer(accessToken);
    const post = (path: string, body: unknown) => browser.post(path, body, headers);
    return {
      post,
      invite: (email: string) => post('/identity/resources/users/v2', { email }),
      check: async (count: number) =>
        (await post(`${bulk}/check`, list('early', count))).json<{ items: CheckedInvitee[] }>().items,
    };
  }

  it('can send few invitations a day while it is new, and is told why and until when; lists too', async () => {
    const tenantId = await found();
    const begun = server.clock.read().getTime();
    const nova = await asFounder();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => nova.invite(`first-${index}@list.example`)),
    );
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.headers.get('retry-after')).toBe('86400');
    const { errorCode, context } = refused.json<ErrorBody>();
    expect({ errorCode, context }).toMatchObject({ errorCode: 'new-tenant-invitations', context: { points: 3 } });
    expect(Math.abs(Date.parse(String(context!['until'])) - begun - 7 * day)).toBeLessThan(1000);
    expect((await noted()).filter((row) => row['tenant_id'] === tenantId)).toMatchObject([
      { severity: 'High', details: { points: 3, seconds: 86_400 } },
    ]);
    expect((await nova.check(1)).map(({ reason }) => reason)).toEqual(['too-many-invitations']);
    server.clock.advance(day);
    expect((await (await asFounder()).check(5)).map(({ reason, verdict }) => reason ?? verdict)).toEqual([
      ...Array<string>(3).fill('will-be-invited'),
      'too-many-invitations',
      'too-many-invitations',
    ]);
  });

  it('cannot raise its limit with sub-accounts', async () => {
    await server.rows(`update tenants set is_reseller = true where name = 'Start'`);
    const nova = await asFounder();
    const { tenantId } = (await nova.post('/tenants/resources/sub-tenants/v1', { name: 'Below' })).json<{
      tenantId: string;
    }>();
    const inviteToSubAccount = (email: string) =>
      nova.post('/identity/resources/sub-tenants/users/v1', {
        user: { email },
        subTenants: [{ tenantId, roleIds: [] }],
      });
    const statuses = [];
    for (let count = 0; count < 2; count += 1)
      statuses.push((await inviteToSubAccount(`below-${count}@list.example`)).status < 300);
    statuses.push(
      (await nova.invite('above@list.example')).status < 300,
      (await inviteToSubAccount('late@list.example')).status < 300,
    );
    expect(statuses).toEqual([true, true, true, false]);
  });

  it('has the usual limit after a week', async () => {
    server.clock.advance(7 * day);
    const nova = await asFounder();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await nova.invite(`week-${count}@list.example`)).status);
    expect(statuses.map((status) => status < 300)).toEqual([true, true, true, true, true, false]);
  });
});
