/** From one proved factor to a session, or to the demand for a second one. */
import type { MfaDevices, MfaStrategy } from '#shared/contract/entities.ts';
import { insertFactorChallenge, consumeRecoveryGrant } from '#server/db/queries/core/factor-challenges.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { loadSignInContext, type SignInContext } from '#server/db/queries/sign-in/sign-in-context.ts';
import type { FollowUp } from '#server/db/schema.ts';
import {
  needsSecondFactor,
  offerFactors,
  withSecondFactor,
  type OfferedFactors,
} from '#server/domain/mfa/second-factor.ts';
import { later, second } from '#server/lib/clock.ts';
import { AddressRefusal } from '#server/lib/address-refusal.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import { timeOfUse, type AnonymousContext, type BaseContext } from '#server/context.ts';
import { applyPendingChanges } from './apply-pending-changes.ts';
import { recordEmergencyAccess } from '#server/use-cases/sessions/emergency-access.ts';
import { openSession, type OpenedSession, type SignIn } from '#server/use-cases/sessions/open-session.ts';

/** A user between two factors: not signed in yet; verification of the second factor names the challenge by its token. */
export interface FactorChallenge {
  mfaToken: string;
  userId: string;
  email: string;
  /** Whether the user has a second factor; otherwise one has to be set up. */
  enrolled: boolean;
  /** What may be proved now. */
  devices: MfaDevices;
  /** What may be set up. */
  strategies: MfaStrategy[];
  /** Name of the tenant whose policy is the reason, if it is: told only to users who proved the first factor. */
  requiredBy?: string;
  expiresAt: Date;
}

export type SignInOutcome =
  | { session: OpenedSession; challenge?: undefined }
  | { challenge: FactorChallenge; session?: undefined };

/** What the browser sends in addition to the first factor. */
export interface SignInBrowser {
  /** Cookie of a device whose second factor is remembered. */
  rememberedDevice?: string | undefined;
  /** Cookie that names the browser. With it, the challenge counts in this browser only. */
  browserToken?: string | undefined;
  /** What the first factor asked for; it is carried out with the session, so that it waits for a second factor. */
  followUp?: FollowUp | undefined;
  /** The identity provider verified less than the client demands: a second factor is verified here instead. */
  insufficient?: boolean | undefined;
}

/**
 * From one proved factor to a session, or to the demand for a second one. EVERY way of signing in ends here, never at
 * `openSession`.
 *
 * @param known what `readSignInContext` gave a moment ago
 * @throws Refusal `ip-address-refused` where no tenant admits the address
 * @throws Refusal `sso-required` where the tenant demands single sign-on
 * @throws Refusal `sso-failed` through a connection that was turned off or deleted meanwhile
 * @throws Refusal `password-expired` where the tenant wants another password
 * @throws Refusal `no-tenant`, `account-disabled` or `account-expired` when no membership is active
 */
export async function completeSignIn(
  context: AnonymousContext,
  signIn: SignIn & SignInBrowser,
  known?: SignInContext,
): Promise<SignInOutcome> {
  const { services } = context;
  const standing = known ?? (await readSignInContext(context, signIn));
  // it may have been turned off while the user was asked for a second factor
  if (standing.connectionOff) throw new Refusal('sso-failed');
  const {
    id: tenantId,
    demandsMore: demanded,
    ssoDemand,
  } = chooseTenant(standing.tenants, {
    hint: signIn.tenantHint,
    userId: signIn.user.id,
    ip: context.requestMetadata.ip,
    country: context.requestMetadata.country,
  });
  const { mfa } = services.config;
  const offered = offerFactors({
    factors: standing.factors,
    allowed: mfa.strategies,
    smsAvailable: services.smsAvailable,
    verifiedEmail: standing.verified ? standing.email : null,
    channel: signIn.channel,
    twoFactorsBy: standing.twoFactorsBy,
  });
  const isEmergency = ssoDemand === 'mfa';
  // a factor that is set up now would be chosen by the password alone
  if (isEmergency && standing.factors.length === 0) throw new Refusal('sso-required');
  const { insufficient = false } = signIn;
  const remembered = standing.remembered && mfa.rememberDevice.allowed && !isEmergency;
  const needed = needsSecondFactor({
    amr: signIn.amr,
    demanded: demanded || insufficient || isEmergency,
    owned: standing.factors.length > 0,
    excused: !insufficient && (remembered || isVouchedFor(signIn, standing)),
  });
  if (!needed) {
    await followUpNow(context, signIn);
    return { session: await open(context, { ...signIn, tenantId, remembered }) };
  }
  if (standing.recovered && (await useRecoveryGrant(context, signIn))) {
    await followUpNow(context, signIn);
    return { session: await open(context, { ...signIn, amr: withSecondFactor(signIn.amr, 'otp'), tenantId }) };
  }
  // users who set up a factor are asked for it by every tenant
  const requiredBy = demanded && standing.factors.length === 0 ? tenantId : undefined;
  return { challenge: await demandSecondFactor(context, signIn, { email: standing.email, offered, requiredBy }) };
}

/** Opens the session; the admins are told if it is emergency access. */
async function open(context: AnonymousContext, signIn: Parameters<typeof openSession>[1]): Promise<OpenedSession> {
  const session = await openSession(context, signIn);
  await recordEmergencyAccess(context, session.subject);
  return session;
}

