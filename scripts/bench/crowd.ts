/** People who may all sign in at once: demo accounts are too few, and tries of one account wait in line for each other. */
import type { PorticoProcess } from './portico-process.ts';
import { writeDirectly } from './write-directly.ts';

type Account = PorticoProcess['users'][number];

const emailOf = (number: number) => `crowd-${number}@crowd.example`;

/** Adds people to the tenant of an account, with its password. @returns their accounts */
export async function addCrowd(server: PorticoProcess, size: number, { email, password }: Account): Promise<Account[]> {
  await writeDirectly(server, email, [
    `insert into users (id, email, email_folded, name, password_hash, password_changed_at, verified, created_at, updated_at)
     select gen_random_uuid(), 'crowd-' || i || '@crowd.example', 'crowd-' || i || '@crowd.example', 'Person ' || i, u.password_hash, now(), true, now(), now()
     from users u, generate_series(0, ${size - 1}) i where u.email_folded = $1`,
    `insert into memberships (tenant_id, user_id, state, created_at)
     select m.tenant_id, crowd.id, 'active', now() from users u join memberships m on m.user_id = u.id, users crowd
     where u.email_folded = $1 and crowd.email_folded like 'crowd-%@crowd.example'`,
  ]);
  return Array.from({ length: size }, (_, number) => ({ email: emailOf(number), password }));
}
