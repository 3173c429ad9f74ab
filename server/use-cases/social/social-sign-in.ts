/**
 * Sign-in with a social provider. An identity is identified by issuer and subject only: an address matches an account
 * only after it was verified, by a trusted provider or by a code that we send by mail.
 */
import {
  endSocialAttempt,
  findWaitingAttempt,
  storeExternalIdentity,
  useIdentity,
  type SocialAttemptRow,
} from '#server/db/queries/social/identities.ts';
import type { FollowUp, SocialProfileRow } from '#server/db/schema.ts';
import type { SocialProvider } from '#server/integrations/social/social-provider.ts';
import { isEmail } from '#shared/lib/email-domain.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext } from '#server/context.ts';
import { completeSignIn, type SignInBrowser, type SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import { guardCodeSending, issueCode, redeemCodeFor } from '#server/use-cases/verification/one-time-codes.ts';
import {
  allowedReturn,
  beginAttempt,
  comingFromProvider,
  redeemAttempt,
  reported,
  claimAttempt,
} from './provider-attempts.ts';
import { findOrCreateUnverified, provisionVerified } from './provision-social-user.ts';
import { lookUpUser } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/** Path on this server that starts a sign-in with the provider. */
export function socialStartPath(key: string): string {
  return `/identity/resources/auth/v2/user/sso/default/${key}/prelogin`;
}

export interface SocialStart {
  providerKey: string;
  /** Redirect URI to which the provider returns the user; our own page unless a client's page is requested. */
  redirectUri?: string | undefined;
  /** Pending authorization request of the page where the user started. */
  authorizationRequest?: string | undefined;
  invitationToken?: string | undefined;
  clientId: string;
  browserToken: string;
}

/**
 * @returns the URL of the provider. @throws Refusal `social-provider-unknown`, `social-failed`, `redirect-uri-mismatch`
 */
export async function startSocialSignIn(context: AnonymousContext, start: SocialStart): Promise<string> {
  const { services, requestMetadata } = context;
  const provider = providerOf(services, start.providerKey);
  await services.limits.consume('social', requestMetadata.ip, services.config.limits.login);
  const redirectUri = allowedReturn(services, services.config.routes.socialCallback, start.redirectUri);
  return await reported(services, { provider, code: 'social-failed' }, () =>
    beginAttempt(context, { ...start, provider, redirectUri }),
  );
}

export interface SocialAnswer extends SignInBrowser {
  /** Query string of the callback URL. */
  query: URLSearchParams;
  /** Provider named in the call, if any. */
  providerKey?: string | undefined;
  browserToken: string | undefined;
  replacedSsoToken?: string | undefined;
}

export interface SocialSignedIn {
  outcome: SignInOutcome;
  isNewUser: boolean;
  user: { id: string; email: string; name: string };
  authorizationRequest: string | undefined;
  clientId: string;
}

/** The address has to be verified first; a code was sent to it. */
export interface SocialProofWanted {
  /** Identifies the attempt in this browser. */
  attempt: string;
  email: string;
  provider: string;
  authorizationRequest: string | undefined;
}

export type SocialResult =
  | { signedIn: SocialSignedIn; proofWanted?: undefined }
  | { proofWanted: SocialProofWanted; signedIn?: undefined };

/** @throws Refusal `social-cancelled`, `social-failed`, `social-email-missing`, `sign-up-closed`, … */
export async function finishSocialSignIn(context: AnonymousContext, answer: SocialAnswer): Promise<SocialResult> {
  const { services, now } = context;
  const state = answer.query.get('state') ?? '';
  const attempt = await claimAttempt(context, state, answer.browserToken);
  // no matching attempt: another browser's response, a repeated one or an expired attempt
  if (!attempt || (answer.providerKey !== undefined && answer.providerKey !== attempt.provider))
    throw new Refusal('social-failed', { values: { provider: '' } });
  const provider = providerOf(services, attempt.provider);
  if (answer.query.has('error')) throw new Refusal('social-cancelled', { values: { provider: provider.name } });
  const profile = await reported(services, { provider, code: 'social-failed' }, () =>
    redeemAttempt(services, provider, { attempt, state, query: answer.query }),
  );
  const known = await comingFromProvider(context, (tx) =>
    useIdentity(tx, profile.issuer, profile.subject, profile.email, now),
  );
  if (known) return { signedIn: await signIn(context, answer, { attempt, userId: known.user_id, isNewUser: false }) };
  if (profile.email === null || !isEmail(profile.email))
    throw new Refusal('social-email-missing', { values: { provider: provider.name } });
  const row: SocialProfileRow = {
    issuer: profile.issuer,
    subject: profile.subject,
    email: profile.email,
    name: profile.name,
  };
  // for an existing account or an unverified address, the user has to verify the mailbox first
  if (!profile.emailVerified || (await lookUpUser(context, { email: row.email }))) {
    return {
      proofWanted: await askForProof(context, row, { attempt, state, provider, browserToken: answer.browserToken }),
    };
  }
  const { user, isNewUser, followUp } = await comingFromProvider(context, (_tx, context) =>
    provisionVerified(context, {
      profile: row,
      provider: { key: provider.key, name: provider.name },
      invitationToken: attempt.invitation_token,
      browserToken: answer.browserToken,
    }),
  );
  return { signedIn: await signIn(context, answer, { attempt, userId: user.id, isNewUser, followUp }) };
}

async function askForProof(
  context: AnonymousContext,
  profile: SocialProfileRow,
  {
    attempt,
    state,
    provider,
    browserToken,
  }: Pick<SocialAnswer, 'browserToken'> & { attempt: SocialAttemptRow; state: string; provider: SocialProvider },
): Promise<SocialProofWanted> {
  await guardCodeSending(context, profile.email);
  await comingFromProvider(context, async (tx, context) => {
    const user = await findOrCreateUnverified(context, profile, attempt.invitation_token);
    const code = await issueCode(context, {
      purpose: 'link-identity',
      channel: 'email',
      target: user.email,
      user,
      browserToken,
    });
    await storeExternalIdentity(tx, attempt.state_hash, profile, code.token, code.expiresAt);
  });
  context.services.wakeJobs();
  return {
    attempt: state,
    email: profile.email,
    provider: provider.name,
    authorizationRequest: attempt.authorization_request ?? undefined,
  };
}

export interface SocialProof extends SignInBrowser {
  attempt: string;
  code: string;
  browserToken: string | undefined;
  replacedSsoToken?: string | undefined;
}

/**
 * Returns what the page that asks for the code needs. @throws Refusal `social-failed` if no verification is pending in
 * this browser
 */
export async function waitingProof(
  context: AnonymousContext,
  attempt: string,
  browserToken: string | undefined,
): Promise<SocialProofWanted & { row: SocialAttemptRow }> {
  const { now } = context;
  const row =
    browserToken === undefined
      ? undefined
      : await comingFromProvider(context, (tx) => findWaitingAttempt(tx, sha256(attempt), sha256(browserToken), now));
  if (!row?.person) throw new Refusal('social-failed', { values: { provider: '' } });
  const provider = providerOf(context.services, row.provider);
  return {
    attempt,
    email: row.person.email,
    provider: provider.name,
    authorizationRequest: row.authorization_request ?? undefined,
    row,
  };
}

/**
 * Verifies the code from the mailbox, links the identity to the account and signs in. @throws Refusal `code-…`,
 * `social-failed`
 */
export async function verifySocialEmail(context: AnonymousContext, proof: SocialProof): Promise<SocialSignedIn> {
  const { services, now } = context;
  const { row } = await waitingProof(context, proof.attempt, proof.browserToken);
  const profile = row.person!;
  const { key, name } = providerOf(services, row.provider);
  const attempt = {
    purpose: 'link-identity' as const,
    token: row.code_token ?? '',
    code: proof.code,
  };
  const { isNewUser, user, followUp } = await redeemCodeFor(context, attempt, async (tx, context, taken) => {
    if (!(await endSocialAttempt(tx, row.state_hash, now))) throw new Refusal('code-used');
    const provisioned = await provisionVerified(context, {
      profile,
      provider: { key, name },
      invitationToken: row.invitation_token,
      browserToken: proof.browserToken,
    });
    // the address was assigned to another account after the code was sent, so the code proves nothing about that
    // account
    if (provisioned.user.id !== taken.user_id) throw new Refusal('social-failed', { values: { provider: name } });
    return provisioned;
  });
  services.wakeJobs();
  // the mailbox was the first factor, so a code by mail does not count as a second one
  return await signIn(context, proof, { attempt: row, userId: user.id, isNewUser, followUp, channel: 'mail' });
}

/** A user whom the provider, and for a new address the mailbox, has identified. */
interface IdentifiedUser {
  attempt: SocialAttemptRow;
  userId: string;
  isNewUser: boolean;
  followUp?: FollowUp | undefined;
  channel?: 'mail';
}

async function signIn(
  context: AnonymousContext,
  browser: SignInBrowser & { replacedSsoToken?: string | undefined },
  { attempt, userId, isNewUser, followUp, channel }: IdentifiedUser,
): Promise<SocialSignedIn> {
  const outcome = await completeSignIn(context, {
    user: { id: userId },
    clientId: attempt.client_id,
    amr: ['fed'],
    ...(channel && { channel }),
    followUp,
    replacedSsoToken: browser.replacedSsoToken,
    rememberedDevice: browser.rememberedDevice,
    browserToken: browser.browserToken,
  });
  const { email, name } = outcome.session?.subject ?? { email: outcome.challenge!.email, name: '' };
  return {
    outcome,
    isNewUser,
    user: { id: userId, email, name },
    authorizationRequest: attempt.authorization_request ?? undefined,
    clientId: attempt.client_id,
  };
}

function providerOf(services: Services, key: string): SocialProvider {
  const provider = services.socialProviders.get(key);
  if (!provider) throw new Refusal('social-provider-unknown');
  return provider;
}
