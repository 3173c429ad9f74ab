/** Deletes expired rows of every area. */
import type { Database } from '#server/db/database.ts';
import { deleteInPortions } from '#server/db/queries/core/delete-in-portions.ts';

/** These are created without authentication and unused once expired; mass requests for them would fill the disk. */
const ended = new Set(['sweep-limits', 'sweep-requests']);

/** Deletes rows that expired long ago. @returns whether all are deleted */
export async function sweepExpired(db: Database, now: Date, before: Date): Promise<boolean> {
  const sweeps: [string, string][] = [
    ['sweep-jobs', 'delete from jobs where done_at < $1'],
    ['sweep-requests', 'delete from authorization_requests where expires_at < $1'],
    ['sweep-codes', 'delete from authorization_codes where expires_at < $1'],
    ['sweep-tickets', 'delete from portal_tickets where expires_at < $1'],
    // uploaded, but never used
    [
      'sweep-pictures',
      `delete from pictures p where p.created_at < $1
         and not exists (select 1 from users u where u.picture_url is not null and right(u.picture_url, 64) = p.hash)
         and not exists (select 1 from tenants t where t.settings ? 'logo' and right(t.settings ->> 'logo', 64) = p.hash)`,
    ],
    ['sweep-one-time-codes', 'delete from one_time_codes where expires_at < $1'],
    ['sweep-magic-links', 'delete from magic_links where expires_at < $1'],
    ['sweep-phone-claims', 'delete from phones where not verified and claim_expires_at < $1'],
    ['sweep-impersonations', 'delete from impersonations where expires_at < $1'],
    // the sender can look at it for a month
    ['sweep-bulk-invitations', `delete from bulk_invitations where created_at < $1::timestamptz - interval '28 days'`],
    ['sweep-invite-links', 'delete from invite_links where expires_at < $1'],
    ['sweep-links', 'delete from links where expires_at < $1'],
    ['sweep-approvers', 'delete from factor_reset_approvers where expires_at < $1'],
    ['sweep-revoked-grants', 'delete from revoked_grants where expires_at < $1'],
    ['sweep-limits', 'delete from rate_limits where resets_at < $1'],
    [
      'sweep-lockouts',
      'delete from lockouts where last_failure_at < $1 and (locked_until is null or locked_until < $1)',
    ],
    // a closed page never renews; one that resumes repeats the silent authorization
    ['sweep-families', "delete from refresh_families where kind = 'silent' and rotated_at < $1"],
    ['sweep-sessions', 'delete from sessions where ended_at < $1 or expires_at < $1'],
    ['sweep-social-attempts', 'delete from social_attempts where expires_at < $1'],
    ['sweep-sso-assertions', 'delete from sso_assertions where expires_at < $1'],
    ['sweep-sso-logouts', 'delete from sso_logouts where expires_at < $1'],
    ['sweep-sso-messages', 'delete from sso_messages where expires_at < $1'],
    ['sweep-sso-exchanges', `delete from sso_exchanges where created_at < $1::timestamptz - interval '28 days'`],
    ['sweep-sso-setup-sessions', 'delete from sso_setup_sessions where expires_at < $1'],
    // admins can look at them for a month
    [
      'sweep-sso-setup-links',
      `delete from sso_setup_links where coalesce(revoked_at, expires_at) < $1::timestamptz - interval '30 days'`,
    ],
    ['sweep-scim-access-tokens', 'delete from scim_access_tokens where expires_at < $1'],
    ['sweep-scim-removals', 'delete from scim_removals where removed_at < $1'],
    // the newest of each connection says when it was last used
    [
      'sweep-scim-requests',
      `delete from scim_requests r where r.created_at < $1::timestamptz - interval '30 days'
         and exists (select from scim_requests newer where newer.connection_id = r.connection_id and newer.id > r.id)`,
    ],
    // an event is refused once its month and the next are over, so that its ID cannot come again
    [
      'sweep-usage-events',
      `delete from usage_events where at < date_trunc('month', $1::timestamptz, 'UTC') - interval '2 months'`,
    ],
    ['sweep-factor-challenges', 'delete from factor_challenges where expires_at < $1'],
    ['sweep-webauthn-challenges', 'delete from webauthn_challenges where expires_at < $1'],
    ['sweep-devices', 'delete from remembered_devices where expires_at < $1'],
    ['sweep-unconfirmed-factors', 'delete from factors where confirmed_at is null and created_at < $1'],
    ['sweep-api-token-families', 'delete from api_token_families where expires_at < $1'],
    [
      'sweep-notifications',
      `delete from notifications where created_at < $1::timestamptz - interval '180 days' and pinned_at is null`,
    ],
    ['sweep-known-devices', `delete from known_devices where seen_at < $1::timestamptz - interval '180 days'`],
    [
      'sweep-monitored-refusals',
      `delete from monitored_refusals where day < ($1::timestamptz - interval '30 days')::date`,
    ],
    ['sweep-restriction-mails', 'delete from restriction_mails where mailed_at < $1'],
    // the audit log keeps what was applied; the row only serves an undo
    ['sweep-recommendations', `delete from recommendation_applications where applied_at < $1`],
    ['sweep-keys', 'delete from signing_keys where verifies_until < $1'],
  ];
  let finished = true;
  for (const [name, text] of sweeps) {
    finished = (await deleteInPortions(db, { name, text, values: [ended.has(name) ? now : before] })) && finished;
  }
  return finished;
}
