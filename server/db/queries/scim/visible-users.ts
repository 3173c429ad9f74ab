import { sql, type RawBuilder } from 'kysely';

/** What the directory may still see: a user who is held for deletion is gone for it. */
export const isVisible = (alias: 'r' | 'u' | 'scim_users'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.held`)} is distinct from 'deletion'`;
