/** Notifies the admins, once per outage, that a stream of the audit log has failed for a while. */
import { markTold, type DeliveringStream } from '#server/db/queries/delivery/audit-streams.ts';
import { hour } from '#server/lib/clock.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { listManagersOf } from '#server/use-cases/authorization/guard-rights.ts';

/** Milliseconds: shorter outages are of no interest, since nothing is lost. */
const tellAfter = hour;
const mostTold = 50;

export async function notifyStreamFails(
  context: AnonymousTransaction,
  { id, tenant_id: tenantId }: DeliveringStream,
  {
    failing_since: since,
    told_at: toldAt,
    name,
    now,
  }: { failing_since: Date; told_at: Date | null; name: string; now: Date },
): Promise<void> {
  if (toldAt !== null || now.getTime() - since.getTime() < tellAfter) return;
  for (const { id: userId } of await listManagersOf(context.tx, tenantId, mostTold))
    await notifyUser(context, { userId, tenantId, key: 'audit-stream-fails', values: { stream: name } });
  await markTold(context.tx, id, now);
}
