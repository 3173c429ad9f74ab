/**
 * Applications come from configuration; the admins of an account choose which users can use the applications assigned
 * to it.
 */
import { findMemberOrRefuse, requireManageable } from '#server/use-cases/authorization/members.ts';
import type { EventKey } from '#shared/contract/events/events.ts';
import type { Application } from '#shared/contract/applications/applications.ts';
import type { Tx } from '#server/db/database.ts';
import {
  addTenantApplications,
  assignApplications,
  assignToTenants,
  listApplications,
  listAssignments,
  saveApplications,
  unassignApplications,
} from '#server/db/queries/core/applications.ts';
import { lockInstallation } from '#server/db/queries/core/installation.ts';
import type { ClientConfig } from '#server/config/config.ts';
import type { Environment } from '#server/environment.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, CallContext, TransactionContext } from '#server/context.ts';
import { describeApplication } from '#server/views/applications.ts';

const accountsOf = ({ application }: ClientConfig): readonly string[] => application?.accounts ?? [];

/** Brings the applications in the database in line with configuration at startup. */
export async function syncApplications({
  db,
  clock,
  environment,
  config,
}: Pick<Services, 'db' | 'clock' | 'environment' | 'config'>): Promise<void> {
  const now = clock();
  const clients = configured(environment);
  await db.acrossTenants('configuration belongs to the installation', async (tx) => {
    await lockInstallation(tx);
    await saveApplications(
      tx,
      clients.map((client, position) => rowOf(client, { position, baseUrl: config.baseUrl, now })),
    );
    for (const client of clients) await assignToTenants(tx, client.id, accountsOf(client));
  });
}

/** The client of the hosted pages is not an application. */
function configured({ clients }: Pick<Environment, 'clients'>): ClientConfig[] {
  return [...clients.values()].slice(0, -1);
}

function rowOf(client: ClientConfig, { position, baseUrl, now }: { position: number; baseUrl: string; now: Date }) {
  const { id, name, application = {}, applicationUrl = '' } = client;
  return {
    id,
    position,
    name,
    access_type: application.accessType ?? ('FREE_ACCESS' as const),
    app_url: applicationUrl,
    login_url: baseUrl,
    logo_url: application.logo ?? '',
    description: application.description ?? '',
    type: application.type ?? 'web',
    frontend_stack: application.frontendStack ?? '',
    is_active: true,
    for_everybody: accountsOf(client).length === 0,
    created_at: now,
    updated_at: now,
  };
}

/** Assigns the applications that configuration reserves for a new account. */
export async function assignConfiguredApplications(
  { environment }: Pick<Services, 'environment'>,
  tx: Tx,
  tenant: { id: string; alias: string | null },
): Promise<void> {
  const own = configured(environment).filter((client) =>
    accountsOf(client).some((name) => name === tenant.id || name === tenant.alias),
  );
  await addTenantApplications(
    tx,
    tenant.id,
    own.map(({ id }) => id),
  );
}

export async function readApplications(context: AnonymousContext, tenantId: string): Promise<Application[]> {
  const rows = await context.inTenant(tenantId, (tx) => listApplications(tx, tenantId));
  return rows.map((row) => describeApplication(context.services, row));
}

/** Lists assignments of the account's current applications only; former assignments are not disclosed. */
export async function readAssignments(
  context: AnonymousContext,
  tenantId: string,
  wanted: { userIds?: string[]; appIds?: string[] },
): Promise<{ userId: string; appId: string }[]> {
  return await context.inTenant(tenantId, async (tx) => {
    const known = new Set((await listApplications(tx, tenantId)).map(({ id }) => id));
    const rows = await listAssignments(tx, tenantId, wanted);
    return rows
      .filter(({ app_id }) => known.has(app_id))
      .map(({ user_id, app_id }) => ({ userId: user_id, appId: app_id }));
  });
}

export interface AssignmentChange {
  userId: string;
  tenantId: string;
  appIds: string[];
}

/**
 * @throws Refusal `tenant-not-found` for any account except the active one, `user-not-found`, `person-above-own`,
 *   `application-not-found`
 */
export async function assign(context: CallContext, wanted: AssignmentChange): Promise<void> {
  const { now } = context;
  await change(context, wanted, async (tx, context, appIds) => {
    const before = await assignedIds(tx, wanted);
    const added = await assignApplications(tx, { ...wanted, appIds, at: now });
    const changed = { before, after: await assignedIds(tx, wanted) };
    if (added.length > 0)
      await recordApplications(context, {
        action: 'user.applications-assigned',
        userId: wanted.userId,
        details: { added, ...changed },
      });
  });
}

/** Takes effect with the next token. @throws Refusal as `assign` */
export async function unassign(context: CallContext, wanted: AssignmentChange): Promise<void> {
  await change(context, wanted, async (tx, context, appIds) => {
    const before = await assignedIds(tx, wanted);
    const removed = await unassignApplications(tx, { ...wanted, appIds });
    const changed = { before, after: await assignedIds(tx, wanted) };
    if (removed.length > 0)
      await recordApplications(context, {
        action: 'user.applications-taken',
        userId: wanted.userId,
        details: { removed, ...changed },
      });
  });
}

async function assignedIds(tx: Tx, { tenantId, userId }: AssignmentChange): Promise<string[]> {
  return (await listAssignments(tx, tenantId, { userIds: [userId] })).map(({ app_id }) => app_id).sort();
}

async function change(
  context: CallContext,
  { userId, tenantId, appIds }: AssignmentChange,
  work: (tx: Tx, context: TransactionContext, appIds: string[]) => Promise<void>,
): Promise<void> {
  const { caller } = context;
  if (tenantId !== caller.tenantId) throw new Refusal('tenant-not-found');
  await context.inTenant(tenantId, async (tx, context) => {
    await requireManageable(context, await findMemberOrRefuse(context, userId), 'allowed');
    const known = (await listApplications(tx, tenantId)).map(({ id }) => id);
    const unknown = appIds.find((id) => !known.includes(id));
    if (unknown !== undefined) throw new Refusal('application-not-found', { context: { appId: unknown } });
    await work(tx, context, [...new Set(appIds)]);
  });
}

async function recordApplications(
  context: TransactionContext,
  { action, userId, details }: { action: EventKey; userId: string; details: object },
): Promise<void> {
  await context.audit({
    action,
    severity: 'Medium',
    target: { kind: 'user', id: userId },
    details: { ...details },
  });
}
