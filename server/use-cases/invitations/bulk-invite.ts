/**
 * Invites a list of users in the background. Each line is one transaction with membership, link, mail and audit entry;
 * if a process stops, the next one continues with the remaining lines.
 */
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Email, Name } from '#shared/contract/entities.ts';
import type { BulkInvitation, BulkStatus, CheckedInvitee } from '#shared/contract/invitations/invitations.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import { findInvitationTo } from '#server/db/queries/invitations/open-invitations.ts';
import { isInherited } from '#server/db/queries/core/inherited-memberships.ts';
import {
  beginUndo,
  countBulkRows,
  findBulk,
  findLatestBulk,
  finishBulk,
  insertBulk,
  isBulkRunning,
  listFailedRows,
  listKnownAddresses,
  mailSlot,
  settleRow,
  lockNextInvitation,
  withdrawBulk,
  type BulkRow,
  type InvitationRow,
  type NewInvitationRow,
} from '#server/db/queries/invitations/bulk-invitations.ts';
import type { Tx } from '#server/db/database.ts';
import { lockMemberships } from '#server/db/queries/core/members.ts';
import {
  findMembership,
  insertMembership,
  listAssignableRoles,
  type RoleRow,
} from '#server/db/queries/core/memberships.ts';
import { normalizeEmail } from '#server/db/queries/core/users.ts';
import { domainOf } from '#server/lib/email-domain.ts';
import { evaluateInvitees, type Invitee } from '#server/domain/invitations/evaluate-invitees.ts';
import { findNamedRoles, type RefusedRoleName } from '#server/domain/roles/name-roles.ts';
import { refusalToAssign } from '#server/domain/roles/role-rules.ts';
import { enqueue, type JobPayloads } from '#server/delivery/enqueue.ts';
import { day, later, minute } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, AnonymousTransaction, CallContext, TransactionContext } from '#server/context.ts';
import { refusedDomainsAmong, takesInEmail } from '#server/use-cases/policies/refuse-email-domain.ts';
import { rightsStillHeld } from '#server/use-cases/authorization/guard-rights.ts';
import { findAddressee } from './addressee.ts';
import { auditTooMany, countInvitation, invitationsLeft } from './count-invitations.ts';
import { membershipExpiry, grantedRoles, sendInvitation } from './invite-user.ts';

/** How long a list can be undone. */
const undoable = 10 * minute;
/** Lines per job, so that other mails are sent in between. */
const batch = 50;

/**
 * Checks a list without changing anything. @throws Refusal `role-not-found`, `role-above-own`, `temporary-users-off`
 */
export async function checkList(context: CallContext, list: BulkInvitation): Promise<CheckedInvitee[]> {
  const { caller } = context;
  const left = await invitationsLeft(context, caller.tenantId);
  return await context.inTenant(caller.tenantId, async (tx, context) => {
    const rolesOf = await chooseRoles(context, list);
    for (const user of list.users) membershipExpiry(context, user);
    return await evaluate(tx, caller.tenantId, list, { left, rolesOf });
  });
}

/**
 * @returns id of the list; `bulkStatus` reports its progress
 * @throws Refusal `role-not-found`, `role-above-own`, `temporary-users-off`, `bulk-invitation-running`
 */
