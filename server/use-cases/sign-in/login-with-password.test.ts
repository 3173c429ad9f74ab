import { hash, type verify } from '@node-rs/argon2';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type * as passwordHasher from '#server/integrations/password-hasher.ts';
import { minute } from '#server/lib/clock.ts';
import { logWork } from '#server/testing/answer-work.ts';
import { bearer, linkParts, paths, signIn, tryLogin } from '#server/testing/flows.ts';
import { testPassword } from '#server/testing/users.ts';
import { publicClient, startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, guest, acme, globex } = server.people;
const wrong = (email: string) => tryLogin(server.browser(), email, 'not the password');
const codes = (answers: { json<T>(): T }[]) => answers.map((answer) => answer.json<ErrorBody>().errorCode);

describe('the right password', () => {
  it('answers with tokens and the user, and sets both cookies', async () => {
    const browser = server.browser();
    const session = await signIn(browser, admin);
    expect(session).toMatchObject({
      mfaRequired: false,
      userId: admin.id,
      email: admin.email,
      emailVerified: true,
      tenantId: acme,
      expiresIn: 900,
      amr: ['pwd'],
    });
    const now = server.clock.read().getTime();
    expect(session.exp).toBe(now / 1000 + 900);
    expect(session.expires).toBe(new Date(now + 900_000).toISOString());
    expect(session.auth_time).toBe(now / 1000);
    expect([...browser.cookies.keys()].sort()).toEqual([
      `fe_refresh_${publicClient.id.replace('-', '')}`,
      'portico_sso',
    ]);
    expect((await browser.get(paths.me, bearer(session.accessToken))).json()).toMatchObject({
      id: admin.id,
      tenantId: acme,
    });
  });

  it('finds the address in any case, and with spaces around it', async () => {
    expect((await tryLogin(server.browser(), ` ${admin.email.toUpperCase()} `, testPassword)).status).toBe(200);
  });

  it('V6.2.8 counts letter by letter: no trimming, no folding', async () => {
    for (const near of [
      `${testPassword} `,
      ` ${testPassword}`,
      testPassword.toUpperCase(),
      testPassword.slice(0, -1),
    ]) {
      expect((await tryLogin(server.browser(), guest.email, near)).status, near).toBe(401);
    }
    await signIn(server.browser(), guest);
  });

  it('renews a hash from before there was a pepper, once, and keeps the password', async () => {
    const stored = async () =>
      (await server.rows<{ hash: string }>('select password_hash as hash from users where id = $1', [guest.id]))[0]!
        .hash;
    const without = await hash(testPassword, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await server.rows('update users set password_hash = $1 where id = $2', [without, guest.id]);
    expect((await wrong(guest.email)).status).toBe(401);
    expect(await stored()).toBe(without);
    await signIn(server.browser(), guest);
    const renewed = await stored();
    expect(renewed).toMatch(/^v1\$argon2id\$/);
    await signIn(server.browser(), guest);
    expect(await stored()).toBe(renewed);
  });

  it('ends the session that the browser had before', async () => {
    const browser = server.browser();
    const first = await signIn(browser, admin);
    const second = await signIn(browser, admin);
    expect((await browser.get(paths.me, bearer(first.accessToken))).status).toBe(401);
    expect((await browser.get(paths.me, bearer(second.accessToken))).status).toBe(200);
  });
});

describe('V6.3.8 an unknown address cannot be told from a wrong password', () => {
  const comparable = (headers: Headers) =>
    Object.fromEntries([...headers].filter(([name]) => !['frontegg-trace-id', 'date'].includes(name)));

  it('by status, body and headers, try by try up to the lock', async () => {
    for (let tries = 1; tries <= 6; tries += 1) {
      const known = await wrong(stranger.email);
      const unknown = await wrong('nobody@globex.example');
      expect(unknown.status).toBe(known.status);
      expect(unknown.json()).toEqual(known.json());
      expect(comparable(unknown.headers)).toEqual(comparable(known.headers));
    }
    server.clock.advance(15 * minute);
  });

  it('by work: one hash is compared, for known, unknown and locked addresses', async () => {
    const { hasher } = server.services;
    const { verify } = hasher;
    let compared = 0;
    hasher.verify = (stored, password) => {
      compared += 1;
      return verify(stored, password);
    };
    for (const email of [stranger.email, 'nobody-else@globex.example'])
      for (let tries = 0; tries < 6; tries += 1) await wrong(email);
    hasher.verify = verify;
    expect(compared).toBe(12);
    server.clock.advance(16 * minute);
  });

  it('by time: the hash compared for an unknown address has the parameters of a new one', async () => {
    const verified: { parameters: string; secret: unknown }[] = [];
    vi.doMock('@node-rs/argon2', async (original) => {
      const library = await original<{ hash: typeof hash; verify: typeof verify }>();
      const counted: typeof verify = (stored, password, options) => {
        // `$argon2id$v=19$m=…,t=…,p=…$salt$hash`: what decides how much is computed
        const parameters = String(stored).split('$').slice(0, 4).join('$');
        verified.push({ parameters, secret: options?.secret });
        return library.verify(stored, password, options);
      };
      return { ...library, verify: counted };
    });
    onTestFinished(() => vi.doUnmock('@node-rs/argon2'));
    // another instance of the module: the loaded one keeps the library that it has
    const specifier = '#server/integrations/password-hasher.ts?counted';
    const { createPasswordHasher } = (await import(specifier)) as typeof passwordHasher;
    const hasher = createPasswordHasher(64, Buffer.alloc(32, 3));
    await hasher.verify(await hasher.hash(testPassword), 'not the password');
    await hasher.verify(null, 'not the password');
    const [known, unknown] = verified;
    expect(known?.parameters).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/);
    expect(unknown).toEqual(known);
    expect(verified).toHaveLength(2);
  });
});

