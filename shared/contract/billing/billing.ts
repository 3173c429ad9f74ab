/** Plans, payment methods, invoices, and how a tenant is billed. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import {
  BillingAddress,
  BillingSummary,
  Invoice,
  PaymentMethod,
  Plan,
  ProviderType,
  TenantBillingConfig,
} from './billing-entities.ts';
import { Email, Id, Name, TenantId } from '#shared/contract/entities.ts';

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
    summary: 'Lists the plans in the order of the configuration',
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
    summary: 'Lists the tenant’s payment methods, default first',
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
    summary: 'Updates the billing details shown on invoices',
    description: 'Email address, postal address, and VAT ID.',
    access: writes,
    denyImpersonation: true,
    params: byId,
    body: BillingDetailsInput,
    response: 'empty',
  },
  'GET /subscriptions/resources/payment-providers/v1': {
    summary: 'Lists the configured payment provider',
    description: 'Status "1": active. Empty without a provider.',
    access: reads,
    response: z.array(z.object({ providerType: ProviderType, name: z.string(), status: z.string() })),
  },
  'GET /subscriptions/resources/billing/summaries/v1/{id}': {
    summary: 'Returns the tenant’s billing configuration and billing IDs',
    access: reads,
    params: ofTenant,
    response: BillingSummary,
  },
  'GET /subscriptions/resources/billing/tenant-configurations/v1/{id}': {
    summary: 'Returns the tenant’s billing configuration',
    access: reads,
    params: ofTenant,
    response: TenantBillingConfig,
  },
  'POST /subscriptions/resources/billing/tenant-configurations/v1': {
    summary: 'Configures billing for the tenant',
    description: 'Only the vendor can set billing to be managed outside of Portico.',
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
    summary: 'Returns which billing actions tenants can perform themselves',
    access: reads,
    response: z.object({ allowPlanDowngrade: z.boolean(), allowPlanCancellation: z.boolean() }),
  },
  'GET /subscriptions/resources/billing/invoices/v1': {
    summary: 'Lists the tenant’s invoices, newest first',
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
    summary: 'Returns an invoice as a PDF',
    access: reads,
    params: byId,
    query: z.object({ outputFileName: z.string().max(200).optional() }),
    response: 'file',
  },
});