export async function inviteList(context: CallContext, list: BulkInvitation): Promise<string> {
  const { services, caller, now } = context;
  const id = randomId(services.random);
  const left = await invitationsLeft(context, caller.tenantId);
  await context.inTenant(caller.tenantId, async (tx, context) => {
    await lockMemberships(tx, caller.tenantId);
    if (await isBulkRunning(tx, caller.tenantId)) throw new Refusal('bulk-invitation-running');
    const rolesOf = await chooseRoles(context, list);
    const evaluated = await evaluate(tx, caller.tenantId, list, { left, rolesOf });
    const rows = list.users.map((user, index): NewInvitationRow => {
      const { line, email, name, reason } = evaluated[index]!;
      const expires_at = membershipExpiry(context, user);
      return {
        line,
        email,
        name: name ?? null,
        role_ids: givenIds(rolesOf(user)),
        expires_at,
        status: reason === undefined ? 'waiting' : 'failed',
        error_code: reason ?? null,
      };
    });
    await insertBulk(tx, { id, tenant_id: caller.tenantId, created_by: caller.userId, created_at: now }, rows);
    await enqueue(tx, services, {
      kind: 'invite-in-bulk',
      payload: { bulkId: id, tenantId: caller.tenantId, userId: caller.userId, ...context.requestMetadata },
    });
    const lines = { total: rows.length, refused: rows.filter((row) => row.status === 'failed').length };
    await context.audit({
      action: 'users.bulk-invited',
      target: { kind: 'bulk-invitation', id },
      details: lines,
    });
  });
  services.wakeJobs();
  return id;
}

type Line = BulkInvitation['users'][number];
/** Resolves the roles that a line assigns, or the reason why they are refused. */
type RolesOf = (user: Line) => { roles: RoleRow[] } | RefusedRoleName;

const givenIds = (given: ReturnType<RolesOf>): string[] => ('roles' in given ? given.roles.map((role) => role.id) : []);

/**
 * Resolves the roles of each line. Role ids are checked once for all lines that share them, and refuse the whole list;
 * role names are checked line by line.
 */
async function chooseRoles(context: TransactionContext, list: BulkInvitation): Promise<RolesOf> {
  const { caller } = context;
  const chosen = new Map<string, RoleRow[]>();
  const assignable = list.users.some(({ roles }) => roles)
    ? await listAssignableRoles(context.tx, caller.tenantId)
    : [];
  const keyOf = (ids: string[] | undefined) => (ids === undefined ? '' : JSON.stringify(ids));
  for (const ids of [list.roleIds, ...list.users.map((user) => user.roleIds)]) {
    const key = keyOf(ids);
    if (chosen.has(key)) continue;
    chosen.set(key, await grantedRoles(context, ids));
  }
  return ({ roleIds, roles: words }) => {
    if (words === undefined || words.length === 0) return { roles: chosen.get(keyOf(roleIds ?? list.roleIds))! };
    const named = findNamedRoles(words, assignable, (role) => refusalToAssign(caller, role)?.code);
    if (!('roles' in named) || roleIds === undefined) return named;
    return {
      roles: [...new Map([...chosen.get(keyOf(roleIds))!, ...named.roles].map((role) => [role.id, role])).values()],
    };
  };
}

async function evaluate(
  tx: Tx,
  tenantId: string,
  { users }: BulkInvitation,
  { left, rolesOf }: { left: number; rolesOf: RolesOf },
): Promise<CheckedInvitee[]> {
  const invitees = withOwnLines(users.map((user, index) => readInvitee(user, index + 1, rolesOf(user))));
  const refused = await refusedDomainsAmong(
    tx,
    tenantId,
    invitees.map(({ email }) => email),
  );
  const known = await listKnownAddresses(
    tx,
    tenantId,
    invitees.flatMap(({ folded }) => folded ?? []),
  );
  const judged = invitees.map((invitee) => {
    const domain = domainOf(invitee.email);
    return domain !== null && refused.has(domain)
      ? { ...invitee, against: { code: 'email-domain-refused' as const, detail: domain } }
      : invitee;
  });
  return evaluateInvitees(judged, new Map(known.map(({ email, state }) => [email, state])), left);
}

function readInvitee({ email, name, line }: Line, place: number, given: ReturnType<RolesOf>): Invitee {
  const address = Email.safeParse(email);
  const shown = Name.safeParse(name);
  return {
    line: line ?? place,
    email: address.data ?? email.trim().slice(0, 254),
    folded: address.success ? normalizeEmail(address.data) : null,
    ...(shown.success && { name: shown.data }),
    ...('roles' in given ? { roles: given.roles.map((role) => role.name) } : { against: given }),
  };
}

