/** Creates and deletes API tokens: users for themselves, admins for the tenant. */
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { EventKey } from '#shared/contract/events/events.ts';
import type { Tx } from '#server/db/database.ts';
import {
  countApiTokens,
  deleteApiToken,
  insertApiToken,
  listApiTokens,
  type ListedToken,
  type TokenOwner,
} from '#server/db/queries/api-tokens/api-tokens.ts';
import { lockMemberships } from '#server/db/queries/core/members.ts';
import { findTenant, listAssignableRoles, listPermissions, type RoleRow } from '#server/db/queries/core/memberships.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { endOfToken, maxApiTokens, refusalToPermit } from '#server/domain/api-tokens/api-tokens.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext, AnonymousTransaction, CallContext, TransactionContext } from '#server/context.ts';
import { issueAccessTokenSecret } from '#server/tokens/api-tokens.ts';
import { refuseToGive, throwRefusal } from '#server/use-cases/authorization/guard-rights.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { requireRecentSignIn } from '#server/use-cases/verification/require-recent-sign-in.ts';

export interface ApiTokenInput {
  description: string;
  expiresInMinutes?: number | null | undefined;
  /** Roles of a tenant token. A user token has the roles of its user. */
  roleIds?: string[];
  permissionIds?: string[];
}

/** An API token as returned to clients, with permission ids instead of keys. */
export interface DescribedToken extends ListedToken {
  permission_ids: string[];
}

export interface MadeToken extends DescribedToken {
  /** Returned once; only its digest is stored. */
  secret: string;
}

export async function listTokens(context: AnonymousContext, tokenOwner: TokenOwner): Promise<DescribedToken[]> {
  return await context.inTenant(tokenOwner.tenantId, async (tx) => {
    const tokens = await listApiTokens(tx, tokenOwner);
    return await withPermissionIds(tx, tokens);
  });
}

/**
 * @throws Refusal `reauthentication-required` for a token that never expires, `api-tokens-too-many`, `role-not-found`,
 *   `role-above-own`, `permission-not-found`, `permission-not-held`, `permission-not-assignable`
 */
export async function makeToken(
  context: CallContext,
  tokenOwner: TokenOwner,
  wanted: ApiTokenInput,
): Promise<MadeToken> {
  const { services, caller, now } = context;
  const [id, expiresAt] = [randomId(services.random), endOfToken(now, wanted.expiresInMinutes ?? null)];
  // a token that never expires must not be created from an unattended session
  if (expiresAt === null) await requireRecentSignIn(context, caller);
  const secret =
    tokenOwner.kind === 'accessToken'
      ? await issueAccessTokenSecret(services, { id, ...tokenOwner, expiresAt })
      : randomToken(services.random);
  const described = await context.inTenant(tokenOwner.tenantId, async (tx, context) => {
    // keep the rights and the number of tokens unchanged until the token is stored
    await lockMemberships(tx, tokenOwner.tenantId);
    const limit = maxApiTokens[tokenOwner.userId === null ? 'tenant' : 'user'];
    if ((await countApiTokens(tx, tokenOwner)) >= limit)
      throw new Refusal('api-tokens-too-many', { values: { limit } });
    const roles = await givenRoles(context, wanted.roleIds ?? []);
    const permissionKeys = await givenPermissions(context, wanted.permissionIds ?? []);
    await insertApiToken(
      tx,
      {
        id,
        tenant_id: tokenOwner.tenantId,
        user_id: tokenOwner.userId,
        kind: tokenOwner.kind,
        secret_hash: sha256(secret),
        description: wanted.description,
        permission_keys: permissionKeys,
        created_by: caller.userId,
        created_at: now,
        expires_at: expiresAt,
      },
      roles.map((role) => role.id),
    );
    const [token] = await withPermissionIds(tx, await listApiTokens(tx, tokenOwner, id));
    await recordToken(context, {
      action: 'api-token.created',
      token: token!,
      side: 'after',
      roleKeys: roles.map((role) => role.key),
    });
    if (tokenOwner.userId !== null)
      await notifyOwner(context, {
        tenantId: tokenOwner.tenantId,
        userId: tokenOwner.userId,
        description: wanted.description,
      });
    return token!;
  });
  services.wakeJobs();
  return { ...described, secret };
}