describe('V6.3.1 lockout', () => {
  it('says how many tries are left, then until when it is locked', async () => {
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await wrong(member.email));
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 423, 423]);
    expect(answers.map((answer) => answer.json<ErrorBody>().context?.['triesLeft'])).toEqual([
      4,
      3,
      2,
      1,
      undefined,
      undefined,
    ]);
    const lockedUntil = new Date(server.clock.read().getTime() + 15 * minute).toISOString();
    expect(answers[5]!.json()).toMatchObject({ errorCode: 'account-locked', context: { lockedUntil } });
  });

  it('refuses the right password while it lasts, and opens after 15 minutes', async () => {
    server.clock.advance(15 * minute - 1000);
    expect((await tryLogin(server.browser(), member.email, testPassword)).status).toBe(423);
    server.clock.advance(1000);
    await signIn(server.browser(), member);
  });

  it('is not prolonged by tries while it lasts', async () => {
    for (let tries = 0; tries < 5; tries += 1) await wrong(member.email);
    server.clock.advance(14 * minute);
    for (let tries = 0; tries < 10; tries += 1) await wrong(member.email);
    server.clock.advance(minute);
    expect((await tryLogin(server.browser(), member.email, testPassword)).status).toBe(200);
  });

  it('counts in a row: the right password in between starts anew', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) expect((await wrong(member.email)).status).toBe(401);
      await signIn(server.browser(), member);
    }
  });

  it('V15.4.1 verifies exactly 5 of 20 parallel guesses, and no right one after them', async () => {
    const { hasher } = server.services;
    const { verify } = hasher;
    let compared = 0;
    hasher.verify = (stored, password) => {
      if (stored !== null) compared += 1;
      return verify(stored, password);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong(member.email)));
    hasher.verify = verify;
    expect(compared).toBe(5);
    expect(codes(answers).filter((code) => code === 'invalid-credentials')).toHaveLength(4);
    expect(codes(answers).filter((code) => code === 'account-locked')).toHaveLength(16);
    expect((await tryLogin(server.browser(), member.email, testPassword)).status).toBe(423);
  });

  it('is told to the owner by one mail, whose link opens it', async () => {
    await server.settle();
    const mails = server.mailbox.to(member.email).filter((mail) => mail.subject.includes('is locked'));
    const { token } = linkParts(server.mailbox.linkPath(member.email));
    expect((await server.browser().post(paths.unlock, { token })).status).toBe(200);
    await signIn(server.browser(), member);
    expect((await server.browser().post(paths.unlock, { token })).json()).toMatchObject({ errorCode: 'link-used' });
    expect(mails.length).toBeGreaterThan(0);
  });

  it('locks unknown addresses alike, and mails nobody', async () => {
    const before = server.mailbox.messages.length;
    for (let tries = 0; tries < 5; tries += 1) await wrong('nobody@acme.example');
    expect((await wrong('nobody@acme.example')).status).toBe(423);
    await server.settle();
    expect(server.mailbox.messages).toHaveLength(before);
  });

  it('of one account leaves others open', async () => {
    for (let tries = 0; tries < 5; tries += 1) await wrong(stranger.email);
    expect((await tryLogin(server.browser(), guest.email, testPassword)).status).toBe(200);
    server.clock.advance(15 * minute);
  });
});

