/**
 * Emergency access: admins who keep password and MFA where single sign-on is required. While it is, one of them must be able
 * to sign in and to turn it off.
 */
import type { EmergencyUser } from '#shared/contract/sso/sso-enforcement.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import type { Tx } from '#server/db/database.ts';
import { listManagers, listRolePermissions } from '#server/db/queries/users/managers.ts';
import { isSsoRequired, listEmergencyUsers } from '#server/db/queries/sso/enforcement.ts';
import { Refusal } from '#server/lib/refusal.ts';

/** How many are proposed. */
const mostProposed = 50;
const needed = 'fe.secure.write.samlConfiguration';

/** Those with emergency access, and other admins who could have it, with what each lacks. */
export async function readEmergencyUsers(tx: Tx, tenantId: string): Promise<EmergencyUser[]> {
  const roles = await listRolePermissions(tx, tenantId);
  const roleIds = roles.filter((role) => holdsPermission(role.permission_keys, needed)).map(({ id }) => id);
  const holders = await listManagers(tx, { tenantId, roleIds }, Number.MAX_SAFE_INTEGER);
  const holding = new Set(holders.map(({ id }) => id));
  const rows = await listEmergencyUsers(tx, tenantId, [...holding].slice(0, mostProposed));
  return rows.map(({ id, name, email, chosen, active, password, mfa }) => {
    const has = { active, permission: holding.has(id), password, mfa };
    const missing = (['active', 'permission', 'password', 'mfa'] as const).filter((gap) => !has[gap]);
    return { id, name, email, chosen, missing };
  });
}

/** Whether anybody has emergency access and all that it takes. @param except excludes this user */
export async function hasEmergencyUser(
  tx: Tx,
  tenantId: string,
  { only, except }: { only?: string; except?: string } = {},
): Promise<boolean> {
  const users = await readEmergencyUsers(tx, tenantId);
  return users.some(
    ({ id, chosen, missing }) => chosen && missing.length === 0 && id !== except && (only === undefined || id === only),
  );
}

/**
 * Runs a change that may end somebody's emergency access.
 * @throws Refusal `sso-emergency-last` if nobody had it afterwards, though single sign-on is required
 */
export async function preserveEmergencyAccess<T>(tx: Tx, tenantId: string, change: () => Promise<T>): Promise<T> {
  if (!(await isSsoRequired(tx, tenantId)) || !(await hasEmergencyUser(tx, tenantId))) return await change();
  const result = await change();
  if ((await isSsoRequired(tx, tenantId)) && !(await hasEmergencyUser(tx, tenantId)))
    throw new Refusal('sso-emergency-last');
  return result;
}

/** Checks a change that removes or deactivates a member. @throws Refusal `sso-emergency-last` */
export async function assertNotLastEmergencyUser(tx: Tx, tenantId: string, userId: string): Promise<void> {
  if (!(await isSsoRequired(tx, tenantId))) return;
  if (!(await hasEmergencyUser(tx, tenantId, { only: userId }))) return;
  if (!(await hasEmergencyUser(tx, tenantId, { except: userId }))) throw new Refusal('sso-emergency-last');
}