/**
 * Notifies the owner of a user token, because it acts as the user even if someone else created it in an open session.
 */
async function notifyOwner(
  context: AnonymousTransaction,
  { tenantId, userId, description }: { tenantId: string; userId: string; description: string },
): Promise<void> {
  const { tx, now } = context;
  const [owner, tenant] = [(await findUserById(tx, userId))!, (await findTenant(tx, tenantId))!];
  await notifyUser(context, { userId, tenantId, key: 'api-token-made', values: { token: description } });
  await mailUser(context, {
    to: owner,
    mail: 'api-token-made',
    values: { tenantName: tenant.name, tokenName: description, changedAt: dateTimeValue(now) },
  });
}

/** @throws Refusal `api-token-not-found` */
export async function removeToken(context: CallContext, tokenOwner: TokenOwner, id: string): Promise<void> {
  await context.inTenant(tokenOwner.tenantId, async (tx, context) => {
    const find = async (known: string) => (await listApiTokens(tx, tokenOwner, known))[0];
    const token = await findOrRefuse(id, find, 'api-token-not-found');
    if (!(await deleteApiToken(tx, token.id))) throw new Refusal('api-token-not-found');
    const roles = await listAssignableRoles(tx, tokenOwner.tenantId);
    const roleKeys = roles.filter((role) => token.role_ids.includes(role.id)).map((role) => role.key);
    await recordToken(context, { action: 'api-token.deleted', token, side: 'before', roleKeys });
  });
}

async function givenRoles({ tx, caller }: TransactionContext, roleIds: string[]): Promise<RoleRow[]> {
  if (roleIds.length === 0) return [];
  const assignable = await listAssignableRoles(tx, caller.tenantId);
  return [...new Set(roleIds)].map((id) => {
    const role = assignable.find((candidate) => candidate.id === id);
    if (!role) throw new Refusal('role-not-found', { context: { roleId: id } });
    refuseToGive(caller, role);
    return role;
  });
}

/**
 * @returns permission keys
 */
async function givenPermissions({ tx, caller }: TransactionContext, permissionIds: string[]): Promise<string[]> {
  if (permissionIds.length === 0) return [];
  const all = await listPermissions(tx);
  const wanted = [...new Set(permissionIds)].map((id) => {
    const permission = all.find((candidate) => candidate.id === id);
    if (!permission) throw new Refusal('permission-not-found', { context: { permissionId: id } });
    return permission;
  });
  const refused = refusalToPermit(caller, wanted, all);
  if (refused) throwRefusal(refused, 'API token');
  return wanted.map((permission) => permission.key);
}

async function withPermissionIds(tx: Tx, tokens: ListedToken[]): Promise<DescribedToken[]> {
  const permissions = tokens.some((token) => token.permission_keys.length > 0) ? await listPermissions(tx) : [];
  return tokens.map((token) => ({
    ...token,
    permission_ids: permissions
      .filter((permission) => token.permission_keys.includes(permission.key))
      .map((permission) => permission.id),
  }));
}

interface TokenAudit {
  action: EventKey;
  token: ListedToken;
  side: 'before' | 'after';
  roleKeys: string[];
}

async function recordToken(context: TransactionContext, { action, token, side, roleKeys }: TokenAudit): Promise<void> {
  const known = {
    description: token.description,
    type: token.kind,
    owner: token.user_id === null ? 'tenant' : 'user',
    roles: roleKeys,
    permissions: token.permission_keys,
    expires: token.expires_at?.toISOString() ?? null,
  };
  await context.audit({
    action,
    severity: 'Medium',
    tenantId: token.tenant_id,
    target: { kind: 'api-token', id: token.id },
    details: { [side]: known },
  });
}
