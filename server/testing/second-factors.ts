/** Second factors of test users: an authenticator app, and calls that enrol it. */
import { TOTP, Secret } from 'otpauth';
import type { LoginResponse, MfaDevices } from '#shared/contract/entities.ts';
import type { Answer, Browser } from './browser.ts';
import type { FakeClock } from './fake-clock.ts';
import { bearer, callerFor, tryLogin, type SignedIn } from './flows.ts';
import type { SeededUser } from './users.ts';
import type { TestServer } from './test-server.ts';

export const signInPath = '/identity/resources/auth/v1/user/mfa';
export const ownPath = '/identity/resources/users/v1/mfa';
export const stepUpPath = '/identity/resources/auth/v1/user/step-up/generate';

export type Challenge = Required<Pick<LoginResponse, 'mfaToken' | 'mfaDevices' | 'mfaStrategies' | 'mfaEnrolled'>> &
  LoginResponse;

/** An authenticator app with one account in it. */
export interface App {
  deviceId: string;
  recoveryCodes: string[];
  /** The current code. */
  code(): string;
  /** Waits for the next one. */
  nextCode(): string;
}

export function codeOf(secret: string, clock: FakeClock): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: clock.read().getTime(),
  });
}

/** Signs in and sets up an authenticator app. */
export async function setUpApp(
  server: TestServer,
  user: SeededUser,
): Promise<App & { browser: Browser; session: SignedIn; headers: Record<string, string> }> {
  const caller = await callerFor(server, user);
  return { ...(await addApp(server, caller)), ...caller };
}

export async function addApp(
  server: TestServer,
  { browser, headers }: { browser: Browser; headers: Record<string, string> },
): Promise<App> {
  const { secret } = ok(await browser.post(`${ownPath}/authenticator/enroll`, {}, headers)).json<{ secret: string }>();
  const confirmed = ok(
    await browser.post(`${ownPath}/authenticator/enroll/verify`, { token: codeOf(secret, server.clock) }, headers),
  );
  const devices = (await browser.get(`${ownPath}/devices`, headers)).json<MfaDevices>();
  const code = () => codeOf(secret, server.clock);
  return {
    deviceId: devices.authenticators.at(-1)!.id,
    recoveryCodes: confirmed.json<{ recoveryCodes?: string[] }>().recoveryCodes ?? [],
    code,
    nextCode: () => {
      server.clock.advance(30_000);
      return code();
    },
  };
}

/** The first factor of a user who needs a second one. */
export async function challengeFor(browser: Browser, user: Pick<SeededUser, 'email' | 'password'>): Promise<Challenge> {
  const challenge = ok(await tryLogin(browser, user.email, user.password)).json<Challenge>();
  if (!challenge.mfaRequired) throw new Error(`${user.email} is not asked for a second factor`);
  return challenge;
}

/** Both factors. */
export async function signInWithApp(
  server: TestServer,
  user: SeededUser,
  app: App,
): Promise<{ browser: Browser; session: SignedIn; headers: Record<string, string> }> {
  const browser = server.browser();
  const { mfaToken } = await challengeFor(browser, user);
  const session = ok(await browser.post(`${signInPath}/verify`, { mfaToken, value: app.nextCode() })).json<SignedIn>();
  return { browser, session, headers: bearer(session.accessToken) };
}

export function ok(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
