import { assign, setup } from 'xstate';
import type { PlanChangePreview } from '#shared/contract/billing/billing-entities.ts';
import { injected } from '#shared/flow/injected.ts';
import type { NewCard } from './card-entry.types.ts';

/** Milliseconds. A price holds for ten minutes; it is read again before it runs out. */
export const priceLifetime = 8 * 60_000;

/** Data only: a card never enters it, where a snapshot would show it. */
export interface CheckoutContext {
  /** The chosen plan; absent where none can be taken. */
  planId: string | undefined;
  /** Of the chosen plan, to the cent; absent until it was read. */
  price: PlanChangePreview | undefined;
  /** Why the price could not be read. */
  priceError: unknown;
  /** Why the payment was refused; kept while the price is read again, until another attempt or another plan. */
  paymentError: unknown;
}

export type CheckoutEvent =
  | { type: 'plan.chosen'; planId: string }
  /** With the card that was typed; without one, the saved payment method is used. */
  | { type: 'pay.requested'; card?: NewCard | undefined }
  /** After the price could not be read, or when the subscription changed elsewhere. */
  | { type: 'price.requested' };

/** What a payment is made of. */
export interface CheckoutPayment {
  planId: string;
  price: PlanChangePreview;
  card: NewCard | undefined;
}

const checkout = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as { planId: string | undefined },
    tags: {} as 'busy',
  },
  actors: {
    fetchPrice: injected<PlanChangePreview, { planId: string }>('fetchPrice'),
    /** Saves the card, then starts or changes the subscription with payment method and plan. */
    updateSubscription: injected<void, CheckoutPayment>('updateSubscription'),
    /** Billing information, payment method and invoices. A part that cannot be read tells so itself: this never fails. */
    reloadBilling: injected<void, void>('reloadBilling'),
  },
  actions: {
    choosePlan: assign((_, { planId }: { planId: string }) => ({
      planId,
      price: undefined,
      priceError: undefined,
      paymentError: undefined,
    })),
    forgetPaymentError: assign({ paymentError: undefined }),
    setPrice: assign((_, { price }: { price: PlanChangePreview }) => ({ price, priceError: undefined })),
    setPriceError: assign((_, { error }: { error: unknown }) => ({ price: undefined, priceError: error })),
    setPaymentError: assign((_, { error }: { error: unknown }) => ({ paymentError: error })),
    /** Shows a trial as an active subscription, without a call. */
    activateTrial: () => {
      throw new Error('The action "activateTrial" is not provided');
    },
  },
  guards: {
    hasPlan: ({ context }) => context.planId !== undefined,
    hasNoPlan: ({ context }) => context.planId === undefined,
    hasPrice: ({ context }) => context.price !== undefined,
    wasRefused: ({ context }) => context.paymentError !== undefined,
    /** Trialing this plan, with a payment method, and no other card was typed. */
    confirmedLocally: (_args, _params: { planId: string | undefined; card: NewCard | undefined }): boolean => {
      throw new Error('The guard "confirmedLocally" is not provided');
    },
  },
  delays: { priceLifetime },
});

/**
 * The checkout (specification, 4: Subscriptions). `fetching` reads the price, `ready` shows it, `loading` pays, `error`
 * tells what was refused and lets the user try again, `confirmed` is the end.
 */
export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...input, price: undefined, priceError: undefined, paymentError: undefined }),
  initial: 'fetching',
  on: {
    'plan.chosen': {
      target: '.fetching',
      actions: { type: 'choosePlan', params: ({ event }) => ({ planId: event.planId }) },
    },
    'price.requested': { target: '.fetching' },
    'pay.requested': [
      {
        guard: {
          type: 'confirmedLocally',
          params: ({ context, event }) => ({ planId: context.planId, card: event.card }),
        },
        target: '.confirmed',
        actions: 'activateTrial',
      },
      { guard: 'hasPrice', target: '.loading', actions: 'forgetPaymentError' },
    ],
  },
  states: {
    fetching: {
      always: { guard: 'hasNoPlan', target: 'ready' },
      invoke: {
        src: 'fetchPrice',
        input: ({ context }) => ({ planId: context.planId! }),
        onDone: [
          {
            guard: 'wasRefused',
            target: 'error',
            actions: { type: 'setPrice', params: ({ event }) => ({ price: event.output }) },
          },
          { target: 'ready', actions: { type: 'setPrice', params: ({ event }) => ({ price: event.output }) } },
        ],
        onError: {
          target: 'error',
          actions: { type: 'setPriceError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: { after: { priceLifetime: { guard: 'hasPlan', target: 'fetching' } } },
    loading: {
      tags: 'busy',
      // one payment at a time, for the plan and the price that were shown
      on: { 'plan.chosen': {}, 'price.requested': {}, 'pay.requested': {} },
      initial: 'updating',
      states: {
        updating: {
          invoke: {
            src: 'updateSubscription',
            input: ({ context, event }) => ({
              planId: context.planId!,
              price: context.price!,
              card: event.type === 'pay.requested' ? event.card : undefined,
            }),
            onDone: 'reloading',
            onError: {
              target: 'refused',
              actions: { type: 'setPaymentError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        reloading: { invoke: { src: 'reloadBilling', onDone: '#checkout.confirmed' } },
        /** A card may have been saved, and the price may have been what was refused. */
        refused: { invoke: { src: 'reloadBilling', onDone: 'pricing' } },
        pricing: {
          invoke: {
            src: 'fetchPrice',
            input: ({ context }) => ({ planId: context.planId! }),
            onDone: {
              target: '#checkout.error',
              actions: { type: 'setPrice', params: ({ event }) => ({ price: event.output }) },
            },
            onError: {
              target: '#checkout.error',
              actions: { type: 'setPriceError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    error: { after: { priceLifetime: { guard: 'hasPrice', target: 'fetching' } } },
    confirmed: { type: 'final' },
  },
});