/** A line number is the key of its row: if the numbers given are not unique, positions are used instead. */
function withOwnLines(invitees: Invitee[]): Invitee[] {
  const distinct = new Set(invitees.map(({ line }) => line)).size === invitees.length;
  return distinct ? invitees : invitees.map((invitee, index) => ({ ...invitee, line: index + 1 }));
}

/**
 * Job that processes a batch of lines and enqueues the next job.
 * @param passes whether an error is transient, so that the job is retried. Any other error fails its own line only
 */
export async function processInvitations(
  context: AnonymousContext,
  job: JobPayloads['invite-in-bulk'],
  passes: (error: unknown) => boolean,
): Promise<void> {
  const { services, now } = context;
  for (let lines = 0; lines < batch; lines += 1) {
    if (!(await workOffLine(context, job, passes))) break;
  }
  await context.inTenant(job.tenantId, async (tx) => {
    const next = await finishBulk(tx, job.bulkId, now);
    // the slot makes a job that runs twice enqueue only one successor
    if (next !== undefined)
      await enqueue(tx, services, { kind: 'invite-in-bulk', payload: job, slot: `${job.bulkId}:${next}` });
  });
  services.wakeJobs();
}

/**
 * @returns whether a line was left to process
 */
async function workOffLine(
  context: AnonymousContext,
  job: JobPayloads['invite-in-bulk'],
  passes: (error: unknown) => boolean,
): Promise<boolean> {
  let taken: InvitationRow | undefined;
  try {
    return await context.acrossTenants('an invited user may be in other tenants', async (tx, context) => {
      taken = await lockNextInvitation(tx, job.bulkId);
      if (taken) await settleRow(tx, taken, await inviteRow(context, job, taken));
      return taken !== undefined;
    });
  } catch (error) {
    const row = taken;
    if (!row || passes(error)) throw error;
    // an unexpected error in one line does not stop the others
    context.services.log.warn(
      { err: error, bulkId: job.bulkId, line: row.line },
      'failed to process a line of a bulk invitation',
    );
    await context.inTenant(job.tenantId, (tx) => settleRow(tx, row, { errorCode: 'internal-error' }));
    return true;
  }
}

async function inviteRow(
  context: AnonymousTransaction,
  job: JobPayloads['invite-in-bulk'],
  row: InvitationRow,
): Promise<{ userId: string } | { errorCode: string }> {
  const { tx, now } = context;
  const inviter = { tenantId: row.tenant_id, userId: job.userId };
  if (row.expires_at !== null && row.expires_at <= now) return { errorCode: 'account-expired' };
  const roles = await rolesStillThere(tx, row);
  if (roles === undefined) return { errorCode: 'role-not-found' };
  // do not process pending lines on behalf of an inviter who has lost the right to invite, or to assign these roles
  const rights = await rightsStillHeld(tx, inviter, 'fe.secure.write.users', now);
  if (!rights || roles.some((role) => refusalToAssign(rights, role) !== undefined)) return { errorCode: 'forbidden' };
  if (!(await takesInEmail(tx, row.tenant_id, row.email))) return { errorCode: 'email-domain-refused' };
  const against = await countInvitation(context, row.tenant_id, row.email);
  if (against === 'too-many-requests') return { errorCode: 'mail-failed' };
  if (against !== undefined) {
    await auditTooMany(context, { ...inviter, excess: against });
    return { errorCode: 'too-many-invitations' };
  }
  // an invitation whose user has changed their address by now, too
  if (await findInvitationTo(tx, row.tenant_id, row.email)) return { errorCode: 'already-invited' };
  const user = await findAddressee(context, { email: row.email, name: row.name ?? undefined }, undefined);
  const membership = await findMembership(tx, row.tenant_id, user.id);
  if (membership) return { errorCode: membership.state === 'invited' ? 'already-invited' : 'already-member' };
  if (await isInherited(tx, row.tenant_id, user.id)) return { errorCode: 'already-member' };
  await insertMembership(tx, {
    tenantId: row.tenant_id,
    userId: user.id,
    state: 'invited',
    roleIds: row.role_ids,
    invitedBy: job.userId,
    invitedName: row.name,
    expiresAt: row.expires_at,
    at: now,
  });
  await sendInvitation(context, inviter, user, { expiresAt: row.expires_at, slot: mailSlot(row) });
  await audit(tx, job, now, {
    action: 'user.invited',
    tenantId: row.tenant_id,
    actorId: job.userId,
    target: { kind: 'user', id: user.id },
    details: {
      email: user.email,
      roles: roles.map((role) => role.key),
      list: row.bulk_id,
      after: { state: 'invited', roles: roles.map((role) => role.key) },
    },
  });
  return { userId: user.id };
}

