/** Initial tenants and users. IDs, client ID and passwords are random per installation, and stay for its lifetime. */
import type { Database, Tx } from '#server/db/database.ts';
import {
  ensureInstallationValue,
  lockInstallation,
  readInstallationValue,
} from '#server/db/queries/core/installation.ts';
import {
  insertMembership,
  insertTenant,
  listAssignableRoles,
  type RoleRow,
} from '#server/db/queries/core/memberships.ts';
import { normalizeEmail, insertUser } from '#server/db/queries/core/users.ts';
import type { PasswordHasher } from '#server/integrations/password-hasher.ts';
import { later } from '#server/lib/clock.ts';
import { randomId, randomToken, type RandomBytes, type SecretKeys } from '#server/lib/secrets.ts';
import { populateAcme } from './populate-acme.ts';

export interface DemoUser {
  email: string;
  password: string;
  tenantId: string;
  tenantName: string;
  /** All tenants of the user, the main one first. Absent in installations of earlier versions. */
  tenantNames?: string[];
  roles: string[];
  permissions: string[];
}

export interface DemoData {
  clientId: string;
  vendor: { clientId: string; apiKey: string };
  users: DemoUser[];
}

interface DemoOptions {
  db: Database;
  hasher: PasswordHasher;
  secrets: SecretKeys;
  random: RandomBytes;
  now: Date;
  /** Incorrect passwords that lock an account. */
  maxAttempts: number;
  /** Creates only the users of `demo.json`. */
  isSparse: boolean;
}

const tenants = [
  { name: 'Acme', alias: 'acme', isReseller: true },
  { name: 'Globex', alias: 'globex', isReseller: false },
] as const;

/** Those with a password in `demo.json`. The last one belongs to both tenants, and is listed with the first. */
const people = [
  { name: 'Marisol Bellamy', email: 'marisol.bellamy@acme.example', memberships: [{ tenant: 0, role: 'admin' }] },
  { name: 'Quentin Okafor', email: 'quentin.okafor@acme.example', memberships: [{ tenant: 0, role: 'member' }] },
  { name: 'Layla Haddad', email: 'layla.haddad@globex.example', memberships: [{ tenant: 1, role: 'admin' }] },
  {
    name: 'Tomasz Lind',
    email: 'tomasz.lind@partner.example',
    memberships: [
      { tenant: 0, role: 'member' },
      { tenant: 1, role: 'member' },
    ],
  },
] as const;

/** Creates the demo data once; afterwards returns the existing data, for `demo.json`. */
export async function ensureDemoData(options: DemoOptions): Promise<DemoData> {
  const { db, secrets } = options;
  const wrapped = await db.acrossTenants('demo data belongs to the installation', async (tx) => {
    await lockInstallation(tx);
    const known = await readInstallationValue(tx, 'demo');
    if (known !== undefined) return known as string;
    const made = JSON.stringify(await makeDemoData(options, tx));
    return await ensureInstallationValue(tx, 'demo', secrets.wrap('demo', Buffer.from(made)).toString('base64'));
  });
  return JSON.parse(secrets.unwrap('demo', Buffer.from(wrapped, 'base64')).toString()) as DemoData;
}

async function makeDemoData(options: DemoOptions, tx: Tx): Promise<DemoData> {
  const { random, now } = options;
  const rows = tenants.map((tenant) => ({ ...tenant, id: randomId(random) }));
  for (const row of rows)
    await insertTenant(tx, { id: row.id, name: row.name, isReseller: row.isReseller, alias: row.alias, at: now });
  const roles = await listAssignableRoles(tx, rows[0]!.id);
  const users: DemoUser[] = [];
  const ids: string[] = [];
  for (const entry of people) {
    const { id, ...user } = await makeUser(options, tx, { entry, tenants: rows, roles });
    ids.push(id);
    users.push(user);
  }
  const clientId = randomId(random);
  if (!options.isSparse)
    await populateAcme(tx, {
      ...options,
      tenantId: rows[0]!.id,
      adminId: ids[0]!,
      clientId,
      passwordHash: await options.hasher.hash(randomToken(random)),
    });
  return {
    clientId,
    vendor: { clientId: randomId(random), apiKey: randomToken(random) },
    users,
  };
}

interface NewUserInput {
  entry: (typeof people)[number];
  tenants: { id: string; name: string }[];
  roles: RoleRow[];
}

async function makeUser(
  { random, hasher, now }: DemoOptions,
  tx: Tx,
  { entry, tenants: rows, roles }: NewUserInput,
): Promise<DemoUser & { id: string }> {
  const password = randomToken(random).slice(0, 16);
  const user = await insertUser(tx, {
    id: randomId(random),
    email: entry.email,
    email_folded: normalizeEmail(entry.email),
    name: entry.name,
    metadata: '{}',
    password_hash: await hasher.hash(password),
    password_changed_at: now,
    verified: true,
    super_user: false,
    created_at: now,
    updated_at: now,
  });
  const roleOf = (key: string) => roles.find((role) => role.key === key) ?? fallbackRole(roles, key);
  // sequentially, so that a user of several tenants signs in to the first
  for (const [index, membership] of entry.memberships.entries()) {
    const roleIds = [roleOf(membership.role)].flatMap((role) => (role ? [role.id] : []));
    await insertMembership(tx, {
      tenantId: rows[membership.tenant]!.id,
      userId: user!.id,
      state: 'active',
      roleIds,
      at: later(now, index),
    });
  }
  const [first] = entry.memberships;
  const role = roleOf(first.role);
  const tenant = rows[first.tenant]!;
  return {
    id: user!.id,
    email: entry.email,
    password,
    tenantId: tenant.id,
    tenantName: tenant.name,
    tenantNames: entry.memberships.map((membership) => rows[membership.tenant]!.name),
    roles: role ? [role.key] : [],
    permissions: role?.permission_keys ?? [],
  };
}

/** If configuration has other roles: that of founders, and the default one. */
function fallbackRole(roles: RoleRow[], key: string): RoleRow | undefined {
  return roles.find((role) => (key === 'admin' ? role.is_first_user : role.is_default));
}
