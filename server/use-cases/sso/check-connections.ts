/**
 * Checks SSO connections again: metadata hourly, DNS records of domains daily, certificates when they come nearer to their
 * end. What is found is told to the admins, and never turns a connection off.
 */
import { listDueConnections, saveDue } from '#server/db/queries/sso/checks.ts';
import { findConnection, lockConnection, type ConnectionDetails } from '#server/db/queries/sso/connections.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import { day, hour, later, minute } from '#server/lib/clock.ts';
import type { AnonymousContext } from '#server/context.ts';
import { acrossConnections } from './across-connections.ts';
import { applyDomainChecks, checkDomains, nextDomainCheck } from './check-domains.ts';
import { applyMetadata, readMetadataAgain } from './read-metadata-again.ts';
import { nextCertificateWarning, warnOfCertificates } from './warn-of-certificates.ts';

const batch = 500;
/** What is due until the next run of the hourly job begins. */
const slack = 10 * minute;

/** Hourly: a job for each connection that is due, so that a provider that does not answer delays no other. */
export async function checkConnections(context: AnonymousContext): Promise<void> {
  const { services, now } = context;
  const before = later(now, slack);
  const slot = Math.floor(now.getTime() / hour);
  for (let afterId = '00000000-0000-0000-0000-000000000000'; ;) {
    const due = await acrossConnections(context, async (tx) => {
      const page = await listDueConnections(tx, { before, afterId, limit: batch });
      for (const { id, tenant_id: tenantId } of page)
        await enqueue(tx, services, {
          kind: 'check-sso-connection',
          payload: { tenantId, connectionId: id },
          slot: `${id} ${slot}`,
        });
      return page;
    });
    if (due.length < batch) break;
    afterId = due.at(-1)!.id;
  }
  services.wakeJobs();
}

/** Nothing is held while others are called. */
export async function checkConnection(
  context: AnonymousContext,
  { tenantId, connectionId }: { tenantId: string; connectionId: string },
): Promise<void> {
  const known = await context.inTenant(tenantId, (tx) => findConnection(tx, tenantId, connectionId));
  if (!known) return;
  const metadata = await readMetadataAgain(context, known);
  const domains = await checkDomains(context, known);
  await context.inTenant(tenantId, async (tx, context) => {
    const locked = await lockConnection(tx, tenantId, connectionId);
    if (!locked) return;
    if (metadata && locked.metadata_url === known.metadata_url) await applyMetadata(context, locked, metadata);
    await applyDomainChecks(context, locked, domains);
    const checked = (await findConnection(tx, tenantId, connectionId))!;
    await warnOfCertificates(context, checked);
    await saveDue(tx, connectionId, nextCheck(checked, context.now));
  });
}

function nextCheck(connection: ConnectionDetails, now: Date): Date {
  const moments = [
    later(now, day),
    ...(connection.metadata_url === null ? [] : [later(now, hour)]),
    ...connection.domains.flatMap((domain) => nextDomainCheck(domain, now)),
    ...nextCertificateWarning(connection, now),
  ];
  return new Date(Math.min(...moments.map((each) => each.getTime())));
}