async function rolesStillThere(tx: Tx, row: InvitationRow): Promise<RoleRow[] | undefined> {
  const assignable = await listAssignableRoles(tx, row.tenant_id);
  const roles = assignable.filter((role) => row.role_ids.includes(role.id));
  return roles.length === new Set(row.role_ids).size ? roles : undefined;
}

/** @throws Refusal `bulk-invitation-not-found` */
export async function bulkStatus(context: AnonymousContext, tenantId: string, id: string): Promise<BulkStatus> {
  return await describeBulk(context.services, await findBulkOrRefuse(context, tenantId, id));
}

async function findBulkOrRefuse(context: AnonymousContext, tenantId: string, id: string): Promise<BulkRow> {
  const find = (known: string) => context.inTenant(tenantId, (tx) => findBulk(tx, tenantId, known));
  return await findOrRefuse(id, find, 'bulk-invitation-not-found');
}

/** Returns the latest list of the last day, for users who return to the page. */
export async function latestBulk(context: AnonymousContext, tenantId: string): Promise<BulkStatus | null> {
  const { now } = context;
  const bulk = await context.inTenant(tenantId, (tx) => findLatestBulk(tx, tenantId, later(now, -day)));
  return bulk ? await describeBulk(context.services, bulk) : null;
}

async function describeBulk({ db }: Services, bulk: BulkRow): Promise<BulkStatus> {
  const counts = await countBulkRows(db, bulk.id);
  return {
    id: bulk.id,
    status: statusOf(bulk, counts.waiting === counts.total - counts.failed),
    ...counts,
    createdAt: bulk.created_at.toISOString(),
    ...(bulk.finished_at && { finishedAt: bulk.finished_at.toISOString() }),
    undoableUntil: later(bulk.created_at, undoable).toISOString(),
    errors: await listFailedRows(db, bulk.id),
  };
}

function statusOf(bulk: BulkRow, untouched: boolean): BulkStatus['status'] {
  if (bulk.undone_at) return 'undone';
  if (bulk.finished_at) return 'completed';
  return untouched ? 'pending' : 'in_progress';
}

/**
 * Undoes a list, except for users who have accepted. Unsent mails are canceled and the links of the others are revoked.
 * @throws Refusal `bulk-invitation-not-found`, `bulk-invitation-settled`
 */
export async function undoList(context: CallContext, id: string): Promise<BulkStatus> {
  const { caller, now } = context;
  const bulk = await findBulkOrRefuse(context, caller.tenantId, id);
  if (now > later(bulk.created_at, undoable)) throw new Refusal('bulk-invitation-settled');
  await context.acrossTenants('an account without another tenant is deleted with its last one', async (tx, context) => {
    if (!(await beginUndo(tx, id, now))) return;
    const withdrawn = await withdrawBulk(tx, bulk, now);
    await context.audit({
      action: 'users.bulk-undone',
      severity: 'Medium',
      target: { kind: 'bulk-invitation', id },
      details: { withdrawn },
    });
  });
  return await bulkStatus(context, caller.tenantId, id);
}
