import { describe, expect, it } from 'vitest';
import type { BulkStatus, CheckedInvitee } from '#shared/contract/invitations/invitations.ts';
import { bulkInvitationLimit } from '#shared/lib/invitation-limits.ts';
import { day, minute, second } from '#server/lib/clock.ts';
import { callerFor, linkParts, paths, signIn, tryLogin } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, acme, globex } = server.people;
const base = '/identity/resources/users/bulk/v1';
let lists = 0;
const addresses = (count: number) => {
  lists += 1;
  return Array.from({ length: count }, (_, index) => `person-${index + 1}@list-${lists}.example`);
};
const users = (emails: string[]) => emails.map((email) => ({ email }));
const caller = () => callerFor(server, admin);

async function send(
  body: Record<string, unknown>,
  as = admin,
): Promise<{
  id: string;
  status: () => Promise<BulkStatus>;
  undo: () => Promise<BulkStatus & { errorCode?: string }>;
}> {
  const { browser, headers } = await callerFor(server, as);
  const answer = await browser.post(`${base}/invite`, body, headers);
  expect(answer.status, answer.text).toBe(202);
  const { id } = answer.json<{ id: string }>();
  return {
    id,
    // sign in again, because days may have passed on the test clock
    status: async () => {
      const now = await callerFor(server, as);
      return (await now.browser.get(`${base}/status/${id}`, now.headers)).json<BulkStatus>();
    },
    undo: async () => (await browser.post(`${base}/${id}/undo`, {}, headers)).json(),
  };
}

const states = async (emails: string[]) =>
  (
    await server.rows<{ email: string; state: string }>(
      'select u.email, m.state from memberships m join users u on u.id = m.user_id where u.email = any($1) and m.tenant_id = $2',
      [emails, acme],
    )
  ).length;

describe('4 dry run of a bulk invitation', () => {
  it('reports the outcome of each line and changes nothing', async () => {
    const { browser, headers } = await caller();
    const [fresh] = addresses(1);
    const list = [
      { email: fresh!, line: 1 },
      { email: member.email.toUpperCase(), line: 2 },
      { email: '=HYPERLINK("http://evil.example")', line: 4 },
      { email: ` ${fresh!} `, line: 5 },
    ];
    const { items } = (await browser.post(`${base}/check`, { users: list }, headers)).json<{
      items: CheckedInvitee[];
    }>();
    expect(items.map(({ line, verdict, reason }) => [line, verdict, reason])).toEqual([
      [1, 'will-be-invited', undefined],
      [2, 'already-here', 'already-member'],
      [4, 'invalid', 'email-invalid'],
      [5, 'invalid', 'email-repeated'],
    ]);
    await server.settle();
    expect(server.mailbox.to(fresh!)).toEqual([]);
    expect(await server.rows('select 1 from users where email = $1', [fresh])).toEqual([]);
  });

  it('assigns the roles that a line names, refuses unknown ones and those above the caller’s line by line, and matches the dry run', async () => {
    const roleOf = async (body: Record<string, unknown>) =>
      (await (await caller()).browser.post('/identity/resources/roles/v1', body, (await caller()).headers)).json<{
        id: string;
      }>();
    const permission = (
      await server.rows<{ id: string }>("select id from permissions where key = 'fe.secure.write.users'")
    )[0]!.id;
    await roleOf({ key: 'inviter', name: 'Inviter', level: 50, permissions: [permission] });
    await roleOf({ key: 'night-shift', name: 'Night shift', level: 100, permissions: [] });
    const emails = addresses(4);
    const inviter = await callerFor(server, admin);
    const list = [
      { email: emails[0]!, roles: ['Night Shift', 'INVITER'] },
      { email: emails[1]!, roles: ['Nonsense'] },
      { email: emails[2]! },
      { email: emails[3]!, roles: ['member'] },
    ];
    const { items } = (await inviter.browser.post(`${base}/check`, { users: list }, inviter.headers)).json<{
      items: CheckedInvitee[];
    }>();
    expect(items.map(({ verdict, reason, detail, roles }) => ({ verdict, reason, detail, roles }))).toEqual([
      { verdict: 'will-be-invited', roles: ['Night shift', 'Inviter'] },
      { verdict: 'invalid', reason: 'role-not-found', detail: 'Nonsense' },
      { verdict: 'will-be-invited', roles: ['Member'] },
      { verdict: 'will-be-invited', roles: ['Member'] },
    ]);
    const sent = await send({ users: list });
    await server.settle();
    expect(await sent.status()).toMatchObject({
      invited: 3,
      failed: 1,
      errors: [{ line: 2, reason: 'role-not-found' }],
    });
    const given = await server.rows<{ email: string; keys: string[] }>(
      'select u.email, array_agg(r.key order by r.key) as keys from membership_roles m join users u on u.id = m.user_id join roles r on r.id = m.role_id where u.email = any($1) group by u.email order by u.email',
      [emails],
    );
    expect(given.map(({ keys }) => keys)).toEqual([['inviter', 'night-shift'], ['member'], ['member']]);
  });

  it('accepts at most five thousand lines', async () => {
    const { browser, headers } = await caller();
    const many = addresses(bulkInvitationLimit + 1);
    const answer = await browser.post(`${base}/check`, { users: users(many.slice(1)) }, headers);
    expect(answer.json<{ items: CheckedInvitee[] }>().items).toHaveLength(bulkInvitationLimit);
    expect((await browser.post(`${base}/check`, { users: users(many) }, headers)).status).toBe(400);
  });
});

