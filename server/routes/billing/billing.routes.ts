import { Readable } from 'node:stream';
import type { billingContract } from '#shared/contract/billing/billing.ts';
import { callContext } from '#server/context.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import {
  readBillingSummary,
  readTenantBilling,
  setUpBilling,
  setUpBillingAsVendor,
} from '#server/use-cases/billing/billing-account.ts';
import { readInvoice, readInvoicePdf, readInvoices } from '#server/use-cases/billing/invoices.ts';
import { listPlans, readPlan } from '#server/use-cases/billing/offered-plans.ts';
import {
  changeBillingDetails,
  readPaymentMethod,
  readPaymentMethods,
} from '#server/use-cases/billing/payment-methods.ts';
import { paymentProvider } from '#server/use-cases/billing/payment-provider.ts';

export function billingRoutes(services: Services): Handlers<typeof billingContract> {
  return {
    'GET /subscriptions/resources/billing/plans/v1': () => listPlans(services),
    'GET /subscriptions/resources/billing/plans/v1/{id}': ({ params }) => readPlan(services, params.id),
    'GET /subscriptions/resources/billing/payment-methods/v1': ({ context }) => readPaymentMethods(context),
    'GET /subscriptions/resources/billing/payment-methods/v1/{id}': ({ context, params }) =>
      readPaymentMethod(context, params.id),
    'PATCH /subscriptions/resources/billing/payment-methods/v1/{id}/billing-details': ({ context, params, body }) =>
      changeBillingDetails(context, params.id, body),
    'GET /subscriptions/resources/payment-providers/v1'() {
      const provider = paymentProvider(services);
      return provider ? [{ providerType: 'Stripe', name: provider.name, status: '1' }] : [];
    },
    'GET /subscriptions/resources/billing/summaries/v1/{id}': ({ context, params }) =>
      readBillingSummary(context, params.id),
    'GET /subscriptions/resources/billing/tenant-configurations/v1/{id}': ({ context, params }) =>
      readTenantBilling(context, params.id),
    'POST /subscriptions/resources/billing/tenant-configurations/v1': ({ context, caller, body }) =>
      'vendorClientId' in caller
        ? setUpBillingAsVendor(context, caller, body)
        : setUpBilling(callContext(context, caller), body),
    'GET /subscriptions/resources/billing/configurations/vendor-public-configurations/v1'() {
      const { allowPlanDowngrade, allowPlanCancellation } = services.config.billing;
      return { allowPlanDowngrade, allowPlanCancellation };
    },
    'GET /subscriptions/resources/billing/invoices/v1': ({ context }) => readInvoices(context),
    'GET /subscriptions/resources/billing/invoices/v1/{id}': ({ context, params }) => readInvoice(context, params.id),
    async 'GET /subscriptions/resources/billing/invoices/v1/{id}/pdf'({ context, params, query }) {
      const { name, pdf } = await readInvoicePdf(context, params.id);
      return { file: Readable.from([pdf]), type: 'application/pdf', name: query.outputFileName ?? name };
    },
  };
}
