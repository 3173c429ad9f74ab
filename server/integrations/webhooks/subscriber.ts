/**
 * Whoever is told of events. Today these are the vendor's back ends, of configuration; a tenant's webhook would be another one,
 * with a row in `event_subscribers` and its own `deliver`.
 */
export interface Subscriber {
  /** As in `event_subscribers`; names what it is in logs and metrics. */
  id: string;
  /** One try. @returns the status of whoever answered; 2xx alone counts as taken. @throws when nobody did */
  deliver(message: { id: string; body: string }): Promise<{ status: number }>;
}

/** What came of a try. */
export type DeliveryOutcome = { status: number; error?: never } | { status: number | null; error: string };

/** Never throws: a network that fails is an outcome. */
export async function tryDelivery(
  subscriber: Subscriber,
  message: { id: string; body: string },
): Promise<DeliveryOutcome> {
  try {
    const { status } = await subscriber.deliver(message);
    return status >= 200 && status < 300 ? { status } : { status, error: `answered ${status}` };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
