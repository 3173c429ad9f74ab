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
