import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import { minute } from '#server/lib/clock.ts';
import { bearer, callerFor, paths, type SignedIn } from '#server/testing/flows.ts';
import {
  addApp,
  setUpApp,
  signInPath,
  signInWithApp,
  stepUpPath,
  type Challenge,
} from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, globex } = server.people;

describe('4.4 step-up', () => {
  it('returns exactly the text that clients compare if no factor is enrolled', async () => {
    const { browser, headers } = await callerFor(server, member);
    const answer = await browser.post(stepUpPath, { maxAge: 60 }, headers);
    expect([answer.status, answer.json<ErrorBody>()]).toMatchObject([
      400,
      { errors: ['MFA is not enrolled'], errorCode: 'mfa-not-enrolled' },
    ]);
  });

  it('upgrades this session: methods, class and time, in the next token and after a refresh', async () => {
    const caller = await callerFor(server, admin);
    const app = await addApp(server, caller);
    server.clock.advance(30 * minute);
    const refreshed = (await caller.browser.post(paths.refresh, {})).json<SignedIn>();
    const challenge = (
      await caller.browser.post(stepUpPath, { maxAge: 300 }, bearer(refreshed.accessToken))
    ).json<Challenge>();
    expect(challenge).toMatchObject({
      mfaRequired: true,
      mfaEnrolled: true,
      mfaDevices: { authenticators: [{ id: app.deviceId }] },
    });
    const raised = (
      await caller.browser.post(`${signInPath}/verify`, { mfaToken: challenge.mfaToken, value: app.code() })
    ).json<SignedIn>();
    const now = server.clock.read().getTime() / 1000;
    const claims = decodeJwt(raised.accessToken);
    expect(claims).toMatchObject({
      amr: ['pwd', 'mfa', 'otp'],
      acr: multiFactorClass,
      auth_time: now,
      sid: decodeJwt(refreshed.accessToken)['sid'],
    });
    expect(decodeJwt((await caller.browser.post(paths.refresh, {})).json<SignedIn>().accessToken)).toMatchObject({
      acr: multiFactorClass,
      auth_time: now,
    });
    const audits = await server.rows<{ details: unknown }>(
      `select details from audits where action = 'session.stepped-up' and actor_id = $1`,
      [admin.id],
    );
    expect(audits).toEqual([{ details: { methods: ['pwd', 'mfa', 'otp'] } }]);
  });

  it('returns a token immediately while the last verification is recent enough', async () => {
    const { browser, headers } = await enrolled('guest');
    server.clock.advance(minute);
    const fresh = (await browser.post(stepUpPath, { maxAge: 60 }, headers)).json<SignedIn>();
    expect(fresh.mfaRequired).toBe(false);
    expect(decodeJwt(fresh.accessToken)['acr']).toBe(multiFactorClass);
    server.clock.advance(1000);
    expect((await browser.post(stepUpPath, { maxAge: 60 }, headers)).json<Challenge>().mfaRequired).toBe(true);
    expect((await browser.post(stepUpPath, {}, headers)).json<Challenge>().mfaRequired).toBe(false);
  });

  it('keeps the tenant of the tab', async () => {
    const { browser, headers, app } = await enrolled('guest');
    const { accessToken } = (await browser.post(paths.refresh, { tenantId: globex }, headers)).json<SignedIn>();
    server.clock.advance(10 * minute);
    const { mfaToken } = (await browser.post(stepUpPath, { maxAge: 60 }, bearer(accessToken))).json<Challenge>();
    const raised = (await browser.post(`${signInPath}/verify`, { mfaToken, value: app.code() })).json<SignedIn>();
    expect(raised.tenantId).toBe(globex);
  });

  it('V7.2.4 issues nothing for a session that has ended in between', async () => {
    const { browser, headers, app } = await enrolled();
    server.clock.advance(10 * minute);
    const challenge = (await browser.post(stepUpPath, { maxAge: 60 }, headers)).json<Challenge>();
    await browser.post(paths.logout, {}, headers);
    expect(
      (await browser.post(`${signInPath}/verify`, { mfaToken: challenge.mfaToken, value: app.code() })).status,
    ).toBe(401);
  });

  it('does not allow enrolling a factor with a challenge', async () => {
    const { browser, headers } = await enrolled();
    server.clock.advance(10 * minute);
    const { mfaToken } = (await browser.post(stepUpPath, { maxAge: 60 }, headers)).json<Challenge>();
    expect((await browser.post(`${signInPath}/authenticator/enroll`, { mfaToken })).status).toBe(403);
  });

  it('requires a signed-in user', async () => {
    expect((await server.browser().post(stepUpPath, {})).status).toBe(401);
  });
});

const apps = new Map<string, Awaited<ReturnType<typeof setUpApp>>>();

/** Signs in with both factors. */
async function enrolled(who: 'stranger' | 'guest' = 'stranger') {
  const user = server.people[who];
  const app = apps.get(who) ?? (await setUpApp(server, user));
  apps.set(who, app);
  return { ...(await signInWithApp(server, user, app)), app: { ...app, code: app.nextCode } };
}
