/** Where a tenant stands: the settings in effect and its users by number, as the score and its recommendations need it. */
import { usualInactivity } from '#shared/contract/entities.ts';
import { findingsOf, type SecurityFinding, type SecurityStanding } from '#shared/lib/security-score.ts';
import { isConnected } from '#server/db/queries/sso/connections.ts';
import { readStanding, type StandingRow } from '#server/db/queries/security-center/standing.ts';
import type { RestrictionType } from '#server/db/schema.ts';
import { later, second } from '#server/lib/clock.ts';
import type { TransactionContext } from '#server/context.ts';
import type { PolicyValues } from '#server/use-cases/policies/policies.ts';

export interface Standing extends SecurityStanding {
  row: StandingRow;
  findings: readonly SecurityFinding[];
  /** Of the caller's address; null if it is not known. */
  ownCountry: string | null;
}

/** Who was last seen before this is inactive. */
export function inactiveSince(now: Date): Date {
  return later(now, -usualInactivity * second);
}

/** Reads it in the transaction, changes that it made included. */
export async function standingOf(context: TransactionContext): Promise<Standing> {
  const { tx, caller, now, services, requestMetadata } = context;
  const { tenantId } = caller;
  const row = await readStanding(tx, { tenantId, inactiveSince: inactiveSince(now) });
  const names = row.alias === null ? [tenantId] : [tenantId, row.alias];
  const standing = describe(row, {
    hasSso: services.ssoConnections.isOfTenant(names) || (await isConnected(tx, tenantId)),
    knowsCountries: services.ipLocations.available,
  });
  return { ...standing, row, findings: findingsOf(standing), ownCountry: requestMetadata.country };
}

function describe(
  row: StandingRow,
  { hasSso, knowsCountries }: { hasSso: boolean; knowsCountries: boolean },
): SecurityStanding {
  const policies = row.policies as unknown as PolicyValues;
  return {
    users: row.users,
    withoutMfa: row.without_mfa,
    breached: row.breached_accepted,
    inactive: row.inactive,
    enforceMFAType: policies.mfa.enforceMFAType,
    lockout: policies.lockout,
    history: policies['password-history'],
    relogin: row.sessions?.timeout ?? null,
    idle: row.sessions?.idle_timeout ?? null,
    concurrent: row.sessions?.max_sessions ?? null,
    ip: row.ip?.is_active ? row.ip.strategy : null,
    domains: row.domains?.active ? row.domains.list_type : null,
    countries: knowsCountries ? (row.countries_on ? 'on' : 'off') : 'unavailable',
    hasSso,
  };
}

/** The list by which restrictions can be turned on: one that has entries, the allow list first. */
export function filledList({ allowed, blocked }: { allowed: number; blocked: number }): RestrictionType | undefined {
  if (allowed > 0) return 'ALLOW';
  return blocked > 0 ? 'BLOCK' : undefined;
}
