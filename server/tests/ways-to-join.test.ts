/** Every way in which a tenant takes in an address, each against its restrictions of email domains. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { BulkStatus } from '#shared/contract/invitations/invitations.ts';
import type { Answer, Browser } from '#server/testing/browser.ts';
import { callerFor, linkParts, paths, signIn } from '#server/testing/flows.ts';
import { testPassword } from '#server/testing/users.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { ok, useEntrance } from '#server/testing/ways-in.ts';

const { server, idp, bySso, asAdmin } = await useEntrance();
const { acme, globex, guest, member } = server.people;

/** Tries to bring in an address, after what is done before the rule. */
type Bring = () => Promise<Answer>;

let ada: Awaited<ReturnType<typeof asAdmin>>;
const post = async (path: string, body: unknown) => ok(await ada.browser.post(path, body, ada.headers));
const invite = (email: string) => ada.browser.post(paths.users, { email }, ada.headers);
const ownAddress = '/identity/resources/users/v1/email/me';
const bulk = '/identity/resources/users/bulk/v1';
const social = '/identity/resources/auth/v2/user/sso/default/google/prelogin';

/** A user with an account, whose own tenant is Globex. */
async function stranger(email: string): Promise<Browser> {
  const [user] = await server.rows<{ id: string }>(
    `insert into users (id, email, email_folded, name, metadata, password_hash, password_changed_at, verified, super_user, created_at, updated_at)
     select gen_random_uuid(), $1, $1, 'Noor Amsel', metadata, password_hash, password_changed_at, true, false, created_at, updated_at from users where id = $2
     returning id`,
    [email, guest.id],
  );
  await server.rows(`insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', $3)`, [
    globex,
    user!.id,
    server.clock.read(),
  ]);
  const browser = server.browser();
  await signIn(browser, { email, password: testPassword });
  return browser;
}

/** The link that an invitation mailed. */
async function invited(email: string): Promise<{ userId: string; token: string }> {
  ok(await invite(email));
  await server.settle();
  return linkParts(server.mailbox.linkPath(email));
}

const sharedLink = async () =>
  (await post('/identity/resources/tenants/invites/v2/user', {})).json<{ token: string }>().token;

const signUp = (email: string, invitationToken?: string) =>
  server
    .browser()
    .post(paths.signUp, { email, name: 'New', password: testPassword, companyName: 'New', invitationToken });

async function bySocial(email: string, invitationToken: string): Promise<Answer> {
  const browser = server.browser();
  idp.account = { sub: email, email, email_verified: true, name: 'New' };
  const started = await browser.get(`${social}?${new URLSearchParams({ invitationToken }).toString()}`);
  const answer = await browser.get(await idp.visit(started.location));
  const attempt =
    answer.headers.has('location') && new URL(answer.location, server.baseUrl).searchParams.get('attempt');
  if (!attempt) return answer;
  await server.settle();
  const body = { attempt, code: server.mailbox.code(email) };
  return await browser.post('/identity/resources/auth/v1/user/sso/confirm', body);
}

const ways: Record<string, (email: string) => Promise<Bring>> = {
  'an invitation': async (email) => () => invite(email),
  'an invitation to accounts': async (email) => () =>
    ada.browser.post(
      '/identity/resources/sub-tenants/users/v1',
      { user: { email }, subTenants: [{ tenantId: acme }] },
      ada.headers,
    ),
  'accepting an invitation': async (email) => {
    const browser = await stranger(email);
    const link = await invited(email);
    return () => browser.post(paths.acceptInvitation, link);
  },
  'activating an invited account': async (email) => {
    const link = await invited(email);
    return () => server.browser().post(paths.activate, { ...link, password: testPassword });
  },
  'a sign-up with an invitation': async (email) => {
    const { token } = await invited(email);
    return () => signUp(email, token);
  },
  'a sign-up by a shared link': async (email) => {
    const token = await sharedLink();
    return () => signUp(email, token);
  },
  'a sign-up by a shared link, of a user with an account': async (email) => {
    await stranger(email);
    const token = await sharedLink();
    return () => signUp(email, token);
  },
  'activating an account from a shared link': async (email) => {
    ok(await signUp(email, await sharedLink()));
    await server.settle();
    const link = linkParts(server.mailbox.linkPath(email));
    return () => server.browser().post(paths.activate, { ...link, password: testPassword });
  },
  'a social account with an invitation': async (email) => {
    const { token } = await invited(email);
    return () => bySocial(email, token);
  },
  'a social account by a shared link': async (email) => {
    const token = await sharedLink();
    return () => bySocial(email, token);
  },
  'single sign-on': async (email) => async () => (await bySso({ email })).answer,
  'single sign-on with an open invitation': async (email) => {
    await stranger(email);
    await invited(email);
    return async () => (await bySso({ email })).answer;
  },
  'another address of a member': async (email) => {
    const { browser, headers } = await callerFor(server, member);
    return () => browser.post(ownAddress, { email }, headers);
  },
  'the code to another address of a member': async (email) => {
    const { browser, headers } = await callerFor(server, member);
    ok(await browser.post(ownAddress, { email }, headers));
    await server.settle();
    const code = server.mailbox.code(email);
    return () => browser.post(`${ownAddress}/verify`, { email, code }, headers);
  },
};

