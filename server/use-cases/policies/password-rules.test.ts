import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bearer, callerFor, linkParts, paths, tryLogin } from '#server/testing/flows.ts';
import { testPassword } from '#server/testing/users.ts';
import { setUpApp, signInPath } from '#server/testing/second-factors.ts';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';
import { warnOfPasswordEnds } from './warn-password-expires.ts';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const leaked = 'marmalade on the window';

/** Mock of the range API: receives five characters and returns the rest of each digest. */
const asked: string[] = [];
let down = false;
const api = createServer((request, response) => {
  asked.push(request.url!);
  if (down) return void response.writeHead(500).end();
  const prefix = request.url!.slice(-5);
  const found = [leaked, testPassword].map(sha1).filter((digest) => digest.startsWith(prefix));
  response.end(
    [...found.map((digest) => `${digest.slice(5)}:3`), `${sha1('harmless words here').slice(5)}:0`].join('\r\n'),
  );
});
api.listen(0, '127.0.0.1');
await once(api, 'listening');
afterAll(() => void api.close());
const rangeUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}/range/`;

const server = await useTestServer({ config: { passwords: { breached: { mode: 'block', rangeUrl } } } });
const { admin, member } = server.people;

describe('V6.2.12 leaked passwords', () => {
  it('4.2 are correct but return no token', async () => {
    const answer = await tryLogin(server.browser(), member.email, member.password);
    expect([answer.status, answer.json()]).toEqual([
      200,
      { mfaRequired: false, isBreachedPassword: true, userEmail: member.email },
    ]);
    expect(answer.headers.getSetCookie().join()).not.toContain('fe_refresh');
    expect(await server.rows('select id from sessions where user_id = $1', [member.id])).toEqual([]);
    expect(
      await server.rows(
        `select severity from audits where action = 'user.password-breached' and actor_id = $1 and tenant_id is null`,
        [member.id],
      ),
    ).toEqual([{ severity: 'High' }]);
  });

  it('cannot be chosen; a new password restores access', async () => {
    const browser = server.browser();
    await browser.post(paths.forgot, { email: member.email });
    await server.settle();
    const link = linkParts(server.mailbox.linkPath(member.email));
    expect((await browser.post(paths.reset, { ...link, password: leaked })).json()).toMatchObject({
      errorCode: 'password-breached',
    });
    expect((await browser.post(paths.reset, { ...link, password: 'nobody has leaked this one' })).status).toBe(200);
    expect((await tryLogin(server.browser(), member.email, 'nobody has leaked this one')).json()).toHaveProperty(
      'accessToken',
    );
    expect(await server.rows('select password_breached_at from users where id = $1', [member.id])).toEqual([
      { password_breached_at: null },
    ]);
  });

  it('are checked by sending five characters of a digest only', () => {
    expect(asked).toContain(`/range/${sha1(leaked).slice(0, 5)}`);
    expect(asked.filter((path) => !/^\/range\/[0-9A-F]{5}$/.test(path))).toEqual([]);
  });

  it('are accepted if the list is unavailable, which is logged', async () => {
    down = true;
    expect((await tryLogin(server.browser(), admin.email, admin.password)).json()).toHaveProperty('accessToken');
    expect(server.logText()).toContain('leaked password check is unavailable');
    expect(server.logText()).not.toContain(admin.password);
    down = false;
  });

  it('are looked up only if the password is correct', async () => {
    const before = asked.length;
    await tryLogin(server.browser(), admin.email, 'not the password');
    expect(asked).toHaveLength(before);
  });

  it('cause a warning but no block in the other mode, with a local file too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-leaked-'));
    const file = join(folder, 'hashes.txt');
    const digests = [
      ...Array.from({ length: 5000 }, (_, index) => sha1(`word ${index}`)),
      sha1(testPassword),
      sha1(leaked),
    ].sort();
    await writeFile(file, digests.map((digest, index) => `${digest}:${index + 1}`).join('\r\n'));
    const prompting = await startTestServer({ config: { passwords: { breached: { mode: 'prompt', file } } } });
    const user = prompting.people.admin;
    const told = (await tryLogin(prompting.browser(), user.email, user.password)).json();
    expect(told).toMatchObject({ isBreachedPassword: true, mfaRequired: false });
    expect(told).toHaveProperty('accessToken');
    const { contains } = prompting.services.breachedPasswords;
    for (const index of [0, 1, 17, 2500, 4998, 4999]) expect(await contains(`word ${index}`)).toBe(true);
    for (const index of [5000, 5001, 9999]) expect(await contains(`word ${index}`)).toBe(false);
    expect([await contains(leaked), await contains('')]).toEqual([true, false]);
    await prompting.close();
    await rm(folder, { recursive: true });
  });
});

describe('7 the vendor’s rule about leaked passwords', () => {
  it.each(['off', 'prompt', 'block'] as const)('is told as the server applies it: “%s”', async (mode) => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-leaked-'));
    const file = join(folder, 'hashes.txt');
    await writeFile(file, `${sha1(leaked)}:7`);
    const other = await startTestServer({ config: { passwords: { breached: { mode, file } } } });
    const path = '/identity/resources/configurations/v1/password';
    const { people } = other;
    const owner = await callerFor(other, people.admin);
    expect((await owner.browser.get(path, owner.headers)).json()).toMatchObject({ breachedPasswords: mode });
    const change = { password: people.admin.password, newPassword: leaked };
    const chosen = await owner.browser.post(paths.changePassword, change, owner.headers);
    expect(chosen.text.includes('password-breached')).toBe(mode !== 'off');
    expect(chosen.status < 300).toBe(mode === 'off');
    const reader = await callerFor(other, people.member);
    expect((await reader.browser.get(path, reader.headers)).status).toBe(403);
    await other.close();
    await rm(folder, { recursive: true });
  });
});

describe('4.3 a leaked password in warning mode', () => {
  it('4.3 also causes a warning after the second factor, until it is changed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-leaked-'));
    const file = join(folder, 'hashes.txt');
    await writeFile(file, `${sha1(testPassword)}:7`);
    const prompting = await startTestServer({ config: { passwords: { breached: { mode: 'prompt', file } } } });
    const { admin: user, member: other } = prompting.people;
    const app = await setUpApp(prompting, user);
    const both = async (password: string) => {
      const browser = prompting.browser();
      const first = (await tryLogin(browser, user.email, password)).json();
      const second = (
        await browser.post(`${signInPath}/verify`, { mfaToken: first['mfaToken'], value: app.nextCode() })
      ).json();
      return {
        first: first['isBreachedPassword'],
        second: second['isBreachedPassword'],
        token: String(second['accessToken']),
        browser,
      };
    };
    const told = await both(user.password);
    expect([told.first, told.second]).toEqual([true, true]);
    expect(
      (
        await told.browser.post(
          paths.changePassword,
          { password: user.password, newPassword: 'a fresh one for a fresh hour' },
          bearer(told.token),
        )
      ).status,
    ).toBe(200);
    const after = await both('a fresh one for a fresh hour');
    expect([after.first, after.second]).toEqual([undefined, undefined]);
    // a sign-in without the password returns no warning
    expect((await tryLogin(prompting.browser(), other.email, other.password)).json()).toMatchObject({
      isBreachedPassword: true,
    });
    await prompting.close();
    await rm(folder, { recursive: true });
  });
});

describe('password history and rotation of tenants', () => {
  it('warns before a password expires: once by mail, and at each sign-in', async () => {
    const plain = await startTestServer();
    const { admin: owner, member: other } = plain.people;
    const ada = await callerFor(plain, owner);
    const policy = { isActive: true, rotationPeriod: 60 * 24 * 30, notificationPeriod: 60 * 24 * 7 };
    expect(
      (await ada.browser.post('/identity/resources/configurations/v1/password-rotation', policy, ada.headers)).status,
    ).toBe(200);
    const day = 86_400_000;
    const warned = async () => {
      await warnOfPasswordEnds(anonymousContext(plain.services, ownMetadata('test')));
      await plain.settle();
      return plain.mailbox.to(other.email).filter(({ subject }) => subject.includes('expires soon')).length;
    };
    const told = async () => (await tryLogin(plain.browser(), other.email, other.password)).json();
    plain.clock.advance(22 * day);
    expect(await warned()).toBe(0);
    expect(await told()).not.toHaveProperty('passwordExpiresIn');
    plain.clock.advance(2 * day);
    expect([await warned(), await warned()]).toEqual([1, 1]);
    expect(plain.mailbox.to(other.email).at(-1)!.links[0]).toContain('/account/forget-password');
    expect(await told()).toMatchObject({ passwordExpiresIn: 60 * 24 * 6, notificationPeriod: 60 * 24 * 7 });
    // not to a user of another tenant
    expect(plain.mailbox.to(plain.people.stranger.email)).toEqual([]);
    plain.clock.advance(7 * day);
    expect(await warned()).toBe(1);
    await plain.close();
  });

  it('V6.2.9 refuses former passwords of a strict tenant', async () => {
    const plain = await startTestServer();
    const ada = await callerFor(plain, plain.people.admin);
    await ada.browser.post(
      '/identity/resources/configurations/v1/password-history-policy',
      { enabled: true, historySize: 2 },
      ada.headers,
    );
    const change = (password: string, newPassword: string) =>
      ada.browser.post(paths.changePassword, { password, newPassword }, ada.headers);
    expect((await change(testPassword, testPassword)).json()).toMatchObject({ errorCode: 'password-reused' });
    expect((await change(testPassword, 'second one of them')).status).toBe(200);
    plain.clock.advance(1000);
    expect((await change('second one of them', testPassword)).json()).toMatchObject({ errorCode: 'password-reused' });
    expect((await change('second one of them', 'third one of them')).status).toBe(200);
    plain.clock.advance(1000);
    expect((await change('third one of them', testPassword)).status).toBe(200);
    await plain.close();
  });

  it('the rotation of one tenant does not block access to another', async () => {
    const plain = await startTestServer();
    const { admin: owner, guest, acme, globex } = plain.people;
    const ada = await callerFor(plain, owner);
    const path = '/identity/resources/configurations/v1/password-rotation';
    const tooOften = await ada.browser.post(
      path,
      { isActive: true, rotationPeriod: 60, notificationPeriod: 0 },
      ada.headers,
    );
    expect([tooOften.status, tooOften.text]).toEqual([400, expect.stringContaining('rotationPeriod')]);
    expect(
      (await ada.browser.post(path, { isActive: true, rotationPeriod: 1440, notificationPeriod: 0 }, ada.headers))
        .status,
    ).toBe(200);
    plain.clock.advance(25 * 60 * 60_000);
    const elsewhere = await callerFor(plain, guest, globex);
    expect((await callerFor(plain, guest)).session.tenantId).toBe(globex);
    expect(
      (await tryLogin(plain.browser(), guest.email, guest.password, { 'frontegg-scoped-tenant': acme })).json(),
    ).toMatchObject({ errorCode: 'password-expired' });
    const ways = [
      elsewhere.browser.put(paths.switchTenant, { tenantId: acme }, elsewhere.headers),
      elsewhere.browser.post(paths.tokenForTenant, { tenantId: acme }, elsewhere.headers),
      elsewhere.browser.post(paths.refresh, { tenantId: acme }),
      elsewhere.browser.post(paths.silent, { tenantId: acme }),
    ];
    for (const answer of await Promise.all(ways))
      expect(answer.json()).toMatchObject({ errorCode: 'password-expired' });
    expect((await elsewhere.browser.post(paths.refresh, {})).json()).toMatchObject({ tenantId: globex });
    await plain.close();
  });

  it('an expired password does not sign in, and its owner gets a link', async () => {
    const plain = await startTestServer();
    const { admin: owner, member: other } = plain.people;
    const ada = await callerFor(plain, owner);
    await ada.browser.post(
      '/identity/resources/configurations/v1/password-rotation',
      { isActive: true, rotationPeriod: 1440, notificationPeriod: 0 },
      ada.headers,
    );
    plain.clock.advance(1439 * 60_000);
    expect((await tryLogin(plain.browser(), other.email, other.password)).status).toBe(200);
    plain.clock.advance(2 * 60_000);
    expect((await tryLogin(plain.browser(), other.email, other.password)).json()).toMatchObject({
      errorCode: 'password-expired',
    });
    await plain.settle();
    const browser = plain.browser();
    expect(
      (
        await browser.post(paths.reset, {
          ...linkParts(plain.mailbox.linkPath(other.email)),
          password: 'a fresh one for a fresh hour',
        })
      ).status,
    ).toBe(200);
    expect((await tryLogin(browser, other.email, 'a fresh one for a fresh hour')).status).toBe(200);
    await plain.close();
  });
});
