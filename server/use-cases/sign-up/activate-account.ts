/** Activation by the mail link: proves the address, sets the password where one is missing, and signs in. */
import { audit } from '#server/db/queries/core/audits.ts';
import type { Tx } from '#server/db/database.ts';
import { findLatestLink, withdrawLinks, type LinkRow } from '#server/db/queries/core/links.ts';
import { acceptOpenInvitation } from '#server/db/queries/core/memberships.ts';
import { findUserByEmail, updateUser, type UserRow } from '#server/db/queries/core/users.ts';
import { enqueue, type JobPayloads } from '#server/delivery/enqueue.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sameBytes, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { completeSignIn, type SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import { guardPassword } from '#server/use-cases/policies/guard-password.ts';
import { lockoutSubject } from '#server/limits/lockout-subject.ts';
import { makeLink, ownerOf, readLink, takeLink } from '#server/use-cases/proofs/mail-links.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';
import { refuseLinkWithCode } from '#server/use-cases/proofs/one-time-codes.ts';
import { notifyInviter } from '#server/use-cases/messages/notify-user.ts';
import { endWhatOthersBegan } from '#server/use-cases/proofs/verify-contact.ts';

export interface ActivationLink {
  userId: string;
  token: string;
  /** Cookie that names the browser. */
  browserToken: string | undefined;
}

const purposes = ['activation', 'set-up'] as const;

/** Reads the link without using it. @throws Refusal `link-…` */
export async function activationStrategy(
  services: Services,
  link: ActivationLink,
): Promise<{ shouldSetPassword: boolean; user: UserRow }> {
  return await services.db.acrossTenants('a person activates before a tenant is chosen', async (tx) => {
    const row = await readLink(services, tx, [...purposes], link.userId, link.token);
    const user = await ownerOf(tx, row);
    return { shouldSetPassword: !hasPassword(user, row, link.browserToken), user };
  });
}

export interface Activation extends ActivationLink {
  password?: string | undefined;
  name?: string | undefined;
  clientId: string;
  replacedSsoToken?: string | undefined;
  rememberedDevice?: string | undefined;
  requestMetadata: RequestMetadata;
}

export async function activateAccount(services: Services, input: Activation): Promise<SignInOutcome> {
  await services.limits.consume('link', input.requestMetadata.ip, services.config.limits.link);
  const { shouldSetPassword, user } = await activationStrategy(services, input);
  const chosen = shouldSetPassword ? await choosePassword(services, user, input.password) : undefined;
  const activated = await services.db.acrossTenants('a person activates before a tenant is chosen', async (tx) => {
    const link = await readLink(services, tx, [...purposes], input.userId, input.token);
    await refuseLinkWithCode(tx, input.token);
    await takeLink(services, tx, link);
    // a password that the owner has set by now stays: the one in the link may be a stranger's, who signed up with the address
    const { password_hash: present } = await ownerOf(tx, link);
    return await activate(services, tx, {
      link,
      input,
      passwordHash: chosen ?? (present === null ? link.password_hash : null),
    });
  });
  // the password was chosen by a mail: a code by mail would be the same factor again
  return await completeSignIn(services, { ...input, user: activated, amr: ['pwd'], channel: 'mail' });
}

export async function choosePassword(services: Services, user: UserRow, password: string | undefined): Promise<string> {
  if (password === undefined)
    throw new Refusal('invalid-request', {
      details: ['password: is missing'],
      context: { fields: [{ field: 'password' }] },
    });
  await guardPassword(services, password, user.email);
  return await services.hasher.hash(password);
}

/** The account of a link that was taken. A number that somebody else named for it is forgotten. */
export async function activate(
  services: Services,
  tx: Tx,
  { link, input, passwordHash }: { link: LinkRow; input: Activation; passwordHash: string | null },
): Promise<UserRow> {
  const now = services.clock();
  const joined = link.tenant_id !== null && (await acceptOpenInvitation(tx, link.tenant_id, link.user_id));
  await endWhatOthersBegan(tx, link.user_id, { browserToken: input.browserToken, tenantId: link.tenant_id, now });
  await audit(tx, input.requestMetadata, now, {
    action: 'user.activated',
    tenantId: link.tenant_id,
    actorId: link.user_id,
    target: { kind: 'user', id: link.user_id },
  });
  const activated = await updateUser(tx, link.user_id, {
    verified: true,
    updated_at: now,
    ...(input.name && { name: input.name }),
    ...(passwordHash && { password_hash: passwordHash, password_changed_at: now }),
  });
  if (joined && link.tenant_id !== null) await notifyInviter(services, tx, link.tenant_id, link.user_id);
  return activated;
}

/** The password typed at sign-up counts in the browser that signed up; anywhere else the owner of the address chooses one. */
export function hasPassword(user: UserRow, link: LinkRow, browserToken: string | undefined): boolean {
  if (user.password_hash !== null) return true;
  if (link.password_hash === null || link.browser_hash === null || browserToken === undefined) return false;
  return sameBytes(link.browser_hash, sha256(browserToken));
}

/** Asks for the mail again. The answer is the same for every address. */
export async function requestActivation(
  services: Services,
  email: string,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await services.limits.consume('link', requestMetadata.ip, services.config.limits.link);
  await services.db.acrossTenants('whoever asks has no session', (tx) =>
    enqueue(tx, services, { kind: 'resend-activation', payload: { email, locale: requestMetadata.locale } }),
  );
  services.wakeJobs();
}

/** The job behind it. */
export async function resendActivation(
  services: Services,
  { email, locale }: JobPayloads['resend-activation'],
): Promise<void> {
  if (
    !(await services.limits.tryConsume('mail-activation', lockoutSubject(services, email), services.config.limits.mail))
  )
    return;
  await services.db.acrossTenants('whoever asks has no session', async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user || user.verified) return;
    // the password of the last sign-up waits on, for the browser that typed it
    const previous = await findLatestLink(tx, user.id, 'activation', services.clock());
    const tenantId = previous?.tenant_id ?? null;
    await withdrawLinks(tx, user.id, 'activation', services.clock(), tenantId);
    const link = await makeLink(services, tx, {
      purpose: 'activation',
      userId: user.id,
      ...(tenantId !== null && { tenantId }),
      passwordHash: previous?.password_hash ?? null,
      browserHash: previous?.browser_hash ?? null,
    });
    await mailUser(services, tx, {
      to: user,
      mail: 'activation',
      link: link.url,
      values: { expiresIn: link.expiresIn },
      locale,
    });
  });
  services.wakeJobs();
}
