import type { subscriptionsContract } from '#shared/contract/billing/subscriptions.ts';
import type { Handlers } from '#server/http/mount.ts';
import {
  cancelSubscription,
  changePlan,
  previewPlanChange,
  readSubscription,
  readSubscriptions,
  renewSubscription,
} from '#server/use-cases/billing/subscriptions.ts';

type Routes = Handlers<typeof subscriptionsContract>;

/** Both bases of the contract answer alike. */
export function subscriptionsRoutes(): Routes {
  const list: Routes['GET /subscriptions/resources/subscriptions/v1'] = ({ context }) => readSubscriptions(context);
  const get: Routes['GET /subscriptions/resources/subscriptions/v1/{id}'] = ({ context, params }) =>
    readSubscription(context, params.id);
  const update: Routes['PUT /subscriptions/resources/subscriptions/v1/{id}'] = ({ context, params, body }) =>
    changePlan(context, params.id, body);
  const cancel: Routes['PUT /subscriptions/resources/subscriptions/v1/{id}/cancellations/'] = ({ context, params }) =>
    cancelSubscription(context, params.id);
  const renew: Routes['PUT /subscriptions/resources/subscriptions/v1/{id}/renewals/'] = ({ context, params }) =>
    renewSubscription(context, params.id);
  return {
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
    'POST /subscriptions/resources/billing/subscriptions/v1/previews': ({ context, body }) =>
      previewPlanChange(context, body.planId),
  };
}
