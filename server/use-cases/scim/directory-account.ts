/** The account and the membership of a user whom a directory creates. */
import { isInherited } from '#server/db/queries/core/inherited-memberships.ts';
import { findMembership, insertMembership, listAssignableRoles } from '#server/db/queries/core/memberships.ts';
import { setMemberState, type MemberRow } from '#server/db/queries/core/members.ts';
import { findUserByEmail, insertUser, normalizeEmail, type UserRow } from '#server/db/queries/core/users.ts';
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import { lockHeldElsewhere } from '#server/db/queries/scim/holds.ts';
import { deleteScimUser, isDomainProved, setManagedBy, claimFormerMember } from '#server/db/queries/scim/users.ts';
import { accountFieldsOf, type AccountFields } from '#server/domain/scim/account-fields.ts';
import { notUnique } from '#server/domain/scim/scim-error.ts';
import type { Json } from '#server/domain/scim/schema.types.ts';
import { normalizeDomain } from '#server/lib/email-domain.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { preserveManager } from '#server/use-cases/authorization/guard-rights.ts';
import { countInvitation } from '#server/use-cases/invitations/count-invitations.ts';
import { sendInvitation } from '#server/use-cases/invitations/invite-user.ts';
import { refuseEmailDomain } from '#server/use-cases/policies/refuse-email-domain.ts';
import { dropHold } from './brake.ts';
import { linkMember } from './link-member.ts';

export interface DirectoryAccount {
  user: UserRow;
  /** The connection created it, so that it may change it. */
  owned: boolean;
  /** They were a member before: name and state are not set yet. */
  former: boolean;
}

/**
 * Creates an account with its membership. An address in a domain that the tenant has proved needs no confirmation; any
 * other owner is asked by mail, and so is the owner of an account in another tenant: nothing of that account changes.
 * @throws ScimError `uniqueness` for a member of the tenant; Refusal `email-domain-refused`
 */
export async function createDirectoryAccount(
  context: AnonymousTransaction,
  directory: AuthenticatedConnection,
  { resource, active }: { resource: Json; active: boolean },
): Promise<DirectoryAccount> {
  const fields = accountFieldsOf(resource);
  const { tx } = context;
  const { tenantId } = directory;
  if (fields.email !== '' && !directory.trial) await refuseEmailDomain(tx, tenantId, fields.email);
  const proved = await isProved(context, tenantId, fields.email);
  const created = await insertAccount(context, fields, proved);
  const user = created ?? (await findUserByEmail(tx, fields.email))!;
  const former = created ? undefined : await claimMember(context, directory, user.id);
  if (former) {
    await setManagedBy(tx, { tenantId, userId: user.id }, 'scim2');
    return { user, owned: former.owned, former: true };
  }
  if (!created && proved && (await linkMember(context, directory, user))) return { user, owned: false, former: true };
  if (!created) await refuseMember(context, tenantId, user);
  const joins = created !== undefined && (proved || fields.email === '');
  await addMember(context, directory, { user, name: fields.name, joins, active });
  if (!joins && active) await inviteByDirectory(context, directory, user);
  return { user, owned: created !== undefined, former: false };
}

/**
 * A member who is free for the connection: an earlier one brought them, or another one has asked for a deletion that is
 * held. That one takes nothing back, and loses the user with its groups; the membership goes on for the new connection,
 * which asks for the same person by the address of the account.
 * @returns whether the former connection created the account
 * @throws Refusal `last-admin` if the groups made the last manager
 */
async function claimMember(
  context: AnonymousTransaction,
  directory: AuthenticatedConnection,
  userId: string,
): Promise<{ owned: boolean } | undefined> {
  const { tx } = context;
  const { tenantId } = directory;
  const held = directory.trial ? undefined : await lockHeldElsewhere(tx, directory, userId);
  if (!held) return await claimFormerMember(tx, { tenantId, userId });
  await dropHold(context, { directory, row: held });
  await preserveManager(tx, tenantId, () => deleteScimUser(tx, held));
  return { owned: held.owns_account };
}

