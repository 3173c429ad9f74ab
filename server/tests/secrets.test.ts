import { expect, it } from 'vitest';
import type { OAuthTokenResponse } from '#shared/contract/entities.ts';
import {
  callerFor,
  codeFor,
  exchange,
  linkParts,
  paths,
  tryLogin,
  verifier,
  type SignedIn,
} from '#server/testing/flows.ts';
import { secretsIn, textOfTables } from '#server/testing/leaks.ts';
import { clientSecret, confidentialClient, useTestServer, vendorKey } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, guest } = server.people;

/** Runs every flow. @returns all secrets that could be abused */
async function liveThroughADay(): Promise<Record<string, string>> {
  const typed = {
    wrong: 'a wrong password typed',
    signUp: 'typed while signing up',
    reset: 'set by a reset link',
    changed: 'changed in the portal',
  };
  const { browser, session, headers } = await callerFor(server, admin);
  const refreshed = (await browser.post(paths.refresh)).json<SignedIn>();
  const code = await codeFor(browser);
  const tokens = (await exchange(browser, code)).json<OAuthTokenResponse>();
  const silent = (await browser.post(paths.silent, {})).json<OAuthTokenResponse>();
  await exchange(browser, code);
  await exchange(browser, 'x', { client_id: confidentialClient.id, client_secret: clientSecret });
  const vendor = (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>();
  for (let tries = 0; tries < 6; tries += 1) await tryLogin(server.browser(), guest.email, typed.wrong);

  server.mailbox.failure = new Error('mail server says no');
  const newcomer = server.browser();
  await newcomer.post(paths.signUp, { email: 'new@start.example', password: typed.signUp });
  await server.browser().post(paths.forgot, { email: member.email });
  await browser.post(paths.users, { email: 'invited@start.example' }, headers);
  await server.settle();
  server.mailbox.failure = undefined;
  server.clock.advance(60_000);
  await server.settle();
  const links = Object.fromEntries(
    server.mailbox.messages.flatMap((mail) =>
      mail.links.map((link) => [
        `link to ${mail.to}`,
        linkParts(link).token || new URL(link).searchParams.get('token') || '',
      ]),
    ),
  ) as Record<string, string>;
  const activated = (
    await newcomer.post(paths.activate, linkParts(server.mailbox.linkPath('new@start.example')))
  ).json<SignedIn>();
  await server
    .browser()
    .post(paths.reset, { ...linkParts(server.mailbox.linkPath(member.email)), password: typed.reset });
  await browser.post(paths.changePassword, { password: admin.password, newPassword: typed.changed }, headers);
  await breakSomething();
  const cookies = Object.fromEntries(
    [...browser.cookies, ...newcomer.cookies].map(([name, value], index) => [`cookie ${name} ${index}`, value]),
  );
  await browser.post(paths.logout, undefined, headers);
  await server.settle();
  return {
    ...typed,
    ...links,
    ...cookies,
    password: admin.password,
    access: session.accessToken,
    refresh: session.refreshToken,
    refreshed: refreshed.refreshToken,
    code,
    verifier,
    clientSecret,
    vendorSecret: vendorKey.secret,
    vendorToken: vendor.token,
    fromCode: tokens.refresh_token,
    silently: silent.access_token,
    idToken: silent.id_token,
    activated: activated.accessToken,
    masterKey: server.masterKey.toString('base64'),
  };
}

/** Unexpected errors are logged with all of their properties. */
async function breakSomething(): Promise<void> {
  const { hasher } = server.services;
  const { verify } = hasher;
  hasher.verify = () => Promise.reject(new Error('the hasher broke'));
  await tryLogin(server.browser(), admin.email, 'typed while all is broken');
  hasher.verify = verify;
  expect(server.logText()).toContain('the hasher broke');
}

const secrets = await liveThroughADay();

it('the run was complete: every secret occurs, and the log and the audits are not empty', async () => {
  expect(Object.keys(secrets).length).toBeGreaterThan(22);
  for (const [name, secret] of Object.entries(secrets).filter(([name]) => !name.startsWith('link to')))
    expect(secret?.length, name).toBeGreaterThan(10);
  expect(
    Object.entries(secrets).filter(([name, secret]) => name.startsWith('link to') && secret.length === 43).length,
  ).toBeGreaterThanOrEqual(3);
  expect(server.logText()).toContain('job failed');
  expect(server.logText().split('\n').length).toBeGreaterThan(20);
  expect((await server.rows('select 1 from audits')).length).toBeGreaterThan(12);
});

it('V16.2.5 no log line contains a password, token, link or cookie', () => {
  expect(secretsIn(server.logText(), secrets)).toEqual([]);
  expect(server.logText()).not.toContain('typed while all is broken');
});

it('V13.3.1 no row of any table contains one either', async () => {
  const tables = await textOfTables(server);
  expect(tables.length).toBeGreaterThanOrEqual(19);
  for (const { name, text } of tables) expect(secretsIn(text, secrets), name).toEqual([]);
});
