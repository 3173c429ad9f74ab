import { expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { BulkStatus, JudgedLine } from '#shared/contract/invitations.ts';
import { day } from '#server/lib/clock.ts';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { limits: { invitationsPerTenant: { points: 5, per: 86_400 } } } });
const { admin, acme } = server.people;
const bulk = '/identity/resources/users/bulk/v1';
const list = (name: string, count: number) => ({ users: Array.from({ length: count }, (_, index) => ({ email: `${name}-${index}@list.example` })) });
const noted = () => server.rows('select tenant_id, actor_id, severity, details from audits where action = $1', ['tenant.invitations-limited']);

async function caller() {
  const { browser, headers } = await callerFor(server, admin);
  const post = (path: string, body: unknown) => browser.post(path, body, headers);
  return {
    invite: (email: string) => post('/identity/resources/users/v2', { email }),
    check: async (count: number) => (await post(`${bulk}/check`, list('tried', count))).json<{ items: JudgedLine[] }>().items,
    invitesList: async (count: number) => (await post(`${bulk}/invite`, list('sent', count))).json<{ id: string }>().id,
    latest: async () => (await browser.get(`${bulk}/latest`, headers)).json<{ item: BulkStatus }>().item,
  };
}

it('V2.4.1 an account mails so many invitations a day, to whatever addresses: calls at once too, with the limit named, and written down once', async () => {
  const ada = await caller();
  const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => ada.invite(`at-once-${index}@list.example`)));
  expect(answers.filter(({ status }) => status === 201 || status === 200)).toHaveLength(5);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(refused!.headers.get('retry-after')).toBe('86400');
  expect(refused!.json<ErrorBody>()).toMatchObject({ errorCode: 'too-many-invitations', context: { points: 5 } });
  expect(await noted()).toEqual([{ tenant_id: acme, actor_id: admin.id, severity: 'High', details: { points: 5, seconds: 86_400 } }]);
  // a refused one is not there by half
  expect(await server.rows(`select 1 from users where email like 'at-once-%'`)).toHaveLength(5);
  server.clock.advance(day);
  expect((await (await caller()).invite('next-day@list.example')).status).toBeLessThan(300);
});

it('a list says in its dry run which lines are too many, and invites as many as it may', async () => {
  server.clock.advance(day);
  const ada = await caller();
  await ada.invite('before@list.example');
  const judged = await ada.check(6);
  expect(judged.map(({ verdict, reason }) => reason ?? verdict)).toEqual([...Array<string>(4).fill('will-be-invited'), 'too-many-invitations', 'too-many-invitations']);
  await ada.invitesList(6);
  await server.settle();
  const status = await ada.latest();
  expect(status).toMatchObject({ status: 'completed', invited: 4, failed: 2 });
  expect(status.errors.map(({ reason }) => reason)).toEqual(['too-many-invitations', 'too-many-invitations']);
  expect((await ada.invite('after@list.example')).status).toBe(429);
});