describe('4 bulk invitation in the background', () => {
  it('invites each line with its roles, counts, and reports failures', async () => {
    const emails = addresses(60);
    const roleIds = (await server.rows<{ id: string }>("select id from roles where key = 'admin'")).map(({ id }) => id);
    const list = await send({
      users: [...users(emails), { email: 'broken' }, { email: member.email }, { email: emails[3]! }],
      roleIds,
    });
    expect(await list.status()).toMatchObject({ total: 63, failed: 3 });
    await server.settle();
    expect(await list.status()).toMatchObject({
      status: 'completed',
      total: 63,
      invited: 60,
      mailed: 60,
      waiting: 0,
      failed: 3,
      errors: [
        { line: 61, email: 'broken', reason: 'email-invalid' },
        { line: 62, email: member.email, reason: 'already-member' },
        { line: 63, email: emails[3], reason: 'email-repeated' },
      ],
    });
    for (const email of emails) expect(server.mailbox.to(email), email).toHaveLength(1);
    const roles = await server.rows(
      'select distinct r.key from membership_roles mr join roles r on r.id = mr.role_id join users u on u.id = mr.user_id where u.email = any($1)',
      [emails],
    );
    expect(roles).toEqual([{ key: 'admin' }]);
    const audits = await server.rows(
      "select details from audits where action = 'user.invited' and details ->> 'list' = $1",
      [list.id],
    );
    expect(audits).toHaveLength(60);
  });

  it('users of the list accept like other invited users, with the expiry that the list sets', async () => {
    const [email] = addresses(1);
    const list = await send({ users: [{ email: email!, name: 'Ida List', expirationInSeconds: 3600 }] });
    await server.settle();
    const browser = server.browser();
    const answer = await browser.post(paths.activate, {
      ...linkParts(server.mailbox.linkPath(email!)),
      password: 'my very own password',
    });
    expect(answer.json()).toMatchObject({ tenantId: acme, name: 'Ida List' });
    expect(await list.status()).toMatchObject({ invited: 1 });
    server.clock.advance(61 * minute);
    expect((await tryLogin(server.browser(), email!, 'my very own password')).json()).toMatchObject({
      errorCode: 'account-expired',
    });
  });

  it('leaves no partial invitation when a process stops midway, and the next process continues', async () => {
    const emails = addresses(30);
    const { random } = server.services;
    let calls = 0;
    // no handler catches this error: the job aborts as if the process had stopped
    server.services.random = (size) => {
      calls += 1;
      if (calls > 40) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      return random(size);
    };
    const list = await send({ users: users(emails) }).finally(() => undefined);
    await server.settle();
    server.services.random = random;
    const half = await list.status();
    expect(half.status).toBe('in_progress');
    expect(half.invited).toBeGreaterThan(0);
    expect(await states(emails)).toBe(half.invited);
    server.clock.advance(10 * second);
    await server.settle();
    expect(await list.status()).toMatchObject({ status: 'completed', invited: 30, mailed: 30 });
    for (const email of emails) expect(server.mailbox.to(email), email).toHaveLength(1);
  });

  it('rolls back a line that fails with an unexpected error, without affecting the others', async () => {
    const emails = addresses(5);
    const { random } = server.services;
    let failed = false;
    server.services.random = (size) => {
      // fails within the first line, after its user was created and before its link is
      if (failed || !new Error().stack!.includes('sendInvitation')) return random(size);
      failed = true;
      throw new Error('no entropy today');
    };
    const list = await send({ users: users(emails) });
    await server.settle();
    server.services.random = random;
    const status = await list.status();
    expect(status).toMatchObject({ status: 'completed', invited: 4, failed: 1 });
    expect(status.errors).toEqual([expect.objectContaining({ reason: 'internal-error' })]);
    expect(await server.rows('select 1 from users where email = $1', [status.errors[0]!.email])).toEqual([]);
  });

  it('invites each user once when several processes run at the same time', async () => {
    const emails = addresses(60);
    const list = await send({ users: users(emails) });
    const [job] = await server.rows<{ payload: unknown }>(
      "select payload from jobs where kind = 'invite-in-bulk' and done_at is null order by id desc limit 1",
    );
    if (job)
      await server.rows("insert into jobs (kind, payload, run_at, created_at) values ('invite-in-bulk', $1, $2, $2)", [
        JSON.stringify(job.payload),
        server.clock.read(),
      ]);
    await Promise.all([server.app.jobs.drain(), server.app.jobs.drain()]);
    await server.settle();
    expect(await list.status()).toMatchObject({ status: 'completed', invited: 60, failed: 0 });
    for (const email of emails) expect(server.mailbox.to(email), email).toHaveLength(1);
  });

  it('reports which mails have not been sent', async () => {
    const emails = addresses(3);
    server.mailbox.failure = new Error('down');
    const list = await send({ users: users(emails) });
    await server.settle();
    expect(await list.status()).toMatchObject({ invited: 3, mailed: 0, errors: [] });
    server.clock.advance(3 * day + second);
    await server.settle();
    expect((await list.status()).errors.map(({ reason }) => reason)).toEqual([
      'mail-failed',
      'mail-failed',
      'mail-failed',
    ]);
    server.mailbox.failure = undefined;
    await server.rows("delete from jobs where kind = 'mail'");
  });

  it('allows one running list at a time', async () => {
    const { browser, headers } = await caller();
    await server.rows('insert into bulk_invitations (id, tenant_id, created_at) values ($1, $2, $3)', [
      '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1aff',
      acme,
      server.clock.read(),
    ]);
    expect((await browser.post(`${base}/invite`, { users: users(addresses(1)) }, headers)).json()).toMatchObject({
      errorCode: 'bulk-invitation-running',
    });
    await server.rows('delete from bulk_invitations where id = $1', ['5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1aff']);
  });
});

