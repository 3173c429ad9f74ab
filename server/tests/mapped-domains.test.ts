/** Addresses whose domain is typed in full-width letters, at every way in. */
import { expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { callerFor, paths, tryLogin } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { findUserByEmail, insertUser, normalizeEmail, updateUser } from '#server/db/queries/core/users.ts';

const server = await useTestServer();
const { acme, admin, member } = server.people;
const ada = await callerFor(server, admin);
const wide = (text: string) =>
  text.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0));
const emailsOf = async () =>
  (await server.rows<{ email: string }>('select email from users')).map(({ email }) => email);

it('signs in with the address in full-width letters', async () => {
  const [local, domain] = member.email.split('@') as [string, string];
  expect((await tryLogin(server.browser(), `${local}@${wide(domain)}`, member.password)).status).toBe(200);
});

it('invites, by hand and in bulk, and finds the address that mail is sent to', async () => {
  const users = '/identity/resources/users/v2';
  const one = await ada.browser.post(users, { email: `victim@${wide('example')}.test` }, ada.headers);
  expect(one.status).toBe(201);
  const bulk = '/identity/resources/users/bulk/v1';
  const list = { users: [{ email: `second@${wide('example')}.test` }, { email: 'third@example.test/evil.example' }] };
  const checked = (await ada.browser.post(`${bulk}/check`, list, ada.headers)).json<{ items: { email: string }[] }>();
  expect(checked.items).toMatchObject([{ email: 'second@example.test' }, { reason: 'email-invalid' }]);
  expect((await ada.browser.post(`${bulk}/invite`, list, ada.headers)).status).toBe(202);
  await server.settle();
  await expect.poll(emailsOf).toEqual(expect.arrayContaining(['victim@example.test', 'second@example.test']));
  await expect.poll(() => server.mailbox.to('victim@example.test')).toHaveLength(1);
  const found = await ada.browser.get(
    `${users}?_filter=${encodeURIComponent(`victim@${wide('example')}`)}&_limit=10`,
    ada.headers,
  );
  expect(found.json()).toMatchObject({ items: [{ email: 'victim@example.test' }] });
});

it.each(['victim@exam/ple.test', 'victim@example.test?a.b', 'victim@10.0.0.1'])(
  'refuses what is no domain: %s',
  async (email) => {
    const invited = await ada.browser.post('/identity/resources/users/v2', { email }, ada.headers);
    expect([invited.status, invited.json<ErrorBody>().errorCode]).toEqual([400, 'email-invalid']);
    expect((await server.browser().post(paths.forgot, { email })).status).toBe(400);
  },
);

it('stores the mapped domain, wherever an address comes from', async () => {
  await server.services.db.acrossTenants('a test', async (tx) => {
    const at = server.clock.read();
    const email = `direct@${wide('globex')}.example`;
    const user = await insertUser(tx, {
      id: crypto.randomUUID(),
      email,
      email_folded: normalizeEmail(email),
      name: 'Dee',
      metadata: '{}',
      verified: false,
      super_user: false,
      created_at: at,
      updated_at: at,
    });
    expect(user!.email).toBe('direct@globex.example');
    expect((await updateUser(tx, user!.id, { email })).email).toBe('direct@globex.example');
    expect((await findUserByEmail(tx, 'direct@globex.example'))!.id).toBe(user!.id);
  });
});

it('a domain restriction holds for the address in other letters', async () => {
  const domains = '/identity/resources/configurations/restrictions/v1/email-domain';
  await ada.browser.post(domains, { domain: wide('blocked') + '.example', type: 'BLOCK' }, ada.headers);
  await ada.browser.post(`${domains}/config`, { active: true, type: 'BLOCK' }, ada.headers);
  const listed = await server.rows('select domain from domain_restrictions where tenant_id = $1', [acme]);
  expect(listed).toEqual([{ domain: 'blocked.example' }]);
  const email = `x@${wide('blocked')}.example`;
  const invited = await ada.browser.post('/identity/resources/users/v2', { email }, ada.headers);
  expect(invited.json<ErrorBody>().errorCode).toBe('email-domain-refused');
});
