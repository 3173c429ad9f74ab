/** The card form of Stripe. Its script comes from Stripe alone, and only once a form is opened. */
import type { Stripe, StripeConstructor, StripeElementLocale } from '@stripe/stripe-js';
import { ApiError } from '#shared/api/api-error.ts';
import { loadScriptOnce } from '#shared/theme/load-script.ts';
import { loadErrorMessagesFor } from '#admin-box/i18n/error-texts.ts';

/** Pinned to the version of the API that the server speaks. */
const script = 'https://js.stripe.com/endive/stripe.js';

const clients = new Map<string, Stripe>();

const present = (): StripeConstructor | undefined => (globalThis as { Stripe?: StripeConstructor }).Stripe;

/** @throws when the script cannot be had */
async function stripeFor(publishableKey: string): Promise<Stripe> {
  if (!present()) await loadScriptOnce(script);
  const known = clients.get(publishableKey) ?? present()?.(publishableKey);
  if (!known) throw new Error('The script of Stripe left nothing in the page');
  clients.set(publishableKey, known);
  return known;
}

export interface StripeLook {
  dark: boolean;
  font: string;
  size: string;
  radius: string;
  text: string;
  surface: string;
  accent: string;
  danger: string;
}

export interface StripeFormOptions {
  node: HTMLElement;
  publishableKey: string;
  locale: string;
  currency: string;
  look: StripeLook;
  onChange(state: { isEmpty: boolean; isComplete: boolean }): void;
}

export interface StripeForm {
  /** Shows what is missing. */
  showFaults(): void;
  /**
   * Saves what is typed, with the question of the bank where the card has one.
   * @returns once the card is saved at Stripe
   * @throws ApiError `payment-*`
   */
  confirm(setupIntentSecret: string): Promise<void>;
  destroy(): void;
}

/** @returns once the form can be used @throws when it cannot be had */
export async function openStripeForm(options: StripeFormOptions): Promise<StripeForm> {
  const { node, publishableKey, locale, currency, look, onChange } = options;
  const stripe = await stripeFor(publishableKey);
  const elements = stripe.elements({
    mode: 'setup',
    currency,
    allowedPaymentMethodTypes: ['card'],
    locale: locale as StripeElementLocale,
    appearance: {
      theme: look.dark ? 'night' : 'stripe',
      variables: {
        fontFamily: look.font,
        fontSizeBase: look.size,
        borderRadius: look.radius,
        colorText: look.text,
        colorBackground: look.surface,
        colorPrimary: look.accent,
        colorDanger: look.danger,
      },
    },
  });
  const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } });
  const ready = new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', ({ error }) => reject(new Error(error.message ?? 'The card form did not load')));
  });
  element.on('change', ({ empty, complete }) => onChange({ isEmpty: empty, isComplete: complete }));
  element.mount(node);
  await ready.catch((error: unknown) => {
    element.destroy();
    throw error;
  });
  return {
    showFaults: () => void elements.submit(),
    async confirm(clientSecret) {
      const { error: fault } = await elements.submit();
      const { error } = fault
        ? { error: fault }
        : await stripe.confirmSetup({
            elements,
            clientSecret,
            redirect: 'if_required',
            confirmParams: { return_url: globalThis.location.href },
          });
      if (!error) return;
      const refused = refusal(error);
      await loadErrorMessagesFor(refused);
      throw refused;
    },
    destroy: () => element.destroy(),
  };
}

const codes: Readonly<Record<string, string>> = {
  insufficient_funds: 'payment-insufficient-funds',
  expired_card: 'payment-card-expired',
  setup_intent_authentication_failure: 'payment-authentication-failed',
  authentication_required: 'payment-authentication-failed',
};

interface StripeFault {
  type: string;
  code?: string;
  decline_code?: string;
  message?: string;
}

/** In the words of our own calls. */
function refusal({ type, code = '', decline_code: declineCode = '', message = '' }: StripeFault): Error {
  const isRefused = type === 'card_error' || type === 'validation_error' || type === 'invalid_request_error';
  if (!isRefused) return new Error(message);
  const errorCode = codes[declineCode] ?? codes[code] ?? 'payment-declined';
  return new ApiError({ statusCode: 402, message, errorCode });
}