describe('4 undo of a bulk invitation within ten minutes', () => {
  it('removes users who have not accepted, revokes their links, and keeps those who have accepted', async () => {
    const emails = addresses(4);
    const list = await send({ users: users([...emails, stranger.email]) });
    await server.settle();
    await server
      .browser()
      .post(paths.activate, { ...linkParts(server.mailbox.linkPath(emails[0]!)), password: 'my very own password' });
    const late = linkParts(server.mailbox.linkPath(emails[1]!));
    expect(await list.undo()).toMatchObject({ status: 'undone', invited: 1, undone: 4 });
    expect(await states(emails)).toBe(1);
    expect((await server.browser().post(paths.activate, { ...late, password: 'my very own password' })).status).toBe(
      400,
    );
    expect(await server.rows('select 1 from users where email = $1', [emails[1]])).toEqual([]);
    // users with an existing account keep it
    await signIn(server.browser(), stranger);
    expect(await list.undo()).toMatchObject({ status: 'undone', undone: 4 });
  });

  it('cancels unsent mails, and does not invite pending users', async () => {
    const emails = addresses(60);
    server.mailbox.failure = new Error('down');
    const list = await send({ users: users(emails) });
    await server.app.jobs.drain();
    await list.undo();
    server.mailbox.failure = undefined;
    server.clock.advance(minute);
    await server.settle();
    expect(await list.status()).toMatchObject({ status: 'undone', invited: 0, waiting: 0, undone: 60 });
    for (const email of emails) expect(server.mailbox.to(email), email).toEqual([]);
    expect(await states(emails)).toBe(0);
  });

  it('is refused after ten minutes', async () => {
    const emails = addresses(1);
    const list = await send({ users: users(emails) });
    await server.settle();
    server.clock.advance(10 * minute + second);
    expect(await list.undo()).toMatchObject({ errorCode: 'bulk-invitation-settled' });
    expect(await states(emails)).toBe(1);
  });

  it('returns the latest list for a day', async () => {
    const list = await send({ users: users(addresses(1)) });
    await server.settle();
    const { browser, headers } = await caller();
    const latest = async (from = { browser, headers }) =>
      (await from.browser.get(`${base}/latest`, from.headers)).json<{ item: BulkStatus | null }>().item;
    expect((await latest())?.id).toBe(list.id);
    expect(await latest(await callerFor(server, stranger, globex))).toBeNull();
    server.clock.advance(25 * 60 * minute);
    expect(await latest(await caller())).toBeNull();
  });
});

