/** Sign-in with a passkey, which identifies and authenticates the user. */
import type { WebauthnAssertion, WebauthnRequestOptions } from '#shared/contract/passkeys/webauthn-entities.ts';
import { useCredential, type FactorRow } from '#server/db/queries/mfa/factors.ts';
import { findPasskey } from '#server/db/queries/passkeys/passkeys.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { isPasskeyOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import { assertionOptions, verifyAssertion } from '#server/integrations/webauthn.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext } from '#server/context.ts';
import { completeSignIn, type SignInBrowser, type SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import { storePasskeyChallenge, consumePasskeyChallenge, type PasskeyAsker } from './passkey-challenge.ts';
import { acceptInvitationOf } from '#server/use-cases/invitations/accept-invitation.ts';

const reason = 'a user signs in before a tenant is chosen';

const askerOf = (browserToken: string): PasskeyAsker => ({
  purpose: 'passkey-sign-in',
  bearer: browserToken,
  userId: null,
});

/**
 * Creates a challenge. It does not depend on an address and lists no credentials, which would disclose who has an
 * account; passkeys are created as discoverable credentials, so authenticators find them on their own.
 * @throws Refusal `sign-in-method-off`
 */
export async function createPasskeyChallenge(
  context: AnonymousContext,
  browserToken: string,
): Promise<WebauthnRequestOptions> {
  const { services } = context;
  requireOpen(services);
  await services.limits.consume('passkey-question', context.requestMetadata.ip, services.config.limits.link);
  const options = await assertionOptions(services, undefined, 'preferred');
  await storePasskeyChallenge(context, askerOf(browserToken), options.challenge);
  return options;
}

export interface PasskeySignIn extends SignInBrowser {
  answer: WebauthnAssertion;
  replacedSsoToken?: string | undefined;
  invitationToken?: string | undefined;
  tenantHint?: string | null;
  clientId: string;
}

/** @throws Refusal `sign-in-method-off`, `security-key-refused`, `passkey-unknown` */
export async function signInWithPasskey(
  context: AnonymousContext,
  { answer, ...signIn }: PasskeySignIn,
): Promise<SignInOutcome> {
  const { services } = context;
  requireOpen(services);
  await services.limits.consume('passkey', context.requestMetadata.ip, services.config.limits.login);
  if (signIn.browserToken === undefined) throw new Refusal('security-key-refused');
  const challenge = await consumePasskeyChallenge(
    context,
    askerOf(signIn.browserToken),
    answer.response.clientDataJSON,
  );
  const { userId, userVerified } = await verifyPasskey(context, answer, challenge);
  const tenantId = await invitedTo(context, userId, signIn.invitationToken);
  // possession of the device plus biometrics or PIN are two factors; without user verification it is one
  const amr = userVerified ? ['hwk', 'user', 'mfa'] : ['hwk'];
  return await completeSignIn(context, {
    ...signIn,
    user: { id: userId },
    amr,
    tenantHint: tenantId ?? signIn.tenantHint ?? null,
  });
}

function requireOpen(services: Services): void {
  if (!isPasskeyOpen(services.config.signIn)) throw new Refusal('sign-in-method-off');
}

async function verifyPasskey(
  context: AnonymousContext,
  answer: WebauthnAssertion,
  challenge: string,
): Promise<{ userId: string; userVerified: boolean }> {
  const { now } = context;
  const passkey = await context.acrossTenants(reason, (tx) => findPasskey(tx, answer.id));
  if (!passkey) throw new Refusal('passkey-unknown');
  requireOwnHandle(passkey, answer.response.userHandle);
  const credential = {
    id: answer.id,
    publicKey: passkey.public_key!,
    counter: passkey.counter ?? 0,
    transports: passkey.transports ?? [],
  };
  const { counter, userVerified } = await verifyAssertion(context.services, {
    answer,
    challenge,
    userVerified: false,
    credential,
  });
  const used = await context.asUser(passkey.user_id, (tx) => useCredential(tx, passkey.id, counter, now));
  if (!used) throw new Refusal('security-key-refused');
  return { userId: passkey.user_id, userVerified };
}

/** Requires that the user handle belongs to the owner of the passkey (W3C WebAuthn, level 3, section 7.2, step 6). */
function requireOwnHandle(passkey: FactorRow, userHandle: string | undefined): void {
  if (userHandle === undefined) return;
  if (Buffer.from(userHandle, 'base64url').toString('hex') !== passkey.user_id.replaceAll('-', ''))
    throw new Refusal('security-key-refused');
}

async function invitedTo(
  context: AnonymousContext,
  userId: string,
  invitationToken: string | undefined,
): Promise<string | null> {
  if (invitationToken === undefined) return null;
  return await context.acrossTenants(reason, async (tx, context) => {
    const user = (await findUserById(tx, userId))!;
    return await acceptInvitationOf(context, user, invitationToken);
  });
}
