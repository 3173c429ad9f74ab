/**
 * Audits reads in impersonated sessions. Changes have audit rows of their own; reads are recorded once per route and
 * session, so that their number is bounded by the contract and not by the caller.
 */
import { audit } from '#server/db/queries/core/audits.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';

export type ImpersonatedCaller = Pick<Caller, 'userId' | 'tenantId' | 'sessionId' | 'impersonator'>;

/** Reads that this process knows to be recorded: they need no further query. */
const known = new WeakMap<Services, Set<string>>();
const mostKnown = 10_000;

/**
 * Writes the audit row of the first read of a route in an impersonated session, and nothing for any other caller.
 * Resolves once the row is written; an error is logged and never thrown, since support must not lose the page over it.
 * @param route as in the contract
 */
export async function recordImpersonatedRead(
  services: Services,
  caller: ImpersonatedCaller,
  route: string,
  requestMetadata: RequestMetadata,
): Promise<void> {
  const { impersonator } = caller;
  if (impersonator === null) return;
  const noted = knownTo(services);
  const subject = `${caller.sessionId} ${route}`;
  if (noted.has(subject)) return;
  try {
    await writeOnce(services, caller, { route, subject }, { ...requestMetadata, impersonator });
    if (noted.size >= mostKnown) noted.clear();
    noted.add(subject);
  } catch (error) {
    services.log.error(
      { err: error, route, sessionId: caller.sessionId, traceId: requestMetadata.traceId },
      'failed to audit a read in an impersonated session',
    );
  }
}

function knownTo(services: Services): Set<string> {
  const noted = known.get(services) ?? new Set<string>();
  known.set(services, noted);
  return noted;
}

/**
 * The counter is shared by all processes, and its row is locked until the audit is written: of concurrent calls, one
 * writes.
 */
async function writeOnce(
  { db, limits, clock, config }: Services,
  { userId, tenantId, sessionId }: ImpersonatedCaller,
  { route, subject }: { route: string; subject: string },
  requestMetadata: RequestMetadata,
): Promise<void> {
  await db.acrossTenants('limits count unknown users too', async (tx) => {
    // a session never outlives the window
    const first = await limits.consumeInTransaction(tx, [
      { kind: 'impersonated-read', subject, limit: { points: 1, per: config.impersonation.session } },
    ]);
    if (first)
      await audit(tx, requestMetadata, clock(), {
        action: 'impersonation.data-read',
        tenantId,
        actorId: userId,
        target: { kind: 'session', id: sessionId },
        details: { route },
      });
  });
}
