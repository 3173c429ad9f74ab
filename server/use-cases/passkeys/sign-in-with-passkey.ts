/** Sign-in by a passkey: it tells who somebody is, and proves it. */
import type { WebauthnAssertion, WebauthnRequestOptions } from '#shared/contract/webauthn-entities.ts';
import { useCredential, type FactorRow } from '#server/db/queries/mfa/factors.ts';
import { findPasskey } from '#server/db/queries/mfa/passkeys.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { isPasskeyOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import { assertionOptions, verifyAssertion } from '#server/integrations/webauthn.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { completeSignIn, type SignInBrowser, type SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import { keepPasskeyChallenge, takePasskeyChallenge, type PasskeyAsker } from './passkey-challenge.ts';
import { acceptInvitationOf } from '#server/use-cases/invitations/accept-invitation.ts';

const reason = 'a person signs in before a tenant is chosen';

const askerOf = (browserToken: string): PasskeyAsker => ({
  purpose: 'passkey-sign-in',
  bearer: browserToken,
  userId: null,
});

/**
 * What a passkey is asked to sign. No address changes the answer, and no credential is named in it: that would tell who has an
 * account here, and passkeys are made so that authenticators find them by themselves.
 *
 * @throws Refusal `sign-in-method-off`
 */
export async function askPasskey(
  services: Services,
  browserToken: string,
  requestMetadata: RequestMetadata,
): Promise<WebauthnRequestOptions> {
  requireOpen(services);
  await services.limits.consume('passkey-question', requestMetadata.ip, services.config.limits.link);
  const options = await assertionOptions(services, undefined, 'preferred');
  await keepPasskeyChallenge(services, askerOf(browserToken), options.challenge);
  return options;
}

export interface PasskeySignIn extends SignInBrowser {
  answer: WebauthnAssertion;
  replacedSsoToken?: string | undefined;
  invitationToken?: string | undefined;
  tenantHint?: string | null;
  clientId: string;
  requestMetadata: RequestMetadata;
}

/** @throws Refusal `sign-in-method-off`, `security-key-refused`, `passkey-unknown` */
export async function signInWithPasskey(
  services: Services,
  { answer, ...signIn }: PasskeySignIn,
): Promise<SignInOutcome> {
  requireOpen(services);
  await services.limits.consume('passkey', signIn.requestMetadata.ip, services.config.limits.login);
  if (signIn.browserToken === undefined) throw new Refusal('security-key-refused');
  const challenge = await takePasskeyChallenge(services, askerOf(signIn.browserToken), answer.response.clientDataJSON);
  const { userId, userVerified } = await provePasskey(services, answer, challenge);
  const tenantId = await invitedTo(services, userId, signIn.invitationToken, signIn.requestMetadata);
  // the device itself, and the finger, face or PIN that it asked for: two factors in one; without the latter just one
  const amr = userVerified ? ['hwk', 'user', 'mfa'] : ['hwk'];
  return await completeSignIn(services, {
    ...signIn,
    user: { id: userId },
    amr,
    tenantHint: tenantId ?? signIn.tenantHint ?? null,
  });
}

function requireOpen(services: Services): void {
  if (!isPasskeyOpen(services.config.signIn)) throw new Refusal('sign-in-method-off');
}

async function provePasskey(
  services: Services,
  answer: WebauthnAssertion,
  challenge: string,
): Promise<{ userId: string; userVerified: boolean }> {
  const passkey = await services.db.acrossTenants(reason, (tx) => findPasskey(tx, answer.id));
  if (!passkey) throw new Refusal('passkey-unknown');
  requireOwnHandle(passkey, answer.response.userHandle);
  const credential = {
    id: answer.id,
    publicKey: passkey.public_key!,
    counter: passkey.counter ?? 0,
    transports: passkey.transports ?? [],
  };
  const { counter, userVerified } = await verifyAssertion(services, {
    answer,
    challenge,
    userVerified: false,
    credential,
  });
  const used = await services.db.acrossTenants(reason, (tx) =>
    useCredential(tx, passkey.id, counter, services.clock()),
  );
  if (!used) throw new Refusal('security-key-refused');
  return { userId: passkey.user_id, userVerified };
}

/** Whom the authenticator means has to be whose passkey it is (W3C WebAuthn, level 3, section 7.2, step 6). */
function requireOwnHandle(passkey: FactorRow, userHandle: string | undefined): void {
  if (userHandle === undefined) return;
  if (Buffer.from(userHandle, 'base64url').toString('hex') !== passkey.user_id.replaceAll('-', ''))
    throw new Refusal('security-key-refused');
}

async function invitedTo(
  services: Services,
  userId: string,
  invitationToken: string | undefined,
  requestMetadata: RequestMetadata,
): Promise<string | null> {
  if (invitationToken === undefined) return null;
  return await services.db.acrossTenants(reason, async (tx) => {
    const user = (await findUserById(tx, userId))!;
    return await acceptInvitationOf(services, tx, user, invitationToken, requestMetadata);
  });
}
