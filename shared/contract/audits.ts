/** The audit log of a tenant: list, statistics, export, and an endpoint for the vendor's own events. */
import { z } from 'zod';
import { defineContract } from './define.ts';
import { DateTime, TenantId } from './entities.ts';

const AuditSeverity = z.enum(['Info', 'Medium', 'High', 'Critical', 'Error']);
export type AuditSeverity = z.infer<typeof AuditSeverity>;

/** Maximum length of an event as JSON, in characters. */
const longestEvent = 20_000;

/** Columns that every audit list has; additional fields are stored as they come. */
const VendorEvent = z
  .looseObject({
    /** The header `frontegg-tenant-id` can be sent instead. */
    tenantId: TenantId.optional(),
    action: z.string().trim().min(1).max(200).optional(),
    severity: AuditSeverity.default('Info'),
    /** ID of the actor. */
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

export const AuditRow = z.object({
  _id: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
  /** Same value as `createdAt`. */
  time: DateTime,
  /** Email address of the actor; empty when no user acted or the user was deleted. */
  email: z.string(),
  /** Name of the actor. */
  user: z.string(),
  action: z.string(),
  description: z.string(),
  /** Type of the changed object, or the resource that a vendor event names. */
  resource: z.string(),
  ip: z.string(),
  severity: AuditSeverity,
  userAgent: z.string().optional(),
  /** `before` and `after` of a change, `target`, `traceId` and further event data. */
  json: z.looseObject({
    traceId: z.string(),
    /** `name`, if the tenant knows it. */
    target: z.object({ kind: z.string(), id: z.string(), name: z.string().optional() }).optional(),
  }),
  tenantId: z.string(),
  vendorId: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** Columns that can be sorted and filtered: all but `description`. */
const AuditSort = z.enum(['createdAt', 'email', 'action', 'ip', 'severity', 'userAgent', 'json']);

/** Maximum length of one filter, in characters. */
const longestFilter = 200;
const FilterText = z.string().trim().max(longestFilter, `at most ${longestFilter} characters`).optional();
const FilterTime = z.iso.datetime({ offset: true }).or(z.iso.date()).optional();
const SortDirection = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['asc', 'desc']))
  .default('desc');

/** Both ends of a time range as one parameter, in JSON. */
const TimeRange = z
  .string()
  .max(longestFilter)
  .transform((text, issues) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      issues.addIssue('a JSON object with from and to');
      return z.NEVER;
    }
  })
  .pipe(z.strictObject({ from: FilterTime, to: FilterTime }))
  .optional();

/** Filters. Text matches anywhere in the value, case-insensitively; `%` and `_` are literal characters. */
const auditFilters = {
  /** Searches all columns. */
  filter: FilterText,
  email: FilterText,
  action: FilterText,
  ip: FilterText,
  /** One or more values, separated by commas. */
  severity: FilterText,
  userAgent: FilterText,
  json: FilterText,
  createdAt: TimeRange,
  created_from: FilterTime,
  created_to: FilterTime,
};
const inOrder = ({ created_from: from, created_to: to, createdAt }: z.infer<z.ZodObject<typeof auditFilters>>) => {
  const [first, last] = [from ?? createdAt?.from, to ?? createdAt?.to];
  return first === undefined || last === undefined || Date.parse(first) <= Date.parse(last);
};
const wrongOrder = { message: 'the range ends before it begins', path: ['created_to'] };

const auditOrder = { sortBy: AuditSort.default('createdAt'), sortDirection: SortDirection };

/** `offset` counts rows. Unknown columns are rejected, so that an unfiltered log is not mistaken for a filtered one. */
const AuditQuery = z
  .strictObject({
    ...auditFilters,
    ...auditOrder,
    offset: z.coerce.number().int().min(0).max(100_000_000).default(0),
    count: z.coerce.number().int().min(1).max(1000, 'at most 1000 rows').default(20),
    /** Sent by clients with infinite scrolling; does not change the response. */
    paginationMode: z.literal('virtual').optional(),
  })
  .refine(inOrder, wrongOrder);
export type AuditQuery = z.infer<typeof AuditQuery>;

/** A file contains every matching row, so `offset` and `count` are ignored; clients send them. */
const AuditExportQuery = z
  .strictObject({
    ...auditFilters,
    ...auditOrder,
    offset: z.coerce.number().optional(),
    count: z.coerce.number().optional(),
    outputFileName: z.string().max(longestFilter).optional(),
    paginationMode: z.string().max(20).optional(),
  })
  .refine(inOrder, wrongOrder);
export type AuditExportQuery = z.infer<typeof AuditExportQuery>;

/** Columns of the file, in order. Unknown columns are left out; if none remain, all columns are written. */
const AuditExport = z.object({
  properties: z
    .array(z.looseObject({ name: z.string().max(100), displayName: z.string().max(200).optional() }))
    .max(100)
    .optional(),
});
export type AuditExport = z.infer<typeof AuditExport>;

const reads = 'fe.secure.read.audits';
const exporting = {
  access: reads,
  apiTokens: 'any',
  readOnly: true,
  query: AuditExportQuery,
  body: AuditExport,
} as const;

export const auditsContract = defineContract({
  'GET /audits': {
    summary: 'Lists the audit log of the tenant, the newest first unless asked otherwise',
    access: reads,
    query: AuditQuery,
    response: z.object({ data: z.array(AuditRow), total: z.number() }),
  },
  'GET /audits/stats': {
    summary: 'Counts the events of today, and the Critical and High ones of the last seven days',
    access: reads,
    query: z.object({
      sortBy: z.string().max(100).optional(),
      sortDirection: z.string().max(10).optional(),
      count: z.coerce.number().optional(),
    }),
    response: z.object({ totalToday: z.number(), severeThisWeek: z.number() }),
  },
  'POST /audits/export/csv/v2': {
    ...exporting,
    summary: 'Exports the matching rows of the audit log as CSV',
    response: 'file',
  },
  'POST /audits/export/{endpoint}': {
    ...exporting,
    summary: 'Exports the matching rows of the audit log; `csv` is the one format by this older path',
    params: z.object({ endpoint: z.enum(['csv']) }),
    response: 'file',
  },
  'POST /audits': {
    summary: 'Adds an event of the vendor’s product to the audits of a tenant, as of now',
    access: 'vendor',
    body: VendorEvent,
    response: 'empty',
    status: 201,
  },
});
