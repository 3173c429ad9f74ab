/** DNS records of proved domains, looked for again. A record that is gone is told, and the domain keeps working. */
import { saveDomainCheck } from '#server/db/queries/sso/checks.ts';
import type { ConnectionDetails } from '#server/db/queries/sso/connections.ts';
import { day, hour, later, minute } from '#server/lib/clock.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { findRecord, type RecordAnswer } from './find-record.ts';
import { recordConnection } from './record-connection.ts';
import { asSystem, warnAdmins } from './warn-admins.ts';

type Domain = ConnectionDetails['domains'][number];

/** Domains of a connection that are checked in one run: name servers that do not answer take seconds each. */
const mostAtOnce = 20;
/** Earlier than a day, so that a run that begins a little early finds those of the day before. */
const interval = day - 30 * minute;

/** When the record was last seen or looked for; undefined for a domain that is not proved. */
function lastCheck({ validated_at: validatedAt, checked_at: checkedAt }: Domain): Date | undefined {
  return validatedAt ? (checkedAt ?? validatedAt) : undefined;
}

/** @returns none for a domain that is not proved; one that did not fit into a run is due in the next */
export function nextDomainCheck(domain: Domain, now: Date): Date[] {
  const last = lastCheck(domain);
  if (!last) return [];
  const [due, next] = [later(last, day), later(now, hour)];
  return [due > next ? due : next];
}

/** @returns the answers by ID of the domain */
export async function checkDomains(
  { services, now }: Pick<AnonymousContext, 'services' | 'now'>,
  { domains, verification }: ConnectionDetails,
): Promise<Map<string, RecordAnswer>> {
  const due = domains
    .map((domain) => ({ ...domain, last: lastCheck(domain) ?? now }))
    .filter(({ last }) => later(last, interval) <= now)
    .toSorted((one, two) => one.last.getTime() - two.last.getTime());
  const answers = due
    .slice(0, mostAtOnce)
    .map(
      async ({ id, domain }) => [id, await findRecord(domain, verification, services.config.sso.dnsServers)] as const,
    );
  return new Map(await Promise.all(answers));
}

/** The connection is locked. */
export async function applyDomainChecks(
  context: AnonymousTransaction,
  connection: ConnectionDetails,
  answers: ReadonlyMap<string, RecordAnswer>,
): Promise<void> {
  for (const domain of connection.domains) {
    const answer = answers.get(domain.id);
    if (answer && domain.validated_at) await applyDomainCheck(context, connection, domain, answer);
  }
}

async function applyDomainCheck(
  context: AnonymousTransaction,
  connection: ConnectionDetails,
  { id, domain, drifted_at: driftedAt }: Domain,
  answer: RecordAnswer,
): Promise<void> {
  const { tx, now } = context;
  const { tenant_id: tenantId } = connection;
  // servers that do not answer say nothing about the record
  const driftsSince = answer === 'unreachable' ? driftedAt : answer === 'found' ? null : (driftedAt ?? now);
  await saveDomainCheck(tx, id, { checkedAt: now, driftedAt: driftsSince });
  if ((driftsSince === null) === (driftedAt === null)) return;
  const action = driftsSince === null ? 'sso-domain.restored' : 'sso-domain.drifted';
  await recordConnection(asSystem(context, tenantId), action, connection, { domain });
  if (driftsSince === null) return;
  await warnAdmins(context, tenantId, {
    key: 'sso-domain-drifted',
    values: { domain },
    mail: { name: 'sso-domain-drifted', values: { domain } },
  });
}