const block = async () => {
  await server.rows(
    `insert into domain_restriction_settings (tenant_id, active, list_type, block_public_domains, updated_at) values ($1, true, 'BLOCK', false, $2)`,
    [acme, server.clock.read()],
  );
  await server.rows(
    `insert into domain_restrictions (id, tenant_id, domain, type, created_at) values (gen_random_uuid(), $1, 'harbour.example', 'BLOCK', $2)`,
    [acme, server.clock.read()],
  );
};
const statesOf = (email: string) =>
  server.rows<{ state: string }>(
    'select m.state from memberships m join users u on u.id = m.user_id where u.email = $1 and m.tenant_id = $2',
    [email, acme],
  );
const refusals = () =>
  server.rows("select details from audits where action = 'user.email-domain-refused' and tenant_id = $1", [acme]);

let addresses = 0;
let email: string;
beforeEach(async () => {
  email = `new-${(addresses += 1)}@harbour.example`;
  await server.rows('delete from domain_restrictions');
  await server.rows('delete from domain_restriction_settings');
  // the same is recorded once in ten minutes
  server.clock.advance(11 * 60_000);
  ada = await asAdmin();
});

describe('9 a tenant that blocks an email domain', () => {
  it.each(Object.keys(ways))('refuses %s, records the domain, and takes it in without the rule', async (way) => {
    const bring = await ways[way]!(email);
    const before = await statesOf(email);
    const known = (await refusals()).length;
    await block();
    const answer = await bring();
    await server.settle();
    expect([answer.status, answer.text]).toEqual([403, expect.stringMatching(/email-domain-refused|email domain/)]);
    expect(await statesOf(email)).toEqual(before);
    expect((await refusals()).slice(known)).toEqual([
      { details: { rule: 'domain-restrictions', domain: 'harbour.example' } },
    ]);
    await server.rows('delete from domain_restrictions');
    const open = await ways[way]!(`open-${email}`);
    expect((await open()).status).toBeLessThan(400);
  });

  it('refuses a line of a bulk invitation, and tells its sender', async () => {
    await block();
    const { id } = (await post(`${bulk}/invite`, { users: [{ email }] })).json<{ id: string }>();
    await server.settle();
    const status = await ada.browser.get(`${bulk}/status/${id}`, ada.headers);
    expect(status.json<BulkStatus>()).toMatchObject({ errors: [{ email, reason: 'email-domain-refused' }] });
    expect(await statesOf(email)).toEqual([]);
  });

  it('keeps its members, and leaves sign-ups to their own tenants', async () => {
    await bySso({ email });
    await block();
    const { answer } = await bySso({ email });
    expect(answer.status).toBe(303);
    ok(await signUp(`own-${email}`));
    await server.settle();
    expect(server.mailbox.to(`own-${email}`)).toHaveLength(1);
    expect(await statesOf(`own-${email}`)).toEqual([]);
  });

  it('does so in another process from the next request', async () => {
    const { database, masterKey, clock } = server;
    const other = await startTestServer({ database, masterKey, clock });
    try {
      const there = await callerFor(other, guest, acme);
      const asked = () => there.browser.post(ownAddress, { email }, there.headers);
      expect((await asked()).status).toBe(200);
      await post('/identity/resources/configurations/restrictions/v1/email-domain', {
        domain: 'harbour.example',
        type: 'BLOCK',
      });
      await post('/identity/resources/configurations/restrictions/v1/email-domain/config', {
        active: true,
        type: 'BLOCK',
      });
      expect((await asked()).json<ErrorBody>().errorCode).toBe('email-domain-refused');
    } finally {
      await other.close();
    }
  });
});
