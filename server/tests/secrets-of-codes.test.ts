import { expect, it } from 'vitest';
import { startIdentityProvider } from '#server/testing/identity-provider.ts';
import { callerFor, tryLogin } from '#server/testing/flows.ts';
import { secretsIn, textOfTables } from '#server/testing/leaks.ts';
import { challengeFor, codeOf, ok, ownPath, signInPath } from '#server/testing/second-factors.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const baseUrl = `http://localhost:${await freePortPair()}`;
const idp = await startIdentityProvider([`${baseUrl}/account/social/success`]);
const { clientId, clientSecret, issuer } = idp;
const server = await useTestServer({
  config: {
    baseUrl,
    signIn: { alternatives: ['Code', 'MagicLink', 'SmsCode'] },
    social: { google: { clientId, clientSecret, issuer } },
  },
});
const { admin, member, guest } = server.people;
const passwordless = '/identity/resources/auth/v1/passwordless';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** An authenticator app, its codes, and the recovery codes. */
async function secondFactor(): Promise<Record<string, string>> {
  const { browser, headers } = await callerFor(server, admin);
  const { secret, uri } = ok(await browser.post(`${ownPath}/authenticator/enroll`, {}, headers)).json<{
    secret: string;
    uri: string;
  }>();
  const { recoveryCodes } = ok(
    await browser.post(`${ownPath}/authenticator/enroll/verify`, { token: codeOf(secret, server.clock) }, headers),
  ).json<{ recoveryCodes: string[] }>();
  const { mfaToken } = await challengeFor(server.browser(), admin);
  server.clock.advance(30_000);
  const code = codeOf(secret, server.clock);
  await server.browser().post(`${signInPath}/verify`, { mfaToken, value: otherThan(code) });
  ok(await server.browser().post(`${signInPath}/verify`, { mfaToken, value: code }));
  const next = await challengeFor(server.browser(), admin);
  ok(
    await server
      .browser()
      .post(`${signInPath}/recover`, { email: admin.email, recoveryCode: recoveryCodes[0], mfaToken: next.mfaToken }),
  );
  return {
    seed: secret,
    seedAlone: secret.replaceAll(' ', ''),
    uri,
    mfaToken,
    'mfaToken 2': next.mfaToken,
    appCode: code,
    'recovery code, used': recoveryCodes[0]!,
    'recovery code, left': recoveryCodes[1]!,
  };
}

/** A code by email whose first delivery fails; entered wrong, then right. */
async function codeByMail(): Promise<Record<string, string>> {
  const browser = server.browser();
  server.mailbox.failure = new Error('mail server says no');
  const { otcToken } = ok(await browser.post(`${passwordless}/code/prelogin`, { email: guest.email })).json<{
    otcToken: string;
  }>();
  await server.settle();
  server.mailbox.failure = undefined;
  server.clock.advance(60_000);
  await server.settle();
  const token = server.mailbox.code(guest.email);
  await browser.post(`${passwordless}/code/postlogin`, { otcToken, token: otherThan(token) });
  ok(await browser.post(`${passwordless}/code/postlogin`, { otcToken, token }));
  return { mailCode: token, mailOtcToken: otcToken };
}

/** A phone is verified, and the first delivery of a code by SMS fails. */
async function codeBySms(): Promise<Record<string, string>> {
  const phoneNumber = '+12025550142';
  const { browser, headers } = await callerFor(server, member);
  const numbers = '/identity/resources/users/phone-numbers/v1';
  const proof = ok(await browser.post(`${numbers}/preverify`, { phoneNumber }, headers)).json<{ otcToken: string }>();
  await server.settle();
  const verificationCode = server.phonebox.code(phoneNumber);
  ok(await browser.post(`${numbers}/verify`, { otcToken: proof.otcToken, code: verificationCode }, headers));
  server.phonebox.failure = new Error('text messages do not leave');
  const { otcToken } = ok(await browser.post(`${passwordless}/smscode/prelogin`, { phoneNumber })).json<{
    otcToken: string;
  }>();
  await server.settle();
  server.phonebox.failure = undefined;
  server.clock.advance(60_000);
  await server.settle();
  const code = server.phonebox.code(phoneNumber);
  ok(await browser.post(`${passwordless}/smscode/postlogin`, { otcToken, token: code }));
  return {
    verificationCode,
    proofToken: proof.otcToken,
    smsCode: code,
    smsOtcToken: otcToken,
    smsText: server.phonebox.to(phoneNumber).at(-1)!.text,
  };
}

/** The link is in the URL of a page, which logs often contain. */
async function link(): Promise<Record<string, string>> {
  const browser = server.browser();
  const { otcToken } = ok(await browser.post(`${passwordless}/magiclink/prelogin`, { email: guest.email })).json<{
    otcToken: string;
  }>();
  await server.settle();
  const path = server.mailbox.linkPath(guest.email);
  const token = new URL(path, baseUrl).searchParams.get('token')!;
  ok(await browser.get(path));
  await browser.get(`${path}&nothing=%00`);
  ok(await browser.post(`${passwordless}/magiclink/postlogin`, { token }));
  return { linkToken: token, linkOtcToken: otcToken };
}

/** Once through a provider, and once during its outage. */
async function social(): Promise<Record<string, string>> {
  const browser = server.browser();
  const goThrough = async () => {
    idp.account = { sub: 'noor', email: 'noor@elsewhere.example', email_verified: true, name: 'Noor' };
    return await idp.visit(
      (await browser.get('/identity/resources/auth/v2/user/sso/default/google/prelogin')).location,
    );
  };
  const [first, second] = [await goThrough(), await goThrough()];
  await browser.get(first);
  await idp.close();
  await browser.get(second);
  const codeIn = (address: string) => new URL(address).searchParams;
  return {
    providerSecret: clientSecret,
    providerCode: codeIn(first).get('code')!,
    'providerCode 2': codeIn(second).get('code')!,
    providerState: codeIn(second).get('state')!,
  };
}

const secrets = {
  ...(await secondFactor()),
  ...(await codeByMail()),
  ...(await codeBySms()),
  ...(await link()),
  ...(await social()),
};
await tryLogin(server.browser(), member.email, 'wrong');
await server.settle();

it('every kind of secret occurs, together with failures that are logged', async () => {
  expect(Object.keys(secrets)).toHaveLength(21);
  for (const [name, secret] of Object.entries(secrets)) expect(secret.length, name).toBeGreaterThanOrEqual(6);
  expect(
    server
      .logText()
      .split('\n')
      .filter((line) => line.includes('job failed')).length,
  ).toBeGreaterThanOrEqual(2);
  expect(secretsIn(`a line with ${secrets.smsCode}, and ${clientSecret}`, secrets)).toEqual(
    expect.arrayContaining(['smsCode', 'providerSecret']),
  );
});

it('V16.2.5 no log line contains a seed, a code, its token, a link, a text message or a provider’s secret', () => {
  expect(secretsIn(server.logText(), secrets)).toEqual([]);
});

it('V13.3.1 V11.4.1 no row of any table contains one either', async () => {
  for (const { name, text } of await textOfTables(server)) expect(secretsIn(text, secrets), name).toEqual([]);
});
