/**
 * Who is signed in: the object behind `window.Portico`.
 *
 * Boot completes a login that comes back, or else resumes the session of the cookie. It never leaves the page by itself.
 */
import type { Failures, LoaderSettings, LoginOptions, Portico, PorticoUser } from '#loader/portico.types.ts';
import { addressTenant } from '#shared/api/address-tenant.ts';
import { createApi } from '#shared/api/api.ts';
import { createFailureRecords } from '#shared/api/failure-records.ts';
import { createSend } from '#shared/api/send.ts';
import { toApiError } from '#shared/api/to-api-error.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { retry } from '#shared/lib/retry.ts';
import { adoptSignIn, type SignInTokens } from './login/adopt-sign-in.ts';
import { createBearerFetch } from './tokens/bearer-fetch.ts';
import { completeLogin } from './login/complete-login.ts';
import { createEmitter } from './emitter.ts';
import { browserEnvironment, waitIn, type Environment } from './environment.ts';
import { leaveForLogin, type DepartureOptions } from './login/leave-for-login.ts';
import { loadUser } from './login/load-user.ts';
import { readLoginCallback, type LoginCallback } from './login/login-callback.ts';
import { createSafeStorage } from './safe-storage.ts';
import type { SessionContext, SessionSettings, TabMessage } from './session-context.ts';
import { isOriginRefusal, isSuperseded, sessionError } from './session-error.ts';
import { isSignOutPending } from './login/pending-sign-out.ts';
import { endLocally, signOut } from './login/sign-out.ts';
import { requestTokensSilently, signInSilently, signOutBySilentAnswer } from './login/silent-sign-in.ts';
import { portalAddress } from './embed/portal-address.ts';
import { gateInputs, type GateInputs } from './embed/gate-inputs.ts';
import { reportIdle } from './report-idle.ts';
import { requestStepUp, isSteppedUpNow } from './login/step-up.ts';
import { readTabTenant } from './tab-tenant.ts';
import { createTokenKeeper, type TokenAnswer, type TokenKeeper } from './tokens/token-keeper.ts';

/** `window.Portico` without what the loader knows by itself. */
export type Session = Pick<Portico, 'login' | 'logout' | 'user' | 'token' | 'fetch' | 'on' | 'failures' | 'theme'>;

export interface StartedSession extends Session, Pick<Portico, 'stepUp'> {
  /** Where the hosted portal opens, already signed in if that can be. */
  portalAddress(): Promise<string>;
  /**
   * Adopts the token from the response to a sign-in in this page.
   * @returns `null` where it cannot: `login({ renew: true })` goes by the browser's cookie, or leaves
   */
  adoptSignIn(tokens: SignInTokens): Promise<PorticoUser | null>;
  /** What gates are decided from. */
  gateInputs: GateInputs;
}

function createSessionApi(
  { version, baseUrl }: LoaderSettings,
  env: Environment,
  failures: Failures,
): SessionContext['api'] {
  const { fetch, navigate, log } = env;
  const wait = waitIn(env);
  const send = createSend({
    baseUrl,
    credentials: 'include',
    sdkVersion: version,
    ...addressTenant(env.href),
    ...failures,
    fetch,
    navigate,
    wait,
    log,
  });
  return createApi<PorticoContract>(send);
}

function renewBy(api: SessionContext['api'], env: Environment, refreshToken: string | null): Promise<TokenAnswer> {
  if (refreshToken === null) return requestTokensSilently({ api, env });
  const tenantId = readTabTenant(env);
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken, ...(tenantId ? { tenantId } : {}) };
  return api.post('/oauth/token', body, { token: null });
}

function createContext(settings: SessionSettings, env: Environment, failures: Failures): SessionContext {
  const api = createSessionApi(settings, env, failures);
  const context: SessionContext = {
    settings,
    env,
    api,
    storage: createSafeStorage(env),
    events: createEmitter(env.log),
    channel: env.openChannel(`portico:${settings.clientId}`),
    wait: waitIn(env),
    user: null,
    unresolved: false,
    tokens: createTokenKeeper({
      env,
      renew: (refreshToken) => renewBy(api, env, refreshToken),
      // The next renewal, or the next page, brings what this load could not.
      onRenewed: () =>
        void loadUser(context).catch((error: unknown) =>
          env.log.warn('[portico] The profile could not be reloaded:', error),
        ),
      onRefused: () => endLocally(context),
    }),
  };
  return context;
}

/** A code that fails (used before, from another tab) is no harm when the user turns out to be signed in anyway. */
async function bootFromCallback(context: SessionContext, callback: LoginCallback): Promise<void> {
  try {
    await completeLogin(context, callback);
  } catch (error) {
    const recovers = callback.code && !context.tokens.current();
    const user = recovers ? await signInSilently(context).catch(() => null) : null;
    if (!user) throw error;
    context.env.log.warn('[portico] The sign-in callback failed; the session continues:', error);
  }
}