/**
 * Whether the factors at an identity provider replace a second one that the user set up here. It protects all tenants of
 * the user, so that the provider of one of them replaces it only where there is no other.
 */
function isVouchedFor({ providerMethods, ssoTenantId }: SignIn, { tenants }: SignInContext): boolean {
  return providerMethods !== undefined && tenants.every(({ id }) => id === ssoTenantId);
}

async function followUpNow(context: AnonymousContext, { user, followUp }: SignIn & SignInBrowser): Promise<void> {
  if (!followUp) return;
  await context.acrossTenants('a user signs in before a tenant is chosen', (_tx, context) =>
    applyPendingChanges(context, { userId: user.id, followUp }),
  );
  context.services.wakeJobs();
}

/**
 * Reads all that decides what a proved first factor is good for.
 *
 * @param cleared subject whose count of wrong passwords ends with this
 * @throws Refusal `no-tenant` for a user who was deleted meanwhile
 */
export async function readSignInContext(
  { services, requestMetadata, now }: BaseContext,
  signIn: Pick<SignIn, 'user' | 'amr' | 'ssoTenantId' | 'ssoConnectionId' | 'providerMethods'> & SignInBrowser,
  cleared: string | null = null,
): Promise<SignInContext> {
  const known = await loadSignInContext(services.db, signIn.user.id, {
    deviceHash: signIn.rememberedDevice ? sha256(signIn.rememberedDevice) : null,
    browserHash: signIn.browserToken ? sha256(signIn.browserToken) : null,
    verified: {
      amr: signIn.amr,
      ssoTenantId: signIn.ssoTenantId ?? null,
      ssoConnectionId: signIn.ssoConnectionId ?? null,
      providerMethods: signIn.providerMethods ?? [],
    },
    cleared,
    origin: requestMetadata,
    now,
  });
  if (!known) throw new Refusal('no-tenant');
  return known;
}

function chooseTenant(
  tenants: SignInContext['tenants'],
  { hint, userId, ip, country }: { hint: string | null | undefined; userId: string } & CallAddress,
): SignInContext['tenants'][number] {
  const active = tenants.filter((tenant) => tenant.state === 'active');
  // without a tenant that is asked for, the first that admits the address and whose rules the sign-in meets
  const open = active.filter((tenant) => !tenant.addressRefused && tenant.ssoDemand !== 'sso');
  const chosen =
    active.find((tenant) => tenant.id === hint) ??
    open.find((tenant) => !tenant.passwordTooOld) ??
    open[0] ??
    active[0];
  if (chosen?.addressRefused)
    throw new AddressRefusal({ rule: chosen.addressRefused, tenantId: chosen.id, actorId: userId, ip, country });
  if (chosen?.ssoDemand === 'sso') throw new Refusal('sso-required');
  if (chosen?.passwordTooOld) throw new Refusal('password-expired');
  if (chosen) return chosen;
  if (tenants.some((tenant) => tenant.state === 'expired')) throw new Refusal('account-expired');
  throw new Refusal(tenants.some((tenant) => tenant.state === 'disabled') ? 'account-disabled' : 'no-tenant');
}

/** One sign-in for one recovery code, though two browsers' tabs ask at once. */
async function useRecoveryGrant(
  context: AnonymousContext,
  { user, browserToken }: SignIn & SignInBrowser,
): Promise<boolean> {
  if (browserToken === undefined) return false;
  return await context.asUser(user.id, (tx) =>
    consumeRecoveryGrant(tx, user.id, sha256(browserToken), timeOfUse(context)),
  );
}

async function demandSecondFactor(
  context: AnonymousContext,
  signIn: SignIn & SignInBrowser,
  { email, offered, requiredBy }: { email: string; offered: OfferedFactors; requiredBy: string | undefined },
): Promise<FactorChallenge> {
  const { services, now } = context;
  const { config, random } = services;
  const mfaToken = randomToken(random);
  const expiresAt = later(now, config.lifetimes.factorChallenge * second);
  const tenant = await context.asUser(signIn.user.id, async (tx) => {
    await insertFactorChallenge(tx, {
      token_hash: sha256(mfaToken),
      user_id: signIn.user.id,
      purpose: 'sign-in',
      client_id: signIn.clientId,
      tenant_hint: signIn.tenantHint ?? null,
      amr: signIn.amr,
      channel: signIn.channel ?? null,
      session_id: null,
      browser_hash: signIn.browserToken ? sha256(signIn.browserToken) : null,
      follow_up: signIn.followUp ? JSON.stringify(signIn.followUp) : null,
      sso_tenant_id: signIn.ssoTenantId ?? null,
      sso_connection_id: signIn.ssoConnectionId ?? null,
      provider_session: signIn.providerSession ? JSON.stringify(signIn.providerSession) : null,
      required_by: requiredBy ?? null,
      created_at: now,
      expires_at: expiresAt,
    });
    return requiredBy === undefined ? undefined : await findTenant(tx, requiredBy);
  });
  services.metrics.signIns.inc({ outcome: 'second-factor' });
  return {
    mfaToken,
    userId: signIn.user.id,
    email,
    ...offered,
    ...(tenant && { requiredBy: tenant.name }),
    expiresAt,
  };
}
