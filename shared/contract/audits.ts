/** What happened: here, how the vendor's product adds its own events. */
import { z } from 'zod';
import { defineContract } from './define.ts';
import { TenantId } from './entities.ts';

const AuditSeverity = z.enum(['Info', 'Medium', 'High', 'Critical', 'Error']);
export type AuditSeverity = z.infer<typeof AuditSeverity>;

/** Characters of an event as JSON. */
const longestEvent = 20_000;

/** The columns that every list of audits has; whatever else comes along is kept beside them. */
const VendorEvent = z
  .looseObject({
    /** The header `frontegg-tenant-id` may say it instead. */
    tenantId: TenantId.optional(),
    action: z.string().trim().min(1).max(200).optional(),
    severity: AuditSeverity.default('Info'),
    /** Of whom it happened by. */
    email: z.string().max(254).optional(),
    description: z.string().max(2000).optional(),
    resource: z.string().max(200).optional(),
    ip: z.string().max(45).optional(),
    userAgent: z.string().max(512).optional(),
  })
  .refine((event) => JSON.stringify(event).length <= longestEvent, {
    message: `an event has at most ${longestEvent} characters`,
  });
export type VendorEvent = z.infer<typeof VendorEvent>;

export const auditsContract = defineContract({
  'POST /audits': {
    summary: 'Adds an event of the vendor’s product to the audits of a tenant, as of now',
    access: 'vendor',
    body: VendorEvent,
    response: 'empty',
    status: 201,
  },
});
