/** Users' identities at external providers, and pending sign-ins there. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // issuer and subject are the identity; the email address is the provider's last value, for display only
  `create table identities (
     issuer text not null,
     subject text not null,
     user_id uuid not null references users on delete cascade,
     provider text not null,
     email text,
     created_at timestamptz not null,
     last_used_at timestamptz not null,
     primary key (issuer, subject))`,
  `create index identities_user on identities (user_id)`,

  // one row per click on a provider's button. "person" is the provider's answer, kept while its email address is
  // unverified
  `create table social_attempts (
     state_hash bytea primary key,
     provider text not null,
     nonce text not null,
     wrapped_verifier bytea not null,
     browser_hash bytea not null,
     redirect_uri text not null,
     authorization_request text,
     invitation_token text,
     client_id text not null,
     person jsonb,
     code_token text,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     redeemed_at timestamptz,
     used_at timestamptz)`,
  `create index social_attempts_expiry on social_attempts (expires_at)`,
  ...['identities', 'social_attempts'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
