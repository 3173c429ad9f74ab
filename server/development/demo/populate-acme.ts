/** Fills the demo tenant Acme with examples for every page of the portal. Once, with the first demo data. */
import type { Insertable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { insertAccount } from '#server/db/queries/core/sub-tenants.ts';
import { listAssignableRoles, listPermissions } from '#server/db/queries/core/memberships.ts';
import { normalizeEmail, usernameLookupKey } from '#server/db/queries/core/users.ts';
import type { Tables } from '#server/db/schema.ts';
import { day, later } from '#server/lib/clock.ts';
import { randomId, sha256 } from '#server/lib/secrets.ts';
import { acmeUsers, acmeSubAccounts, demoEmail, type DemoGroup, type AcmeUser, type DemoRole } from './acme-users.ts';
import { writeAcmeHistory } from './acme-history.ts';
import { writeAcmeUsage } from './acme-usage.ts';
import type { AcmeOptions, MadeUser } from './acme.types.ts';

type Rows<T extends keyof Tables> = Insertable<Tables[T]>[];

export async function populateAcme(tx: Tx, options: AcmeOptions): Promise<void> {
  const roleIds = await makeRoles(tx, options);
  const groupIds = await makeGroups(tx, options, roleIds);
  const made = makeRowsOf(options, acmeUsers, 'acme.example');
  await insertUsers(tx, options, made);
  await insertRights(tx, options, { made, roleIds, groupIds });
  await insertFactors(tx, options, made);
  await insertLockouts(tx, options, made);
  await insertSubAccounts(tx, options, roleIds);
  await insertApiTokens(tx, options, roleIds);
  await writeAcmeHistory(tx, options, made);
  await writeAcmeUsage(tx, options);
}

const ago = (now: Date, days: number): Date => later(now, -days * day);

/** Avoids two users who sign in at the same minute of the day. */
const minutesOf = (index: number): number => ((index * 197) % 540) * 60_000;

function makeRowsOf({ random, now }: AcmeOptions, people: readonly AcmeUser[], domain: string): MadeUser[] {
  return people.map((user, index) => ({
    id: randomId(random),
    email: demoEmail(user.name, domain),
    user,
    createdAt: later(ago(now, user.created), -minutesOf(index)),
    lastSeenAt: user.lastSeen === undefined ? null : later(ago(now, user.lastSeen), -minutesOf(index)),
  }));
}

/** @returns the ID of each role by its key */
async function makeRoles(tx: Tx, { random, tenantId, now }: AcmeOptions): Promise<Map<DemoRole, string>> {
  const given = await listAssignableRoles(tx, tenantId);
  const permissions = (await listPermissions(tx)).filter(({ assignment }) => assignment !== 'NEVER');
  const keys = (pattern: RegExp) => permissions.filter(({ key }) => pattern.test(key)).map(({ key }) => key);
  const own = [
    {
      key: 'project-lead',
      name: 'Project lead',
      description: 'Plans projects and invites users to them',
      keys: keys(/\.read\.(?:users|groups|roles)$|\.write\.tenantInvites$/),
    },
    {
      key: 'billing',
      name: 'Billing manager',
      description: 'Sees plans and invoices and pays them',
      keys: keys(/subscription|billing|usage/i),
    },
    { key: 'auditor', name: 'Auditor', description: 'Sees everything and changes nothing', keys: keys(/\.read\./) },
  ] as const;
  const rows: Rows<'roles'> = own.map(({ keys: permissionKeys, ...role }, index) => ({
    ...role,
    id: randomId(random),
    tenant_id: tenantId,
    level: 10 + index,
    is_default: false,
    is_first_user: false,
    permission_keys: permissionKeys,
    created_at: ago(now, 400 - index * 90),
    updated_at: ago(now, 120 - index * 30),
  }));
  await tx.insertInto('roles').values(rows).execute();
  const of = (found: { id: string } | undefined): string => (found ?? given[0]!).id;
  return new Map<DemoRole, string>([
    // configuration may name them differently
    ['admin', of(given.find(({ key, is_first_user: first }) => key === 'admin' || first))],
    ['member', of(given.find(({ key, is_default: usual }) => key === 'member' || usual))],
    ...rows.map((row) => [row.key as DemoRole, row.id] as const),
  ]);
}

async function makeGroups(
  tx: Tx,
  { random, tenantId, now }: AcmeOptions,
  roleIds: Map<DemoRole, string>,
): Promise<Map<DemoGroup, string>> {
  const groups = [
    { name: 'Engineering', color: '#2563eb', description: 'Builds and runs the product', role: undefined },
    { name: 'Sales', color: '#b45309', description: 'Accounts and partners', role: 'billing' },
    { name: 'Support', color: '#15803d', description: 'Answers customers', role: undefined },
    { name: 'Contractors', color: '#7c3aed', description: 'Outside help, for a limited time', role: undefined },
  ] as const;
  const rows = groups.map(({ name, color, description }, index) => ({
    name,
    color,
    description,
    id: randomId(random),
    tenant_id: tenantId,
    metadata: null,
    managed_by: 'here' as const,
    created_at: ago(now, 380 - index * 60),
    updated_at: ago(now, 40 - index * 8),
  }));
  await tx.insertInto('groups').values(rows).execute();
  const ids = new Map<DemoGroup, string>(rows.map(({ name, id }) => [name, id]));
  const granting = groups.flatMap(({ name, role }) => (role ? [{ name, role }] : []));
  await tx
    .insertInto('group_roles')
    .values(
      granting.map(({ name, role }) => ({
        tenant_id: tenantId,
        group_id: ids.get(name)!,
        role_id: roleIds.get(role)!,
      })),
    )
    .execute();
  return ids;
}

async function insertUsers(tx: Tx, { now, tenantId, adminId, passwordHash }: AcmeOptions, made: MadeUser[]) {
  const users: Rows<'users'> = made.map(({ id, email, user, createdAt, lastSeenAt }) => ({
    id,
    email,
    email_folded: normalizeEmail(email),
    name: user.name,
    title: user.title ?? null,
    phone_number: user.phoneNumber ?? null,
    picture_url: null,
    metadata: '{}',
    locale: null,
    username: user.username ?? null,
    username_folded: user.username === undefined ? null : usernameLookupKey(user.username),
    password_hash: user.state === 'invited' ? null : passwordHash,
    password_changed_at: user.state === 'invited' ? null : createdAt,
    verified: user.state !== 'invited',
    super_user: false,
    two_factors_by: user.mfa ? 'factor' : null,
    created_at: createdAt,
    updated_at: createdAt,
    last_login_at: lastSeenAt,
  }));
  await tx.insertInto('users').values(users).execute();
  const memberships: Rows<'memberships'> = made.map(({ id, user, createdAt, lastSeenAt }) => ({
    tenant_id: tenantId,
    user_id: id,
    // a disabled user has been a member before: a trigger marks members when they become active
    state: user.state === 'invited' ? 'invited' : 'active',
    expires_at: user.accessEndsIn === undefined ? null : later(now, user.accessEndsIn * day),
    created_at: createdAt,
    last_login_at: lastSeenAt,
    invited_by: user.state === 'invited' ? adminId : null,
    invited_name: user.state === 'invited' ? user.name : null,
  }));
  await tx.insertInto('memberships').values(memberships).execute();
  const disabled = made.filter(({ user }) => user.state === 'disabled').map(({ id }) => id);
  if (disabled.length > 0)
    await tx
      .updateTable('memberships')
      .set({ state: 'disabled' })
      .where('tenant_id', '=', tenantId)
      .where('user_id', 'in', disabled)
      .execute();
}

async function insertRights(
  tx: Tx,
  { tenantId }: AcmeOptions,
  { made, roleIds, groupIds }: { made: MadeUser[]; roleIds: Map<DemoRole, string>; groupIds: Map<DemoGroup, string> },
): Promise<void> {
  const roles: Rows<'membership_roles'> = made.flatMap(({ id, user }) =>
    user.roles.map((role) => ({ tenant_id: tenantId, user_id: id, role_id: roleIds.get(role)! })),
  );
  await tx
    .insertInto('membership_roles')
    .values(roles)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const members: Rows<'group_members'> = made.flatMap(({ id, user }) =>
    (user.groups ?? []).map((group) => ({ tenant_id: tenantId, user_id: id, group_id: groupIds.get(group)! })),
  );
  await tx.insertInto('group_members').values(members).execute();
}

async function insertFactors(tx: Tx, { random, secrets }: AcmeOptions, made: MadeUser[]): Promise<void> {
  const rows: Rows<'factors'> = made.flatMap(({ id, user, createdAt, lastSeenAt }) =>
    (user.mfa ?? []).map((kind) => {
      const common = {
        id: randomId(random),
        user_id: id,
        confirmed_at: createdAt,
        created_at: createdAt,
        last_used_at: lastSeenAt,
      };
      if (kind === 'authenticator')
        return {
          ...common,
          kind,
          name: 'Authenticator app',
          wrapped_secret: secrets.wrap('authenticator', random(20)),
        };
      if (kind === 'sms') return { ...common, kind, phone_number: user.phoneNumber! };
      return {
        ...common,
        kind: 'webauthn' as const,
        name: 'Passkey',
        credential_id: random(24).toString('base64url'),
        public_key: random(65),
        counter: 0,
        device_type: 'Platform' as const,
        passkey: true,
      };
    }),
  );
  await tx.insertInto('factors').values(rows).execute();
}

/** They stay locked for a month, so that the state can be seen and unlocked by an admin. */
async function insertLockouts(tx: Tx, { secrets, now, maxAttempts }: AcmeOptions, made: MadeUser[]): Promise<void> {
  const until = later(now, 30 * day);
  const rows: Rows<'lockouts'> = made
    .filter(({ user }) => user.locked)
    .map(({ id, email }) => ({
      subject: secrets.sign('lockout', normalizeEmail(email)),
      user_id: id,
      failures: maxAttempts,
      last_failure_at: now,
      locked_until: until,
      held_until: until,
    }));
  await tx.insertInto('lockouts').values(rows).execute();
}

async function insertSubAccounts(tx: Tx, options: AcmeOptions, roleIds: Map<DemoRole, string>): Promise<void> {
  const { random, now, tenantId, adminId } = options;
  const ids = new Map<string, string>();
  for (const [index, account] of acmeSubAccounts.entries()) {
    const id = randomId(random);
    const at = ago(now, 240 - index * 70);
    ids.set(account.alias, id);
    await insertAccount(tx, {
      id,
      parentId: account.parent === undefined ? tenantId : ids.get(account.parent)!,
      name: account.name,
      alias: account.alias,
      isReseller: account.isReseller,
      tenantType: 'customer',
      settings: {},
      at,
    });
    const people = account.people.map((name, position): AcmeUser => ({
      name,
      roles: position === 0 ? ['admin'] : ['member'],
      created: 230 - index * 70 - position,
      lastSeen: position + index,
    }));
    const there = { ...options, tenantId: id };
    const made = makeRowsOf(there, people, `${account.alias}.example`);
    await insertUsers(tx, there, made);
    const ofProduct = new Map([...roleIds].filter(([role]) => role === 'admin' || role === 'member'));
    await tx
      .insertInto('membership_roles')
      .values(
        made.flatMap(({ id: userId, user }) =>
          user.roles.map((role) => ({ tenant_id: id, user_id: userId, role_id: ofProduct.get(role)! })),
        ),
      )
      .execute();
  }
  await tx
    .updateTable('memberships')
    .set({ sub_account_access: true })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', adminId)
    .execute();
}

/** Their secrets are discarded: API clients need a token that a user has created. */
async function insertApiTokens(
  tx: Tx,
  { random, now, tenantId, adminId }: AcmeOptions,
  roleIds: Map<DemoRole, string>,
): Promise<void> {
  const tokens = [
    {
      description: 'Nightly export',
      kind: 'clientCredentials',
      role: 'auditor',
      made: 210,
      endsIn: undefined,
      used: 0,
    },
    { description: 'CRM sync', kind: 'clientCredentials', role: 'member', made: 90, endsIn: 20, used: 3 },
    { description: 'Old status page', kind: 'clientCredentials', role: 'member', made: 330, endsIn: -14, used: 30 },
  ] as const;
  const rows = tokens.map(({ description, kind, made, endsIn, used }) => ({
    id: randomId(random),
    tenant_id: tenantId,
    user_id: null,
    kind,
    secret_hash: sha256(random(32).toString('base64url')),
    description,
    created_by: adminId,
    created_at: ago(now, made),
    expires_at: endsIn === undefined ? null : later(now, endsIn * day),
    last_used_at: ago(now, used),
  }));
  await tx.insertInto('api_tokens').values(rows).execute();
  await tx
    .insertInto('api_token_roles')
    .values(
      rows.map(({ id }, index) => ({
        tenant_id: tenantId,
        token_id: id,
        role_id: roleIds.get(tokens[index]!.role)!,
      })),
    )
    .execute();
}