describe('V8.2 authorization of bulk invitations', () => {
  it('requires the permission, and refuses roles above the caller’s own', async () => {
    const { browser, headers } = await callerFor(server, member);
    for (const path of ['check', 'invite'])
      expect((await browser.post(`${base}/${path}`, { users: users(addresses(1)) }, headers)).status).toBe(403);
  });

  it('refuses the line of a role above the caller’s own, by name too, and invites the others', async () => {
    await server.rows(
      "insert into roles (id, tenant_id, key, name, level, is_default, is_first_user, permission_keys, created_at, updated_at) values (gen_random_uuid(), $1, 'recruiter', 'Recruiter', 60, false, false, '{fe.secure.write.users}', now(), now())",
      [acme],
    );
    await server.rows(
      "insert into membership_roles (tenant_id, user_id, role_id) select $1, u.id, r.id from users u, roles r where u.email = $2 and r.key = 'recruiter'",
      [acme, member.email],
    );
    const { browser, headers } = await callerFor(server, member);
    const [above, same] = addresses(2);
    const body = {
      users: [
        { email: above!, roles: ['Admin'] },
        { email: same!, roles: ['recruiter'] },
      ],
    };
    const { items } = (await browser.post(`${base}/check`, body, headers)).json<{ items: CheckedInvitee[] }>();
    expect(items.map(({ reason, detail }) => [reason, detail])).toEqual([
      ['role-above-own', 'Admin'],
      [undefined, undefined],
    ]);
    const { id } = (await browser.post(`${base}/invite`, body, headers)).json<{ id: string }>();
    await server.settle();
    expect((await browser.get(`${base}/status/${id}`, headers)).json()).toMatchObject({
      invited: 1,
      errors: [{ line: 1, reason: 'role-above-own' }],
    });
    expect(await states([above!])).toBe(0);
  });

  it('V8.4.1 cannot read or undo lists of another tenant', async () => {
    const list = await send({ users: users(addresses(1)) });
    const { browser, headers } = await callerFor(server, stranger, globex);
    expect((await browser.get(`${base}/status/${list.id}`, headers)).json()).toMatchObject({
      errorCode: 'bulk-invitation-not-found',
    });
    expect((await browser.post(`${base}/${list.id}/undo`, {}, headers)).json()).toMatchObject({
      errorCode: 'bulk-invitation-not-found',
    });
    expect((await browser.get(`${base}/status/none`, headers)).status).toBe(404);
  });
});
