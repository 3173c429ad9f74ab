/** Brings the vendor's roles and permissions in the database in line with configuration at startup. */
import { eventKeysMatching } from '#shared/contract/events/events.ts';
import { permissionKeys } from '#shared/contract/permissions.ts';
import type { Settings } from '#server/config/load-config.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { saveSubscribers } from '#server/db/queries/delivery/events.ts';
import {
  ensureInstallationValue,
  lockInstallation,
  replaceInstallationValue,
} from '#server/db/queries/core/installation.ts';
import { rehostPictures } from '#server/db/queries/core/pictures.ts';
import { saveVendorPolicy } from '#server/db/queries/core/policies.ts';
import { syncReservedNames } from '#server/db/queries/sub-accounts/tenant-names.ts';
import { permissionCovers } from '#shared/lib/permission-pattern.ts';
import { portalPermission } from '#server/domain/roles/portal-permissions.ts';
import { randomId, type RandomBytes } from '#server/lib/secrets.ts';

interface SyncOptions {
  db: Database;
  config: Pick<
    Settings,
    'baseUrl' | 'roles' | 'permissions' | 'mfa' | 'lockout' | 'passwords' | 'events' | 'clients' | 'grants' | 'sso'
  >;
  random: RandomBytes;
  now: Date;
}

/**
 * @returns the id of the vendor, which never changes during the life of the installation
 */
export async function syncConfiguration(options: SyncOptions): Promise<string> {
  const { db, config, random, now } = options;
  return await db.acrossTenants('configuration belongs to the installation', async (tx) => {
    await lockInstallation(tx);
    await syncPermissions(tx, options);
    await syncRoles(tx, options);
    await syncTenantRoles(tx, now);
    await syncPolicies(tx, options);
    await rehostPictures(tx, `${config.baseUrl}/images/`);
    await syncReservedNames(tx, namedTenants(config));
    await saveSubscribers(
      tx,
      config.events.endpoints.map(({ key, keys }) => ({ id: key, keys: eventKeysMatching(keys) })),
    );
    await replaceInstallationValue(
      tx,
      'backchannelLogout',
      config.clients.filter((client) => client.backchannelLogout).map(({ id }) => id),
    );
    return await ensureInstallationValue(tx, 'vendorId', randomId(random));
  });
}

/** Tenants that configuration names; they may not exist yet. */
function namedTenants({ clients, grants, sso }: SyncOptions['config']): string[] {
  return [
    ...clients.flatMap(({ application }) => application?.accounts ?? []),
    ...grants.map(({ tenant }) => tenant),
    ...sso.connections.map(({ tenant }) => tenant),
  ];
}

async function syncPermissions(tx: Tx, { config, random, now }: SyncOptions): Promise<void> {
  const own = new Map(config.permissions.map((permission) => [permission.key, permission]));
  const keys = new Set([...permissionKeys, ...own.keys(), ...config.roles.flatMap((role) => role.permissions)]);
  const rows = [...keys].map((key) => ({
    id: randomId(random),
    key,
    name: own.get(key)?.name ?? portalPermission(key).name,
    description: own.get(key)?.description ?? null,
    category: own.get(key)?.category ?? portalPermission(key).category,
    assignment: own.get(key)?.assignment ?? ('ASSIGNABLE' as const),
    created_at: now,
    updated_at: now,
  }));
  await tx
    .insertInto('permissions')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((set) => ({
          name: set.ref('excluded.name'),
          description: set.ref('excluded.description'),
          category: set.ref('excluded.category'),
          assignment: set.ref('excluded.assignment'),
          updated_at: now,
        }))
        .where((where) =>
          where.or([
            where('permissions.name', '!=', where.ref('excluded.name')),
            where('permissions.category', '!=', where.ref('excluded.category')),
            where('permissions.assignment', '!=', where.ref('excluded.assignment')),
            where('permissions.description', 'is distinct from', where.ref('excluded.description')),
          ]),
        ),
    )
    .execute();
  await tx
    .deleteFrom('permissions')
    .where('key', 'not in', [...keys])
    .execute();
}

const comparedColumns = ['name', 'description', 'level', 'is_default', 'is_first_user', 'permission_keys'] as const;

async function syncRoles(tx: Tx, { config, random, now }: SyncOptions): Promise<void> {
  for (const role of config.roles) {
    const columns = {
      name: role.name,
      description: role.description ?? null,
      level: role.level,
      is_default: role.isDefault,
      is_first_user: role.isFirstUser,
      permission_keys: role.permissions,
      updated_at: now,
    };
    await tx
      .insertInto('roles')
      .values({ id: randomId(random), tenant_id: null, key: role.key, created_at: now, ...columns })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'key'])
          .doUpdateSet(columns)
          .where((where) =>
            where.or(
              comparedColumns.map((column) =>
                where(`roles.${column}`, 'is distinct from', where.ref(`excluded.${column}`)),
              ),
            ),
          ),
      )
      .execute();
  }
  const keys = config.roles.map((role) => role.key);
  let gone = tx.deleteFrom('roles').where('tenant_id', 'is', null);
  if (keys.length > 0) gone = gone.where('key', 'not in', keys);
  await gone.execute();
}

/** Adds the mandatory permissions to roles of tenants, and removes those that no such role may have. */
async function syncTenantRoles(tx: Tx, now: Date): Promise<void> {
  const permissions = await tx
    .selectFrom('permissions')
    .select(['key', 'assignment'])
    .where('assignment', '!=', 'ASSIGNABLE')
    .execute();
  const never = permissions.filter(({ assignment }) => assignment === 'NEVER').map(({ key }) => key);
  const always = permissions.filter(({ assignment }) => assignment === 'ALWAYS').map(({ key }) => key);
  if (permissions.length === 0) return;
  for (const role of await tx
    .selectFrom('roles')
    .select(['id', 'permission_keys'])
    .where('tenant_id', 'is not', null)
    .execute()) {
    const kept = role.permission_keys.filter((key) => !never.some((refused) => permissionCovers(key, refused)));
    const keys = [...new Set([...always, ...kept])].sort();
    if (keys.join('\n') === [...role.permission_keys].sort().join('\n')) continue;
    await tx.updateTable('roles').set({ permission_keys: keys, updated_at: now }).where('id', '=', role.id).execute();
  }
}

/** Stores the default policies, which apply to tenants without their own settings. */
async function syncPolicies(tx: Tx, { config, random, now }: SyncOptions): Promise<void> {
  const { mfa, lockout, passwords } = config;
  const values = {
    mfa: { enforceMFAType: mfa.enforce },
    lockout: { enabled: lockout.enabled, maxAttempts: lockout.maxAttempts },
    'password-history': { enabled: passwords.historySize > 0, historySize: passwords.historySize },
    'password-rotation': passwords.rotation,
  } as const;
  for (const kind of ['mfa', 'lockout', 'password-history', 'password-rotation'] as const) {
    await saveVendorPolicy(tx, { id: randomId(random), kind, value: values[kind], at: now });
  }
}
