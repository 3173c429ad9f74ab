/** Subscriptions of a tenant. The contract has each call under two bases, of which clients use either. */
import { z } from 'zod';
import { defineContract, type Endpoint } from '#shared/contract/define.ts';
import { PlanChangePreview, Subscription } from './billing-entities.ts';
import { Id } from '#shared/contract/entities.ts';

const reads = 'fe.subscriptions.read.*';
const writes = 'fe.subscriptions.write.*';
const byId = z.object({ id: Id });

/** Of a preview: the price that was shown, to which a purchase is held. */
export const ConfirmedPrice = z.object({ prorationDate: z.iso.datetime(), dueNow: z.number().int().min(0) });

/** Without `confirmed`, the price of the moment holds. */
export const PlanChange = z.object({
  paymentMethodId: Id.optional(),
  planId: Id,
  confirmed: ConfirmedPrice.optional(),
});
export type PlanChange = z.infer<typeof PlanChange>;

const list = {
  summary: 'Lists the tenant’s subscriptions, active first',
  access: reads,
  response: z.array(Subscription),
} satisfies Endpoint;
const get = {
  summary: 'Returns a subscription',
  access: reads,
  params: byId,
  response: Subscription,
} satisfies Endpoint;
const update = {
  summary: 'Starts or changes the plan of the subscription',
  description: 'The current plan changes nothing.',
  access: writes,
  denyImpersonation: true,
  params: byId,
  body: PlanChange,
  response: 'empty',
} satisfies Endpoint;
const cancel = {
  summary: 'Cancels a subscription at the end of the period',
  access: writes,
  denyImpersonation: true,
  params: byId,
  response: 'empty',
} satisfies Endpoint;
const renew = {
  summary: 'Reverts the cancellation of a subscription',
  access: writes,
  denyImpersonation: true,
  params: byId,
  response: 'empty',
} satisfies Endpoint;

export const subscriptionsContract = defineContract({
  'GET /subscriptions/resources/subscriptions/v1': list,
  'GET /subscriptions/resources/subscriptions/v1/{id}': get,
  'PUT /subscriptions/resources/subscriptions/v1/{id}': update,
  'PUT /subscriptions/resources/subscriptions/v1/{id}/cancellations/': cancel,
  'PUT /subscriptions/resources/subscriptions/v1/{id}/renewals/': renew,
  'GET /subscriptions/resources/billing/subscriptions/v1': list,
  'GET /subscriptions/resources/billing/subscriptions/v1/{id}': get,
  'PUT /subscriptions/resources/billing/subscriptions/v1/{id}': update,
  'PUT /subscriptions/resources/billing/subscriptions/v1/{id}/cancellations/': cancel,
  'PUT /subscriptions/resources/billing/subscriptions/v1/{id}/renewals/': renew,
  'POST /subscriptions/resources/billing/subscriptions/v1/previews': {
    summary: 'Previews the cost of starting or changing to a plan',
    description: 'In the smallest unit of the currency; valid for ten minutes.',
    access: reads,
    readOnly: true,
    body: z.object({ planId: Id }),
    response: PlanChangePreview,
  },
});
