/** The way to the hosted login page. */
import type { LoginOptions } from '#loader/portico.types.ts';
import { storeAfterAuthUrl } from './after-auth-url.ts';
import { authorizeUrl } from './authorize-url.ts';
import { redirectUri } from './login-callback.ts';
import { mayLeaveForLogin } from './login-guard.ts';
import { storePendingLogin } from './pending-login.ts';
import { createPkce, type Pkce } from './pkce.ts';
import { randomString } from './random-string.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import type { SessionContext } from '#shared/session/session-context.ts';
import { sessionError } from '#shared/session/session-error.ts';
import { readTabTenant } from '#shared/session/tab-tenant.ts';

const opaqueLength = 32;

/** With `stepUp`, several factors are asked for, at most so many seconds old. */
export interface DepartureOptions extends LoginOptions {
  stepUp?: { maxAge: number | undefined };
}

async function pkceOf({ env }: SessionContext): Promise<Pkce> {
  try {
    return await createPkce(env);
  } catch (error) {
    throw sessionError('insecure-context', undefined, error);
  }
}

function tenantOf({ env }: SessionContext, { tenantId }: LoginOptions): string | null {
  return tenantId ?? new URL(env.href()).searchParams.get('tenantId') ?? readTabTenant(env);
}

/**
 * Keeps what the return will need, and leaves. Rejects, and stays, when that cannot be kept, and when the page left too
 * often of late.
 */
export async function leaveForLogin(context: SessionContext, options: DepartureOptions): Promise<void> {
  const { env, settings, storage } = context;
  const href = env.href();
  const { verifier, challenge } = await pkceOf(context);
  const state = randomString(env, opaqueLength);
  const nonce = randomString(env, opaqueLength);
  const returnTo = safeRedirectTarget(options.returnTo, { href, fallback: href, log: env.log });
  const uri = redirectUri(env, settings);
  const isKept =
    storePendingLogin(storage, { state, nonce, verifier, redirectUri: uri }) && storeAfterAuthUrl(storage, returnTo);
  if (!isKept) throw sessionError('storage-unavailable');
  if (!mayLeaveForLogin(storage, env.now())) throw sessionError('login-loop');
  env.navigate(
    authorizeUrl({
      baseUrl: settings.baseUrl,
      clientId: settings.clientId,
      redirectUri: uri,
      challenge,
      nonce,
      state,
      organization: options.organization,
      // a tenant that is named by its id comes before one that is named by its alias
      tenantId: options.organization && !options.tenantId ? null : tenantOf(context, options),
      prompt: options.prompt,
      screenHint: options.signUp ? 'signup' : undefined,
      loginHint: options.loginHint,
      provider: options.provider,
      locale: options.locale,
      acrValues: options.stepUp && multiFactorClass,
      maxAge: options.stepUp?.maxAge,
    }),
  );
}
