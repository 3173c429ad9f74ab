/** What Stripe refuses, in our terms. */
import type { Logger } from 'pino';
import { PaymentDeclined, type DeclineReason } from '#server/domain/billing/payment-declined.ts';
import { atField } from '#server/lib/invalid-field.ts';
import { Refusal } from '#server/lib/refusal.ts';

interface Codes {
  code?: string;
  decline_code?: string;
}

/** Of an error of the client library (Stripe: error handling). */
interface StripeFailure extends Error, Codes {
  type: string;
  statusCode?: number;
  requestId?: string;
}

/** Codes of requests that fail because of the customer's payment method. */
const declinesByCode: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient',
  expired_card: 'expired',
  authentication_required: 'authentication',
  subscription_payment_intent_requires_action: 'authentication',
  payment_intent_action_required: 'authentication',
  invoice_payment_intent_requires_action: 'authentication',
  setup_intent_authentication_failure: 'authentication',
  payment_intent_authentication_failure: 'authentication',
};

/** Why a card was refused, from the codes of an error or of a setup intent. */
export function declineReason({ code = '', decline_code: declineCode = '' }: Codes): DeclineReason {
  return declinesByCode[declineCode] ?? declinesByCode[code] ?? 'declined';
}

function isStripeFailure(error: unknown): error is StripeFailure {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/** Seconds after which a call that was one too many may be repeated. */
const pauseAfterLimit = 5;

/**
 * @returns PaymentDeclined, or a Refusal `payment-provider-*`, `vat-id-invalid`; any other error as it is. Those that an
 *   operator must know of are logged, without a key or a card in them
 */
export function readFailure(error: unknown, log: Logger): unknown {
  if (!isStripeFailure(error)) return error;
  const { type, code = '', decline_code: declineCode = '', statusCode, requestId, message } = error;
  if (type === 'StripeCardError' || declinesByCode[declineCode] || declinesByCode[code])
    return new PaymentDeclined(declineReason(error), { cause: error });
  if (code === 'tax_id_invalid') return new Refusal('vat-id-invalid', { cause: error, ...atField('vatId') });
  log.warn({ type, code, statusCode, requestId, reason: message.slice(0, 300) }, 'a request to Stripe failed');
  if (type === 'StripeConnectionError') return new Refusal('payment-provider-unreachable', { cause: error });
  // 409: the same request is still at work there
  if (type === 'StripeRateLimitError' || statusCode === 409)
    return new Refusal('payment-provider-busy', { cause: error, retryAfter: pauseAfterLimit });
  return new Refusal('payment-provider-failed', { cause: error });
}
