/** Users for concurrent sign-ins: demo accounts are too few, and attempts of one account are serialized. */
import type { PorticoProcess } from './portico-process.ts';
import { writeDirectly } from './write-directly.ts';

type Account = PorticoProcess['users'][number];

const emailOf = (number: number) => `concurrent-${number}@concurrent.example`;

/** Adds users to the tenant of an account, with its password. @returns their accounts */
export async function addConcurrentUsers(
  server: PorticoProcess,
  size: number,
  { email, password }: Account,
): Promise<Account[]> {
  await writeDirectly(server, email, [
    `insert into users (id, email, email_folded, name, password_hash, password_changed_at, verified, created_at, updated_at)
     select gen_random_uuid(), 'concurrent-' || i || '@concurrent.example', 'concurrent-' || i || '@concurrent.example', 'Person ' || i, u.password_hash, now(), true, now(), now()
     from users u, generate_series(0, ${size - 1}) i where u.email_folded = $1`,
    `insert into memberships (tenant_id, user_id, state, created_at)
     select m.tenant_id, added.id, 'active', now() from users u join memberships m on m.user_id = u.id, users added
     where u.email_folded = $1 and added.email_folded like 'concurrent-%@concurrent.example'`,
  ]);
  return Array.from({ length: size }, (_, number) => ({ email: emailOf(number), password }));
}