async function boot(context: SessionContext): Promise<void> {
  const { env, events, wait } = context;
  const callback = readLoginCallback(env.href(), context.storage);
  try {
    if (callback) await bootFromCallback(context, callback);
    else await retry(() => signInSilently(context), { when: () => context.unresolved }, wait);
  } catch (error) {
    if (isOriginRefusal(error)) env.log.error(`[portico] ${error.message}`);
    if (!isSuperseded(error)) events.emit('error', toApiError(error));
  }
  events.emit('ready', context.user);
}

/** After sleep, and when the network is back: what could not be done is tried again. */
function catchUp(context: SessionContext): void {
  const { tokens } = context;
  if (context.unresolved) void signInSilently(context).catch(() => {});
  else if (tokens.current() && !context.user) void loadUser(context).catch(() => {});
  tokens.check();
}

/** @param inTurn resolves when this tab signs in by itself no more: the browser keeps the cookie that was set last, whosever it is */
function followOtherTabs(context: SessionContext, inTurn: () => Promise<unknown>): void {
  context.channel.listen((message) => {
    const type = (message as Partial<TabMessage> | null)?.type;
    if (type === 'signed-out') endLocally(context);
    // Never answered by another message, or tabs would wake each other for ever.
    if (type === 'signed-in')
      void inTurn()
        .then(() => signInSilently(context))
        .catch(() => {});
  });
}

const isIn = (user: PorticoUser, tenantId: string | undefined): boolean => !tenantId || user.tenantId === tenantId;

async function trySilently(context: SessionContext, { tenantId, renew }: LoginOptions): Promise<PorticoUser | null> {
  if (context.user && !renew && isIn(context.user, tenantId)) return context.user;
  try {
    const user = await signInSilently(context, tenantId);
    if (!user || !isIn(user, tenantId)) return null;
    // A user asked for this, in this tab: the others learn of it.
    context.channel.post({ type: 'signed-in' } satisfies TabMessage);
    return user;
  } catch (error) {
    // Tokens without a user: leaving for the login page would only bring the same tokens. A wrong origin: it refuses the
    // return to this page.
    if (context.tokens.current() || isOriginRefusal(error)) throw error;
    return null;
  }
}

/** Several calls leave once. What is given never resolves: it rejects when the user comes back by the browser's history. */
function createDeparture(context: SessionContext): (options: DepartureOptions) => Promise<never> {
  let leaving: Promise<never> | null = null;
  const depart = async (options: DepartureOptions): Promise<never> => {
    // the login page would resume the session that was signed out
    const isOwed = isSignOutPending(context) && !(await signOutBySilentAnswer(context));
    await leaveForLogin(context, isOwed ? { ...options, prompt: 'login' } : options);
    return new Promise<never>((_, reject) => {
      const stop = context.env.onWake((reason) => {
        if (reason !== 'restored') return;
        stop();
        reject(sessionError('login-abandoned'));
      });
    });
  };
  return (options) => {
    leaving ??= depart(options).finally(() => (leaving = null));
    return leaving;
  };
}

function usableToken(tokens: TokenKeeper, token: () => Promise<string | null>): () => Promise<string | null> {
  // A page's own calls continue when the identity server is unavailable: with the token as long as it lives, then without.
  const held = (): string | null => (tokens.secondsLeft() > 0 ? (tokens.current()?.accessToken ?? null) : null);
  return () => token().catch(held);
}

/** Starts the session client. `env` is the browser unless a test brings its own. */
export function startSession(settings: SessionSettings, given: Environment = browserEnvironment()): StartedSession {
  const env = { ...given, fetch: reportIdle(given, settings.baseUrl) };
  const failures = createFailureRecords();
  const context = createContext(settings, env, failures);
  const booted = boot(context);
  const afterBoot = async <T>(action: () => T | Promise<T>): Promise<T> => {
    await booted;
    return action();
  };
  let ownSignIn: Promise<unknown> = booted;
  const asOwn = <T>(signIn: Promise<T>): Promise<T> => {
    ownSignIn = signIn.catch(() => {});
    return signIn;
  };
  followOtherTabs(context, () => booted.then(() => ownSignIn));
  env.onWake(() => void afterBoot(() => catchUp(context)));
  const depart = createDeparture(context);
  const token = (): Promise<string | null> => afterBoot(() => context.tokens.token());

  return {
    login: (options = {}) =>
      afterBoot(async () => {
        const wantsPage =
          options.silent === false || options.prompt === 'login' || options.signUp || options.organization;
        return (wantsPage ? null : await asOwn(trySilently(context, options))) ?? depart(options);
      }),
    adoptSignIn: (tokens) => afterBoot(() => asOwn(adoptSignIn(context, tokens))),
    logout: (options) => afterBoot(() => signOut(context, options)),
    user: () => afterBoot(() => context.user),
    token,
    fetch: createBearerFetch({ env, baseUrl: settings.baseUrl, token: usableToken(context.tokens, token) }),
    portalAddress: async () => portalAddress(context, await token().catch(() => null)),
    on: context.events.on,
    failures,
    stepUp: (options = {}) =>
      afterBoot(async () => {
        if (context.user && isSteppedUpNow(context, options.maxAge)) return context.user;
        return depart(requestStepUp(context, options));
      }),
    gateInputs: gateInputs(context, afterBoot, token),
  };
}