/** @returns `undefined` if an account has the address */
export async function insertAccount(
  { services, tx, now }: AnonymousTransaction,
  { email, name, phone }: AccountFields,
  verified: boolean,
): Promise<UserRow | undefined> {
  const id = randomId(services.random);
  return await insertUser(tx, {
    id,
    email,
    email_folded: lookupKeyOf({ id, email }),
    name,
    phone_number: phoneNumberOf(phone),
    metadata: '{}',
    provider: 'scim2',
    verified: verified && email !== '',
    super_user: false,
    created_at: now,
    updated_at: now,
  });
}

/** Of an account of a directory, which may have no address. */
function lookupKeyOf({ id, email }: { id: string; email: string }): string {
  return email === '' ? `none:${id}` : normalizeEmail(email);
}

/** Whether the account of a member still has the address that the tenant sees. */
export function hasShownAddress(member: MemberRow): boolean {
  return lookupKeyOf(member) === member.email_folded;
}

/** As accounts keep numbers: E.164; others stay with the directory's resource. */
export function phoneNumberOf(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/[\s().-]/g, '');
  return /^\+\d{6,15}$/.test(digits) ? digits : null;
}

/** Whether the tenant decides whose the addresses of the domain are. */
export async function isProved({ tx }: AnonymousTransaction, tenantId: string, email: string): Promise<boolean> {
  const domain = normalizeDomain(email.slice(email.lastIndexOf('@') + 1));
  return email !== '' && domain !== null && (await isDomainProved(tx, tenantId, domain));
}

/** @throws ScimError `uniqueness` */
export async function refuseMember(
  { tx }: AnonymousTransaction,
  tenantId: string,
  user: Pick<UserRow, 'id'>,
): Promise<void> {
  if ((await findMembership(tx, tenantId, user.id)) || (await isInherited(tx, tenantId, user.id)))
    throw notUnique('Another member of the organization has this email address.');
}

/**
 * Whether the user of an account that the connection created is a member without being asked: where the tenant has proved
 * the domain, or as long as there is no address, with which nobody can sign in. That the owner has confirmed the address
 * says nothing: they may have done so for another tenant.
 */
export async function joinsUnasked(
  context: AnonymousTransaction,
  tenantId: string,
  member: MemberRow,
): Promise<boolean> {
  if (!hasShownAddress(member)) return false;
  return member.email === '' || (member.verified && (await isProved(context, tenantId, member.email)));
}

async function addMember(
  context: AnonymousTransaction,
  { tenantId, name: connection }: AuthenticatedConnection,
  { user, name, joins, active }: { user: UserRow; name: string; joins: boolean; active: boolean },
): Promise<void> {
  const { tx, now } = context;
  const roles = (await listAssignableRoles(tx, tenantId)).filter((role) => role.is_default);
  const state = joins ? 'active' : 'invited';
  await insertMembership(tx, {
    tenantId,
    userId: user.id,
    state,
    roleIds: roles.map(({ id }) => id),
    invitedName: name,
    managedBy: 'scim2',
    at: now,
  });
  if (!active) await setMemberState(tx, { tenant_id: tenantId, user_id: user.id }, 'disabled', 'directory');
  const keys = roles.map(({ key }) => key);
  await context.audit({
    action: joins ? 'user.joined' : 'user.invited',
    tenantId,
    actorId: null,
    target: { kind: 'user', id: user.id },
    details: joins ? { connection } : { email: user.email, roles: keys, after: { state, roles: keys } },
  });
}

/**
 * Mails the invitation to the account whose address it is. Beyond the limits on invitation mails no mail is sent; an admin
 * can send it again.
 */
export async function inviteByDirectory(
  context: AnonymousTransaction,
  { id, tenantId, trial }: AuthenticatedConnection,
  user: UserRow,
): Promise<void> {
  if (trial) return;
  if (user.email === '' || (await countInvitation(context, tenantId, user.email)) !== undefined) return;
  await sendInvitation(context, { tenantId, userId: id }, user);
}
