/** The first statement of every password attempt. */
import type { Database } from '#server/db/database.ts';
import {
  countAttempt,
  readAttempt,
  attemptValues,
  type AttemptRow,
  type LockoutBounds,
  type LoginAttempt,
  type AttemptRule,
} from '#server/db/queries/core/lockouts.ts';
import { lockoutBoundSql, policyValuesSql } from '#server/db/queries/core/policies.ts';
import { normalizeEmail, type Credentials } from '#server/db/queries/core/users.ts';

export interface PasswordTry {
  /** The user to verify the password against; `undefined` for an unknown address. */
  user: Credentials | undefined;
  attempt: LoginAttempt;
  /** The account's own limit is that of the strictest tenant of its owner. */
  bounds: LockoutBounds;
}

type Row = AttemptRow & { real: number | null } & (Credentials | { id: null });

/**
 * Counts a password attempt and reads the user to verify it against. One statement, since it is on the path of every
 * sign-in; the work is the same for an unknown address.
 *
 * @param key an email address, or a result of `usernameLookupKey`
 * @param rule its `bounds.real` applies to unknown addresses
 */
export async function beginPasswordTry(
  db: Database,
  key: string,
  subject: string,
  rule: AttemptRule,
): Promise<PasswordTry> {
  const [row] = await db.statementAcrossTenants<Row>('a user signs in before a tenant is chosen', {
    name: 'begin-password-try',
    text: `
      with account as (
        select id, email, name, password_hash, password_changed_at, password_channel,
               ${lockoutBoundSql('u.id')} as own_bound, ${policyValuesSql('u.id', 'password-rotation')} as rotation,
               exists (select from memberships m where m.user_id = u.id and m.state = 'active' and m.password_reset_at is not null) as reset_demanded
        from users u where email_folded = $6 or username_folded = $6
      ), bound as (
        select case when account.id is null then $5::int else account.own_bound end as real, account.id as user_id
        from (values (1)) as one left join account on true
      ), ${countAttempt({ real: '(select real from bound)', userId: '(select user_id from bound)' })}
      select account.*, attempt.*, bound.real from attempt cross join bound left join account on true`,
    values: [...attemptValues(subject, rule), normalizeEmail(key)],
  });
  return {
    user: row!.id === null ? undefined : row,
    attempt: readAttempt(row!),
    bounds: { shown: rule.bounds.shown, real: row!.real },
  };
}
