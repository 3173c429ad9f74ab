/** Plans, payment methods, invoices, and how a tenant is billed. */
import { z } from 'zod';
import { defineContract } from './define.ts';
import {
  BillingAddress,
  BillingSummary,
  Invoice,
  PaymentMethod,
  Plan,
  ProviderType,
  TenantBillingConfig,
} from './billing-entities.ts';
import { Email, Id, Name, TenantId } from './entities.ts';

const reads = 'fe.subscriptions.read.*';
const writes = 'fe.subscriptions.write.*';
const byId = z.object({ id: Id });
const ofTenant = z.object({ id: TenantId });

export const BillingDetailsInput = z.object({
  email: Email.optional(),
  address: BillingAddress,
  /** Own additions. Empty texts remove. */
  name: Name.optional(),
  vatId: z.string().trim().max(40).optional(),
});
export type BillingDetailsInput = z.infer<typeof BillingDetailsInput>;

export const billingContract = defineContract({
  'GET /subscriptions/resources/billing/plans/v1': {
    summary: 'Lists the plans of configuration, in its order',
    access: reads,
    response: z.array(Plan),
  },
  'GET /subscriptions/resources/billing/plans/v1/{id}': {
    summary: 'Returns a plan',
    access: reads,
    params: byId,
    response: Plan,
  },
  'GET /subscriptions/resources/billing/payment-methods/v1': {
    summary: 'Lists the payment methods of the tenant, the default first',
    access: reads,
    response: z.array(PaymentMethod),
  },
  'GET /subscriptions/resources/billing/payment-methods/v1/{id}': {
    summary: 'Returns a payment method',
    access: reads,
    params: byId,
    response: PaymentMethod,
  },
  'PATCH /subscriptions/resources/billing/payment-methods/v1/{id}/billing-details': {
    summary: 'Changes email address, address and VAT ID of invoices',
    access: writes,
    denyImpersonation: true,
    params: byId,
    body: BillingDetailsInput,
    response: 'empty',
  },
  'GET /subscriptions/resources/payment-providers/v1': {
    summary: 'Lists the payment provider, if one is configured; status "1" is on',
    access: reads,
    response: z.array(z.object({ providerType: ProviderType, name: z.string(), status: z.string() })),
  },
  'GET /subscriptions/resources/billing/summaries/v1/{id}': {
    summary: 'Returns how the tenant is billed, and the IDs of what it has',
    access: reads,
    params: ofTenant,
    response: BillingSummary,
  },
  'GET /subscriptions/resources/billing/tenant-configurations/v1/{id}': {
    summary: 'Returns how the tenant is billed',
    access: reads,
    params: ofTenant,
    response: TenantBillingConfig,
  },
  'POST /subscriptions/resources/billing/tenant-configurations/v1': {
    summary: 'Sets up billing of the tenant; the vendor alone decides whether it is managed outside of Portico',
    access: writes,
    allowVendor: true,
    denyImpersonation: true,
    body: z.object({
      tenantId: TenantId.optional(),
      externallyManaged: z.union([z.enum(['true', 'false']), z.boolean()]).optional(),
      providerType: ProviderType.optional(),
    }),
    response: z.object({ id: Id }),
    status: 201,
  },
  'GET /subscriptions/resources/billing/configurations/vendor-public-configurations/v1': {
    summary: 'Returns what tenants may do themselves',
    access: reads,
    response: z.object({ allowPlanDowngrade: z.boolean(), allowPlanCancellation: z.boolean() }),
  },
  'GET /subscriptions/resources/billing/invoices/v1': {
    summary: 'Lists the invoices of the tenant, the newest first',
    access: reads,
    response: z.array(Invoice),
  },
  'GET /subscriptions/resources/billing/invoices/v1/{id}': {
    summary: 'Returns an invoice',
    access: reads,
    params: byId,
    response: Invoice,
  },
  'GET /subscriptions/resources/billing/invoices/v1/{id}/pdf': {
    summary: 'Returns an invoice as PDF',
    access: reads,
    params: byId,
    query: z.object({ outputFileName: z.string().max(200).optional() }),
    response: 'file',
  },
});
