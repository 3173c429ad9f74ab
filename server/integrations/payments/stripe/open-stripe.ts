import type Stripe from 'stripe';

export interface StripeAccess {
  secretKey: string;
  /** Origin of the API, with a path before its own if there is one. */
  endpoint: string;
  /** Milliseconds for one answer. */
  timeout: number;
}

/** Attempts of one call after the first: Stripe sees the same idempotency key each time. */
const retries = 2;

/**
 * A client for the calls of one operation. The package is large, so that it is loaded by the first use.
 * @param ends aborts every call, those that are tried again too
 */
export async function openStripe({ secretKey, endpoint, timeout }: StripeAccess, ends: AbortSignal): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = endpoint.replace(/\/$/, '');
  const send = async (input: string, init: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(input);
    const signal = AbortSignal.any([ends, ...(init.signal ? [init.signal] : [])]);
    return await fetch(`${base}${pathname}${search}`, { ...init, redirect: 'error', signal });
  };
  return new Client(secretKey, {
    timeout,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: Client.createFetchHttpClient(send as typeof fetch),
  });
}

/** Seconds for which a signed notice is accepted (Stripe: webhook signatures). */
const tolerance = 300;

/**
 * The event in a notice of Stripe.
 * @returns `undefined` for a signature that is missing, wrong, or older than five minutes
 */
export async function readStripeEvent(
  notice: Uint8Array,
  { signature, secret, now }: { signature: string; secret: string; now: Date },
): Promise<Stripe.Event | undefined> {
  const { default: Client } = await import('stripe');
  try {
    return Client.webhooks.constructEvent(Buffer.from(notice), signature, secret, tolerance, undefined, now.getTime());
  } catch {
    return undefined;
  }
}
