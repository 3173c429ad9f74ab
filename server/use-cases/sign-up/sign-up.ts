/**
 * Sign-up. The answer is the same whether the address has an account or not: a job creates the account or notifies its
 * owner, both by mail.
 */
import {
  findTenant,
  insertMembership,
  insertTenant,
  listAssignableRoles,
  listTenantsOfUser,
} from '#server/db/queries/core/memberships.ts';
import {
  findUserByEmail,
  findUserById,
  normalizeEmail,
  insertUser,
  updateUser,
  type UserRow,
} from '#server/db/queries/core/users.ts';
import type { OpenedInviteLink } from '#server/db/queries/invitations/invite-links.ts';
import { checkSignUpFields, formNameOf } from '#server/domain/sign-up/sign-up-fields.ts';
import { assignCode } from '#server/db/queries/sign-in/one-time-codes.ts';
import { upsertPhone } from '#server/db/queries/profile/phones.ts';
import { later, second } from '#server/lib/clock.ts';
import { enqueue, type JobPayloads } from '#server/delivery/enqueue.ts';
import { acceptMembership } from '#server/use-cases/policies/accept-membership.ts';
import { DomainRefusal } from '#server/lib/domain-refusal.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { completeSignIn, type SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import { guardPassword } from '#server/use-cases/policies/guard-password.ts';
import { admitsEmail } from '#server/use-cases/policies/refuse-email-domain.ts';
import { lockoutSubject } from '#server/limits/lockout-subject.ts';
import { makeLink, readLink, redeemLink } from '#server/use-cases/verification/mail-links.ts';
import { refuseRequiredDomain } from '#server/use-cases/sso/refuse-required-domain.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';
import { requireCaptcha, type HumanProof } from '#server/use-cases/verification/require-captcha.ts';
import { refuseLinkWithCode, reserveCode, sendCode } from '#server/use-cases/verification/one-time-codes.ts';
import { mailConsentRequest, inviteByLink, openInviteLink } from '#server/use-cases/invitations/invite-links.ts';
import { notifyInviter } from '#server/use-cases/messages/notify-user.ts';
import { cancelRequestsOfOthers } from '#server/use-cases/verification/verify-contact.ts';

export interface SignUp {
  email: string;
  name?: string | undefined;
  companyName?: string | undefined;
  password?: string | undefined;
  invitationToken?: string | undefined;
  /** Values of the operator's custom fields, by key. */
  fields?: Readonly<Record<string, unknown>> | undefined;
  /** E.164; can sign in by SMS once it is verified, in this browser. */
  phoneNumber?: string | undefined;
  /** Captcha proof. */
  recaptchaToken?: HumanProof;
  clientId: string;
  /** Cookie that identifies the browser: the password is valid only there. */
  browserToken: string | undefined;
}

/** A mail was sent; if addresses are verified by a code, with the token to send back with it. */
export interface PendingActivation {
  activation?: { userId: string; token: string };
}

/** Path of the page where the code that verifies an address is entered. */
export function activationPath(
  { config }: Pick<Services, 'config'>,
  activation: NonNullable<PendingActivation['activation']>,
): string {
  return `${config.routes.activateWithCode}?${new URLSearchParams(activation).toString()}`;
}

/**
 * @returns the outcome of the sign-in if an invitation verified the address; otherwise a mail was sent
 * @throws Refusal `sso-required` for every address of a domain that requires single sign-on
 */
export async function signUp(
  context: AnonymousContext,
  input: SignUp,
): Promise<{ outcome: SignInOutcome } | PendingActivation> {
  const { services, requestMetadata } = context;
  const { config } = services;
  await services.limits.consume('sign-up', requestMetadata.ip, config.limits.signUp);
  await requireCaptcha(context, input.recaptchaToken);
  await refuseRequiredDomain(context, input.email);
  const metadata = readFields(services, input.fields ?? {});
  if (input.password !== undefined) await guardPassword(services, input.password, input.email);
  const inviteLink =
    input.invitationToken === undefined
      ? undefined
      : await findInviteLinkOf(context, { token: input.invitationToken, email: input.email });
  if (input.invitationToken !== undefined && !inviteLink)
    return { outcome: await signUpInvited(context, { ...input, metadata }, input.invitationToken) };
  if (!config.signUp.allowed && !inviteLink) throw new Refusal('sign-up-closed');
  const passwordHash = input.password === undefined ? null : await services.hasher.hash(input.password);
  const activation = await context.acrossTenants('a user who signs up has no tenant yet', async (tx, context) => {
    const userId = randomId(services.random);
    const code =
      config.signUp.confirmBy === 'code'
        ? await reserveCode(context, {
            purpose: 'activation',
            channel: 'email',
            target: input.email,
            context: { namedUserId: userId },
          })
        : undefined;
    const payload = {
      email: input.email,
      name: input.name ?? input.email.split('@')[0]!,
      companyName: input.companyName ?? input.email.split('@')[1]!,
      passwordHash,
      browserHash: input.browserToken ? sha256(input.browserToken).toString('base64') : null,
      userId,
      metadata,
      ...(input.phoneNumber !== undefined && { phoneNumber: input.phoneNumber }),
      ...(inviteLink && { inviteLinkId: inviteLink.id }),
      ...(code && { activation: { token: code.token, code: code.code, expiresAt: code.expiresAt.toISOString() } }),
      ...requestMetadata,
    };
    await enqueue(tx, services, { kind: 'create-account', payload });
    return code && { userId, token: code.token };
  });
  services.wakeJobs();
  return activation ? { activation } : {};
}

