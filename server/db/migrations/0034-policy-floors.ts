/** Raises tenants' policies to the minimums that new ones observe, so that no old policy locks users out. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `update security_policies set value = jsonb_set(value, '{maxAttempts}', '3') where tenant_id is not null and kind = 'lockout' and (value ->> 'maxAttempts')::int < 3`,
  `update security_policies set value = jsonb_set(value, '{rotationPeriod}', '1440') where tenant_id is not null and kind = 'password-rotation' and (value ->> 'rotationPeriod')::int < 1440`,
  `update session_policies set timeout = greatest(timeout, 300), idle_timeout = greatest(idle_timeout, 300)`,
  `update session_policies set value = jsonb_set(value::jsonb, '{sessionTimeoutConfiguration,timeout}', '300') where (value::jsonb #>> '{sessionTimeoutConfiguration,timeout}')::int < 300`,
  `update session_policies set value = jsonb_set(value::jsonb, '{sessionIdleTimeoutConfiguration,timeout}', '300') where (value::jsonb #>> '{sessionIdleTimeoutConfiguration,timeout}')::int < 300`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
