/** The daily head of the audit log by mail: to a member whom an admin chose, once a day, from whichever process. */
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import { bearer, callerFor } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';
import { mailAuditHeads } from './mail-heads.ts';
import { sealLog } from './seal-audits.ts';

const masterKey = randomBytes(32);
const server = await useTestServer({ masterKey, config: { lifetimes: { accessToken: 10 * 86_400 } } });
const { acme, globex, admin, member, stranger, guest } = server.people;
const path = '/audits/resources/head-mail/v1';
const hour = 3_600_000;

const ada = await callerFor(server, admin);
const sol = await callerFor(server, stranger, globex);
const ben = await callerFor(server, member);
const choose = (email: unknown, caller = ada) => caller.browser.post(path, { email }, caller.headers);
const chosen = async (caller = ada) => (await caller.browser.get(path, caller.headers)).json();
const mails = (address: string) =>
  server.mailbox.to(address).filter(({ subject }) => subject.startsWith('Proof of the audit log'));
const hourly = async (services = server.services) => {
  await mailAuditHeads(anonymousContext(services, ownMetadata('job')));
  await server.settle();
};
const head = async (tenant: string) => {
  await sealLog(server.services, tenant);
  const [row] = await server.rows<{ seq: number; hash: string }>(
    `select seq, encode(hash, 'hex') as hash from audit_chains where tenant_id = $1`,
    [tenant],
  );
  return row!;
};

beforeEach(async () => {
  await server.rows('delete from audit_head_mails');
  server.mailbox.messages.length = 0;
});

describe('7 the daily head of the audit log', () => {
  it('is mailed to nobody unless an admin chooses a member', async () => {
    expect(await chosen()).toEqual({ email: null });
    await hourly();
    expect(server.mailbox.messages).toEqual([]);
  });

  it('names number and hash of the last event, once a day at the same time', async () => {
    expect((await choose(member.email.toUpperCase())).json()).toEqual({ email: member.email });
    const { seq, hash } = await head(acme);
    await hourly();
    await hourly();
    expect(mails(member.email)).toHaveLength(1);
    const { subject, text, links } = mails(member.email)[0]!;
    expect(subject).toBe(`Proof of the audit log of Acme: event ${seq}`);
    expect(text).toContain(`Event number: ${seq}\nHash: ${hash}\n`);
    expect(links).toEqual([`${server.baseUrl}/oauth/portal/audits`]);
    for (let hours = 1; hours <= 24; hours += 1) {
      server.clock.advance(hour);
      expect(mails(member.email)).toHaveLength(1);
      await hourly();
    }
    expect(mails(member.email)).toHaveLength(2);
    // days on which the server did not run are not made up for
    server.clock.advance(73 * hour);
    await hourly();
    await hourly();
    expect(mails(member.email)).toHaveLength(3);
    server.clock.advance(22 * hour);
    await hourly();
    expect(mails(member.email)).toHaveLength(3);
    server.clock.advance(hour);
    await hourly();
    expect(mails(member.email)).toHaveLength(4);
    await choose(null);
    server.clock.advance(25 * hour);
    await hourly();
    expect(mails(member.email)).toHaveLength(4);
  });

  it('is written once by two processes at once', async () => {
    await choose(admin.email);
    const other = await startTestServer({
      database: server.database,
      clock: server.clock,
      mailbox: server.mailbox,
      masterKey,
    });
    await Promise.all([hourly(), hourly(other.services), hourly(), hourly(other.services)]);
    await other.settle();
    await other.close();
    expect(mails(admin.email)).toHaveLength(1);
  });

  it('waits while the mail server fails, and is sent then', async () => {
    await choose(admin.email);
    server.mailbox.failure = new Error('unreachable');
    await hourly();
    expect(mails(admin.email)).toEqual([]);
    server.mailbox.failure = undefined;
    server.clock.advance(hour);
    await server.settle();
    expect(mails(admin.email)).toHaveLength(1);
  });

  it('goes to nobody who has left, or is disabled', async () => {
    await choose(guest.email);
    await server.rows(`update memberships set state = 'disabled' where tenant_id = $1 and user_id = $2`, [
      acme,
      guest.id,
    ]);
    await hourly();
    expect(mails(guest.email)).toEqual([]);
    expect((await choose(guest.email)).status).toBe(400);
    await server.rows(`delete from memberships where tenant_id = $1 and user_id = $2`, [acme, guest.id]);
    expect(await chosen()).toEqual({ email: null });
  });

  it('V2.2.1 goes to confirmed addresses of members alone', async () => {
    for (const email of [stranger.email, 'nobody@acme.example', 'no address', '', 7, undefined])
      expect((await choose(email)).status).toBe(400);
    await server.rows('update users set verified = false where id = $1', [member.id]);
    expect((await choose(member.email)).status).toBe(400);
    await server.rows('update users set verified = true where id = $1', [member.id]);
    expect(await chosen()).toEqual({ email: null });
  });

  it('V8.4.1 is that of the own log, for who may change policies, in person', async () => {
    expect([(await choose(member.email, ben)).status, (await ben.browser.get(path, ben.headers)).status]).toEqual([
      403, 403,
    ]);
    await choose(admin.email);
    expect(await chosen(sol)).toEqual({ email: null });
    await choose(stranger.email, sol);
    await choose(null, sol);
    expect(await chosen()).toEqual({ email: admin.email });
    expect((await server.browser().post(path, { email: null }, bearer(''))).status).toBe(401);
    // an impersonator has the rights of whom they act for
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id) select tenant_id, $2, role_id from membership_roles where user_id = $1 and tenant_id = $3`,
      [admin.id, member.id, acme],
    );
    const [base, support] = ['/identity/resources/impersonation/v1', await callerFor(server, admin)];
    const ticket = (
      await support.browser.post(
        `${base}/tickets`,
        { userId: member.id, reason: 'a look at the plan' },
        support.headers,
      )
    ).json<{ actorToken: string; impersonatedUserId: string }>();
    const acting = server.browser();
    const { accessToken } = (await acting.post(base, ticket)).json<{ accessToken: string }>();
    const answer = await acting.post(path, { email: null }, bearer(accessToken));
    expect(answer.json()).toMatchObject({ errorCode: 'impersonated-session' });
  });

  it('is recorded when it changes, and only then', async () => {
    await server.rows(`delete from audits where action = 'audits.head-mail-changed'`);
    for (const email of [admin.email, admin.email, null, null]) await choose(email);
    const self = { userId: admin.id, email: admin.email };
    expect(
      await server.rows(
        `select severity, details from audits where action = 'audits.head-mail-changed' and tenant_id = $1 order by id`,
        [acme],
      ),
    ).toEqual([
      { severity: 'High', details: { before: null, after: self } },
      { severity: 'High', details: { before: self, after: null } },
    ]);
  });
});
