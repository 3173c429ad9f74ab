import { failureReason } from '#server/integrations/outgoing/failure-reason.ts';

/**
 * A receiver of events: a back end of the vendor, from configuration.
 */
export interface Subscriber {
  /** As in `event_subscribers`; the name in logs and metrics. */
  id: string;
  /** Makes one attempt. @returns the status of the answer; only 2xx is a success. @throws when there was no answer */
  deliver(message: { id: string; body: string }): Promise<{ status: number }>;
}

/** Result of an attempt. */
export type DeliveryOutcome = { status: number; error?: never } | { status: number | null; error: string };

/** Never throws: a network failure is a result. */
export async function tryDelivery(
  subscriber: Subscriber,
  message: { id: string; body: string },
): Promise<DeliveryOutcome> {
  try {
    const { status } = await subscriber.deliver(message);
    return status >= 200 && status < 300 ? { status } : { status, error: `answered ${status}` };
  } catch (error) {
    return { status: null, error: failureReason(error) };
  }
}