/**
 * Finds the shared invitation link of a token; `undefined` for a token mailed to one user. The address is judged before
 * the job, which has nobody to answer; the answer depends on its domain alone.
 * @throws Refusal `link-…`, `email-domain-refused`
 */
async function findInviteLinkOf(
  context: AnonymousContext,
  { token, email }: { token: string; email: string },
): Promise<OpenedInviteLink | undefined> {
  return await context.acrossTenants('a user who signs up has no tenant yet', async (tx, context) => {
    const link = await openInviteLink(context, { token });
    if (link && !(await admitsEmail(tx, link.tenant_id, email)))
      throw new DomainRefusal({ tenantId: link.tenant_id, email });
    return link;
  });
}

/**
 * @throws Refusal `invalid-request` with the form name of the first invalid field
 */
export function readFields(services: Services, given: Readonly<Record<string, unknown>>): Record<string, string> {
  const { values, wrong } = checkSignUpFields(services.config.signUp.fields, given);
  if (values) return values;
  const field = formNameOf(wrong);
  throw new Refusal('invalid-request', { values: { field }, context: { field } });
}

/** Job that creates the account. */
export async function createAccount(context: AnonymousContext, payload: JobPayloads['create-account']): Promise<void> {
  const { services, now } = context;
  const { config } = services;
  if (!(await services.limits.tryConsume('mail-sign-up', lockoutSubject(services, payload.email), config.limits.mail)))
    return;
  await context.acrossTenants('a user who signs up has no tenant yet', async (tx, context) => {
    const existing = await findUserByEmail(tx, payload.email);
    const inviteLink =
      payload.inviteLinkId === undefined
        ? undefined
        : await stillOpenLink(context, { id: payload.inviteLinkId, email: payload.email });
    // revoked, or the address refused, between the form and this job: add no member, and create no tenant for a user who wanted to join one
    if (payload.inviteLinkId !== undefined && !inviteLink) return;
    if (existing?.verified && inviteLink) return await mailConsentRequest(context, inviteLink, existing);
    if (existing?.verified)
      return await mailUser(context, {
        to: existing,
        locale: payload.locale,
        mail: 'sign-up-existing',
        link: `${config.baseUrl}${config.routes.forgotPassword}`,
      });
    const user = existing ?? (await insertUnverifiedUser(context, payload));
    if (!user) throw new Error('concurrent sign-ups with the same email address; the job is retried');
    const invited = inviteLink !== undefined && (await inviteByLink(context, inviteLink, user, payload.name));
    // a user with an invitation elsewhere who signs up instead still gets a tenant of their own
    if (!invited && (await listTenantsOfUser(tx, user.id, now)).length === 0) await foundTenant(context, user, payload);
    const link = await makeLink(context, {
      purpose: 'activation',
      userId: user.id,
      ...(invited && { tenantId: inviteLink.tenant_id }),
      passwordHash: payload.passwordHash,
      browserHash: payload.browserHash ? Buffer.from(payload.browserHash, 'base64') : null,
      signUp: {
        name: payload.name,
        metadata: payload.metadata ?? {},
        ...(!invited && { companyName: payload.companyName }),
      },
    });
    if (payload.phoneNumber !== undefined) await claimPhone(context, user, payload);
    if (!payload.activation)
      return await mailUser(context, {
        to: user,
        mail: 'activation',
        link: link.url,
        locale: payload.locale,
        values: { expiresIn: link.expiresIn },
      });
    const { token, code, expiresAt } = payload.activation;
    await assignCode(tx, sha256(token), user.id, { namedUserId: payload.userId, linkId: link.id });
    await sendCode(context, {
      purpose: 'activation',
      channel: 'email',
      target: user.email,
      user,
      code,
      expiresAt: new Date(expiresAt),
      locale: payload.locale,
    });
  });
  services.wakeJobs();
}