describe('tenants', () => {
  const membershipState = (state: string, userId: string, tenantId: string) =>
    server.rows('update memberships set state = $1 where user_id = $2 and tenant_id = $3', [state, userId, tenantId]);

  it('lands in the tenant asked for, and in the last used one otherwise', async () => {
    for (const tenantId of [globex, acme]) {
      server.clock.advance(minute);
      expect((await signIn(server.browser(), guest, { 'frontegg-scoped-tenant': tenantId })).tenantId).toBe(tenantId);
      expect((await signIn(server.browser(), guest)).tenantId).toBe(tenantId);
    }
  });

  it('passes over a tenant the user is no member of', async () => {
    expect((await signIn(server.browser(), admin, { 'frontegg-scoped-tenant': globex })).tenantId).toBe(acme);
  });

  it('V7.4.2 shuts somebody out whose only membership is disabled, on the next call already', async () => {
    const browser = server.browser();
    const session = await signIn(browser, stranger);
    await membershipState('disabled', stranger.id, globex);
    expect((await browser.get(paths.me, bearer(session.accessToken))).status).toBe(401);
    expect((await browser.post(paths.refresh)).status).toBe(401);
    const answer = await tryLogin(server.browser(), stranger.email, testPassword);
    expect(answer.status).toBe(403);
    expect(answer.json<ErrorBody>().errorCode).toBe('account-disabled');
    expect(answer.headers.getSetCookie()).toEqual([]);
    await membershipState('active', stranger.id, globex);
  });

  it('goes on in the other tenant when one is disabled', async () => {
    await membershipState('disabled', guest.id, acme);
    expect((await signIn(server.browser(), guest, { 'frontegg-scoped-tenant': acme })).tenantId).toBe(globex);
    await membershipState('active', guest.id, acme);
  });
});

it('answers 503 when too many hashes wait, counts none of those tries, and recovers', async () => {
  const busy = await startTestServer({ config: { passwords: { hashQueue: 1 } } });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => tryLogin(busy.browser(), busy.people.admin.email, testPassword)),
  );
  const refused = answers.filter((answer) => answer.status === 503);
  expect(refused.length).toBeGreaterThan(5);
  for (const answer of refused) {
    expect(answer.json<ErrorBody>().errorCode).toBe('server-busy');
    expect(answer.headers.get('retry-after')).toBe('2');
  }
  await signIn(busy.browser(), busy.people.admin);
  await busy.close();
});

it('twenty right passwords for one account at once all sign in: coming together is no guessing', async () => {
  const { member } = server.people;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => tryLogin(server.browser(), member.email, member.password)),
  );
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
});

// last, because it stops the work that other tests wait for
it('V6.3.8 an unknown address cannot be told by time: the same statements are sent, and the same hashes computed', async () => {
  await server.settle();
  await server.stopBackgroundWork();
  const log = logWork(server.services);
  onTestFinished(() => log.stop());
  const during = async (email: string) => {
    log.take();
    const { status } = await wrong(email);
    return [status, ...log.take()];
  };
  server.clock.advance(16 * minute);
  for (let tries = 1; tries <= 6; tries += 1) {
    const known = await during(stranger.email);
    expect(await during('nobody@globex.example'), `try ${tries}`).toEqual(known);
    expect(known[0], `try ${tries}`).toBe(tries < 5 ? 401 : 423);
    expect(known.filter((each) => each === 'verify a password hash')).toHaveLength(1);
  }
});
