/** Two tenants and their users, as in the demo. */
import type { Database, Tx } from '#server/db/database.ts';
import {
  insertMembership,
  insertTenant,
  listAssignableRoles,
  type MembershipState,
  type RoleRow,
} from '#server/db/queries/core/memberships.ts';
import { normalizeEmail, insertUser } from '#server/db/queries/core/users.ts';
import type { PasswordHasher } from '#server/integrations/password-hasher.ts';
import type { Clock } from '#server/lib/clock.ts';
import { randomId, randomToken, systemRandom } from '#server/lib/secrets.ts';

export interface SeededUser {
  id: string;
  name: string;
  email: string;
  password: string;
  /** Users sign in to the first one. */
  tenantIds: string[];
}

export interface People {
  /** Its id is a UUID. */
  acme: string;
  /** Its ID is a custom text. */
  globex: string;
  /** Of Acme, with `fe.*`. */
  admin: SeededUser;
  /** Of Acme, without any permission. */
  member: SeededUser;
  /** Admin of Globex. */
  stranger: SeededUser;
  /** Member of Acme and of Globex. */
  guest: SeededUser;
}

export const testPassword = 'quiet harbour at noon';

/** All users have the same password, so that it is hashed once for each pepper. */
const passwordHashes = new WeakMap<PasswordHasher, Promise<string>>();

export interface PeopleSetUp {
  db: Database;
  hasher: PasswordHasher;
  clock: Clock;
}

export async function createUsers({ db, hasher, clock }: PeopleSetUp): Promise<People> {
  const hashing = passwordHashes.get(hasher) ?? hasher.hash(testPassword);
  passwordHashes.set(hasher, hashing);
  const hash = await hashing;
  // one with a generated ID, and one with a custom ID
  const [acme, globex] = [randomId(systemRandom), `~cus_${randomToken(systemRandom)}`];
  return await db.acrossTenants('tests begin with people', async (tx) => {
    const at = clock();
    await insertTenant(tx, { id: acme, name: 'Acme', isReseller: true, at });
    await insertTenant(tx, { id: globex, name: 'Globex', at });
    const roles = await listAssignableRoles(tx, acme);
    const add = (user: Pick<NewUser, 'name' | 'email' | 'memberships'>) => seedUser(tx, roles, { ...user, hash, at });
    return {
      acme,
      globex,
      admin: await add({ name: 'Ada Marlow', email: 'ada@acme.example', memberships: [[acme, 'admin']] }),
      member: await add({ name: 'Mika Lund', email: 'mika@acme.example', memberships: [[acme, 'member']] }),
      stranger: await add({ name: 'Sol Ibarra', email: 'sol@globex.example', memberships: [[globex, 'admin']] }),
      guest: await add({
        name: 'Gita Rao',
        email: 'gita@partner.example',
        memberships: [
          [acme, 'member'],
          [globex, 'member'],
        ],
      }),
    };
  });
}

interface NewUser {
  name: string;
  email: string;
  memberships: [tenantId: string, role: string, state?: MembershipState][];
  hash: string;
  at: Date;
}

async function seedUser(tx: Tx, roles: RoleRow[], user: NewUser): Promise<SeededUser> {
  const { name, email, memberships, hash, at } = user;
  const id = randomId(systemRandom);
  await insertUser(tx, {
    id,
    email,
    email_folded: normalizeEmail(email),
    name,
    metadata: '{}',
    password_hash: hash,
    password_changed_at: at,
    verified: true,
    super_user: false,
    created_at: at,
    updated_at: at,
  });
  for (const [tenantId, key, state = 'active'] of memberships) {
    const roleIds = roles.filter((role) => role.key === key).map((role) => role.id);
    await insertMembership(tx, { tenantId, userId: id, state, roleIds, at });
  }
  return { id, name, email, password: testPassword, tenantIds: memberships.map(([tenantId]) => tenantId) };
}