async function stillOpenLink(
  context: AnonymousTransaction,
  { id, email }: { id: string; email: string },
): Promise<OpenedInviteLink | undefined> {
  try {
    const link = await openInviteLink(context, { id });
    return link && (await admitsEmail(context.tx, link.tenant_id, email)) ? link : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The number is valid only in the browser that signed up, so registering a stranger's address gains nothing. */
async function claimPhone(
  { services, tx, now }: AnonymousTransaction,
  user: UserRow,
  { phoneNumber, browserHash }: JobPayloads['create-account'],
): Promise<void> {
  if (browserHash === null) return;
  const claim = {
    browserHash: Buffer.from(browserHash, 'base64'),
    expiresAt: later(now, services.config.lifetimes.activationLink * second),
  };
  await upsertPhone(tx, { id: randomId(services.random), userId: user.id, number: phoneNumber!, at: now, claim });
}

/** Inserts a new user with an unverified address. */
/** @returns undefined where another call made an account with the address meanwhile, which can be read now */
export async function insertUnverifiedUser(
  { services, tx, now }: AnonymousTransaction,
  payload: Pick<JobPayloads['create-account'], 'email' | 'name' | 'userId' | 'metadata' | 'locale'>,
): Promise<UserRow | undefined> {
  return await insertUser(tx, {
    id: payload.userId ?? randomId(services.random),
    email: payload.email,
    email_folded: normalizeEmail(payload.email),
    name: payload.name,
    metadata: JSON.stringify(payload.metadata ?? {}),
    locale: payload.locale ?? null,
    verified: false,
    super_user: false,
    created_at: now,
    updated_at: now,
  });
}

/** Creates a tenant with its first user. */
export async function foundTenant(
  context: AnonymousTransaction,
  user: UserRow,
  payload: Pick<JobPayloads['create-account'], 'companyName'>,
): Promise<void> {
  const { tx, now } = context;
  const tenantId = randomId(context.services.random);
  await insertTenant(tx, { id: tenantId, name: payload.companyName, signedUp: true, at: now });
  const roles = await listAssignableRoles(tx, tenantId);
  const roleIds = roles.filter((role) => role.is_first_user).map((role) => role.id);
  await insertMembership(tx, { tenantId, userId: user.id, state: 'active', roleIds, at: now });
  await context.audit({
    action: 'user.signed-up',
    tenantId,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
    details: { email: user.email, tenantName: payload.companyName },
  });
}

/** Signs up with the token of an invitation, which was mailed to the address and so verifies it. */
async function signUpInvited(
  context: AnonymousContext,
  input: SignUp & { metadata: Record<string, string> },
  invitationToken: string,
): Promise<SignInOutcome> {
  const { now } = context;
  if (input.password === undefined) throw new Refusal('invalid-request', { details: ['password: is missing'] });
  const passwordHash = await context.services.hasher.hash(input.password);
  const user = await context.acrossTenants('an invited user is not a member yet', async (tx, context) => {
    const link = await readLink(context, ['invitation', 'activation'], null, invitationToken);
    await refuseLinkWithCode(tx, invitationToken);
    const invited = (await findUserById(tx, link.user_id))!;
    // a user with an account accepts with it; the token alone never sets another password
    if (link.tenant_id === null || invited.verified || invited.email_folded !== normalizeEmail(input.email))
      throw new Refusal('link-invalid');
    await redeemLink(context, link);
    if (!(await acceptMembership(tx, link.tenant_id, invited.id))) throw new Refusal('link-invalid');
    await cancelRequestsOfOthers(tx, invited.id, { browserToken: input.browserToken, tenantId: link.tenant_id, now });
    await context.audit({
      action: 'user.invitation-accepted',
      tenantId: link.tenant_id,
      actorId: invited.id,
      target: { kind: 'user', id: invited.id },
    });
    await notifyInviter(context, link.tenant_id, invited.id);
    return await updateUser(tx, invited.id, {
      password_hash: passwordHash,
      password_changed_at: now,
      verified: true,
      updated_at: now,
      ...(input.name && { name: input.name }),
      ...(Object.keys(input.metadata).length > 0 && {
        metadata: JSON.stringify({ ...invited.metadata, ...input.metadata }),
      }),
    });
  });
  // the password was set through a mail, so a code by mail would be the same factor again
  return await completeSignIn(context, {
    user,
    clientId: input.clientId,
    browserToken: input.browserToken,
    amr: ['pwd'],
    channel: 'mail',
  });
}

/** Name of the inviting tenant. @throws Refusal `link-…` */
export async function invitingTenant(context: AnonymousContext, token: string): Promise<{ name: string }> {
  return await context.acrossTenants('an invited user is not a member yet', async (tx, context) => {
    const inviteLink = await openInviteLink(context, { token });
    if (inviteLink) return { name: inviteLink.tenant_name };
    const link = await readLink(context, ['invitation', 'activation'], null, token);
    const tenant = link.tenant_id === null ? undefined : await findTenant(tx, link.tenant_id);
    if (!tenant) throw new Refusal('link-invalid');
    return { name: tenant.name };
  });
}
