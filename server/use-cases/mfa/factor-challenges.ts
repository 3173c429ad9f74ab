/**
 * Pending sign-ins between first and second factor, found by the challenge's token in the browser that started them.
 */
import {
  completeFactorChallenge,
  findFactorChallenge,
  type FactorChallengeRow,
} from '#server/db/queries/core/factor-challenges.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import type { Tx } from '#server/db/database.ts';
import { listFactors, type FactorRow } from '#server/db/queries/mfa/factors.ts';
import { listPasskeys } from '#server/db/queries/passkeys/passkeys.ts';
import { rememberDevice } from '#server/db/queries/core/remembered-devices.ts';
import { endSurplusSessionsIn } from '#server/db/queries/sessions/session-policies.ts';
import { raiseSession } from '#server/db/queries/sessions/sessions.ts';
import { loadTokenSubject, type TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import type { SecondFactorKind } from '#server/db/schema.ts';
import { isPasswordBreached, findUserById } from '#server/db/queries/core/users.ts';
import {
  offerFactors,
  withPasskey,
  withSecondFactor,
  type FactorDetails,
  type OfferedFactors,
} from '#server/domain/mfa/second-factor.ts';
import { isPasskeyOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import { day, later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sameBytes, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { timeOfUse, type AnonymousContext, type AnonymousTransaction } from '#server/context.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import { applyPendingChanges } from '#server/use-cases/sign-in/apply-pending-changes.ts';
import { changeSessionTenant } from '#server/use-cases/sessions/change-session-tenant.ts';
import { recordEmergencyAccess } from '#server/use-cases/sessions/emergency-access.ts';
import { completeSignIn } from '#server/use-cases/sign-in/complete-sign-in.ts';
import type { OpenedSession } from '#server/use-cases/sessions/open-session.ts';

/** The user whose factors are verified or changed. */
export interface FactorOwner {
  id: string;
  email: string;
  name: string;
}

export interface OpenChallenge {
  row: FactorChallengeRow;
  owner: FactorOwner;
  factors: FactorRow[];
  offered: OfferedFactors;
  /** Name of the tenant whose policy is the reason for the challenge, if it is. */
  requiredBy?: string;
}

function betweenFactors<T>(
  context: AnonymousContext,
  work: (tx: Tx, context: AnonymousTransaction) => Promise<T>,
): Promise<T> {
  return context.acrossTenants('a user who has not completed MFA has no tenant yet', work);
}

/**
 * @throws Refusal `second-factor-expired` for a challenge that is unknown, expired or of another browser
 */
export async function readChallenge(
  context: AnonymousContext,
  mfaToken: string,
  browserToken: string | undefined,
): Promise<OpenChallenge> {
  const { services, now } = context;
  const found = await betweenFactors(context, async (tx) => {
    const row = await findFactorChallenge(tx, sha256(mfaToken), now);
    const user = row && (await findUserById(tx, row.user_id));
    if (!row || !user) return undefined;
    const tenant = row.required_by === null ? undefined : await findTenant(tx, row.required_by);
    return { row, user, tenant, factors: await listProvable(services, tx, user.id, row.purpose) };
  });
  if (!found || !isOfBrowser(found.row, browserToken)) throw new Refusal('second-factor-expired');
  const { row, user, tenant, factors } = found;
  const email = user.verified ? user.email : null;
  return {
    row,
    owner: { id: user.id, email: user.email, name: user.name },
    factors,
    offered: offeredTo(services, factors, {
      verifiedEmail: email,
      channel: row.channel,
      twoFactorsBy: user.two_factors_by,
    }),
    ...(tenant && { requiredBy: tenant.name }),
  };
}

/**
 * Lists the factors that can be verified. In an existing session a passkey counts as second factor; during sign-in it
 * is a first one.
 */
export async function listProvable(
  { config }: Services,
  tx: Tx,
  userId: string,
  purpose: FactorChallengeRow['purpose'],
): Promise<FactorRow[]> {
  const factors = await listFactors(tx, userId);
  return purpose === 'step-up' && isPasskeyOpen(config.signIn)
    ? [...factors, ...(await listPasskeys(tx, userId))]
    : factors;
}

function isOfBrowser(row: FactorChallengeRow, browserToken: string | undefined): boolean {
  if (row.browser_hash === null) return true;
  return browserToken !== undefined && sameBytes(row.browser_hash, sha256(browserToken));
}

/** Lists what a user with these factors may verify or enroll. */
export function offeredTo(
  services: Services,
  factors: FactorRow[],
  details: Pick<FactorDetails, 'verifiedEmail' | 'channel' | 'twoFactorsBy'>,
): OfferedFactors {
  return offerFactors({
    factors: factors.map((factor) => ({
      id: factor.id,
      kind: factor.kind,
      name: factor.name,
      phoneNumber: factor.phone_number,
      deviceType: factor.device_type,
      passkey: factor.passkey,
    })),
    allowed: services.config.mfa.strategies,
    smsAvailable: services.smsAvailable,
    ...details,
  });
}

export interface ChallengeProof {
  mfaToken: string;
  /** Authentication method reference of the second factor (RFC 8176). */
  method: 'otp' | 'sms' | 'hwk';
  /** Set for a code by email. */
  byMail?: true;
  /** Whether the passkey's device verified the user by biometrics or PIN. */
  userVerified?: boolean;
  rememberDevice?: boolean | undefined;
  replacedSsoToken?: string | undefined;
  /** Remembered-device cookie of the browser. */
  rememberedDevice?: string | undefined;
}

/** A new session, or an existing one that was stepped up. */
export interface FinishedChallenge {
  subject: TokenSubject;
  token: IssuedToken;
  /** Set if a new session was opened. */
  cookies?: OpenedSession['cookies'];
  /** Cookie of a remembered device, with its lifetime in milliseconds. */
  device?: { token: string; lifetime: number };
  /** Set if the password of this sign-in is in a list of leaked ones. */
  breached?: true;
  /** Created with the first factor; returned once. */
  recoveryCodes?: string[];
}

/**
 * Completes a challenge whose second factor was verified. Of two concurrent calls exactly one opens a session.
 * @throws Refusal `second-factor-expired`, and as `applyPendingChanges`
 */
export async function finishChallenge(
  context: AnonymousContext,
  { row, owner }: OpenChallenge,
  proof: ChallengeProof,
): Promise<FinishedChallenge> {
  const { services } = context;
  await betweenFactors(context, async (tx, context) => {
    if (!(await completeFactorChallenge(tx, sha256(proof.mfaToken), timeOfUse(context))))
      throw new Refusal('second-factor-expired');
    if (row.purpose === 'sign-in' && row.follow_up)
      await applyPendingChanges(context, {
        userId: owner.id,
        followUp: row.follow_up,
      });
  });
  if (row.follow_up) services.wakeJobs();
  const amr = (proof.userVerified && withPasskey(row.amr, true)) || withSecondFactor(row.amr, proof.method);
  const secondFactor = proof.byMail ? 'mail' : 'factor';
  if (row.purpose === 'step-up') return await stepUpSession(context, row, { amr, secondFactor });
  const { session } = await completeSignIn(context, {
    user: owner,
    clientId: row.client_id,
    amr,
    secondFactor,
    channel: row.channel,
    providerSession: row.provider_session ?? undefined,
    tenantHint: row.tenant_hint,
    ssoTenantId: row.sso_tenant_id,
    ssoConnectionId: row.sso_connection_id,
    replacedSsoToken: proof.replacedSsoToken,
  });
  if (!session) throw new Error('a sign-in with MFA must be complete');
  const device =
    proof.rememberDevice && services.config.mfa.rememberDevice.allowed
      ? await remember(context, owner.id, proof)
      : undefined;
  const breached = row.amr.includes('pwd') && (await isPasswordBreached(services.db, owner.id));
  return { ...session, ...(device && { device }), ...(breached && { breached }) };
}

async function stepUpSession(
  context: AnonymousContext,
  row: FactorChallengeRow,
  verified: { amr: string[]; secondFactor: SecondFactorKind },
): Promise<FinishedChallenge> {
  const { services, now } = context;
  const idleSince = later(now, -services.config.lifetimes.sessionIdle * second);
  const raised = await context.acrossTenants('a session may span tenants', async (tx, context) => {
    if (!(await raiseSession(tx, row.session_id!, verified, { at: now, idleSince }))) return false;
    await context.audit({
      action: 'session.stepped-up',
      tenantId: row.tenant_hint,
      actorId: row.user_id,
      target: { kind: 'session', id: row.session_id! },
      details: { methods: verified.amr },
    });
    if (row.follow_up?.kind !== 'enter-tenant') return true;
    await changeSessionTenant(
      context,
      { userId: row.user_id, tenantId: row.tenant_hint!, sessionId: row.session_id! },
      row.follow_up.tenantId,
    );
    const moved = { userId: row.user_id, kept: row.session_id! };
    await endSurplusSessionsIn(tx, moved, now, context.requestMetadata);
    return true;
  });
  const session = {
    sessionId: row.session_id!,
    tenantId: row.tenant_hint,
    clientId: row.client_id,
    origin: context.requestMetadata,
  };
  const subject = raised ? await loadTokenSubject(services.db, session, now) : undefined;
  if (!subject) throw new Refusal('session-not-found');
  if (!row.amr.includes('mfa')) await recordEmergencyAccess(context, subject);
  return { subject, token: await issueToken(services, subject, { grantId: randomId(services.random) }) };
}

async function remember(
  context: AnonymousContext,
  userId: string,
  { rememberedDevice: former }: ChallengeProof,
): Promise<{ token: string; lifetime: number }> {
  const { now } = context;
  const { config, random } = context.services;
  const token = randomToken(random);
  const lifetime = config.mfa.rememberDevice.days * day;
  await context.acrossTenants('a browser is remembered for a user in all tenants', async (tx, context) => {
    await rememberDevice(tx, {
      tokenHash: sha256(token),
      formerHash: former ? sha256(former) : null,
      userId,
      at: now,
      expiresAt: later(now, lifetime),
    });
    await context.audit({
      action: 'user.device-remembered',
      severity: 'Medium',
      tenantId: null,
      actorId: userId,
      target: { kind: 'user', id: userId },
      details: { days: config.mfa.rememberDevice.days },
    });
  });
  return { token, lifetime };
}
