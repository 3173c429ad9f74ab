/** The body of a webhook, which is the message that back ends of the vendor get, at most 20 KB long. */
import type { EventMessage } from '#shared/contract/events/events.ts';
import type { EventRow } from '#server/db/queries/delivery/events.ts';
import { describeEvent } from '#server/domain/events/event.ts';

/** Standard Webhooks recommends it. */
const longestBody = 20_000;

/** Details that would make it longer are left out: whoever needs them asks for the audit log. */
export function webhookBody(event: EventRow): string {
  const message: EventMessage = describeEvent(event);
  const body = JSON.stringify(message);
  if (Buffer.byteLength(body) <= longestBody) return body;
  return JSON.stringify({ ...message, data: {}, dataOmitted: true });
}
