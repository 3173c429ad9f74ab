/** The audit log of a tenant: list, statistics, export, and an endpoint for the vendor's own events. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, TenantId } from '#shared/contract/entities.ts';

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

/**
 * The first row at which the chain of a log is broken. Reasons: `row-changed`, `row-deleted`, `row-unsealed` (inserted
 * without a seal), `rows-missing` (before this one), `order-changed`, `seal-replaced`, `erased-without-record`,
 * `end-cut` (rows after the last one are missing), `end-changed`.
 */
const FirstBroken = z.object({ _id: z.string(), reason: z.string() }).nullable();

export const AuditVerification = z.object({ ok: z.boolean(), rows: z.number(), firstBroken: FirstBroken });
export type AuditVerification = z.infer<typeof AuditVerification>;

export const AuditIntegrity = z.object({
  /** `null` before the first verification. */
  checkedAt: DateTime.nullable(),
  /** How many rows were verified. */
  rows: z.number(),
  firstBroken: FirstBroken,
});
export type AuditIntegrity = z.infer<typeof AuditIntegrity>;

const fewestDays = 30;
const mostDays = 36_500;

export const AuditRetentionInput = z.object({
  /** `null`: forever. */
  days: z
    .number()
    .int()
    .min(fewestDays, `at least ${fewestDays} days`)
    .max(mostDays, `at most ${mostDays} days`)
    .nullable(),
  /** Keeps every row until it is lifted; unchanged if absent. */
  legalHold: z.boolean().optional(),
});
export type AuditRetentionInput = z.infer<typeof AuditRetentionInput>;

export const AuditRetention = z.object({
  days: z.number().nullable(),
  legalHold: z.boolean(),
  /** Of the configuration, for tenants that have set nothing. */
  defaultDays: z.number().nullable(),
  /** Time of the oldest row. */
  oldestAt: DateTime.nullable(),
});
export type AuditRetention = z.infer<typeof AuditRetention>;

/** Address of the member who gets number and hash of the last event every day; `null`: nobody. */
export const AuditHeadMail = z.object({ email: z.string().trim().max(254).pipe(z.email()).nullable() });
export type AuditHeadMail = z.infer<typeof AuditHeadMail>;

/** A row with all that its hash covers, as a line of a file that `npm run audit -- verify` reads. */
const ProvedAudit = z.object({
  version: z.literal(1),
  tenantId: z.string(),
  sequence: z.number().int(),
  _id: z.string(),
  /** With microseconds, as it is hashed. */
  createdAt: z.string(),
  action: z.string(),
  severity: z.string(),
  actorId: z.string().nullable(),
  targetKind: z.string().nullable(),
  targetId: z.string().nullable(),
  traceId: z.string(),
  reported: z.boolean(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  details: z.unknown(),
  /** Null once the fields are erased. */
  originSalt: z.string().nullable(),
  detailsSalt: z.string().nullable(),
  originCommitment: z.string(),
  detailsCommitment: z.string(),
  previousHash: z.string(),
  hash: z.string(),
  /** Not covered by the hash. */
  unverified: z.object({ email: z.string(), user: z.string(), description: z.string(), vendorId: z.string() }),
});
export type ProvedAudit = z.infer<typeof ProvedAudit>;

export const AuditProof = z.object({
  event: ProvedAudit,
  /** The event before it; number and hash are those of the checkpoint if older events were deleted, 0 before the first. */
  previous: z.object({ sequence: z.number().int(), hash: z.string() }),
  /** Lines of a file: the event, and those before and after it. */
  file: z.array(ProvedAudit),
});
export type AuditProof = z.infer<typeof AuditProof>;

/** `texts`: further texts that identify the user in the details of others’ rows, such as former email addresses. */
const Erasure = z.object({ userId: z.uuid(), texts: z.array(z.string().trim().min(5).max(254)).max(50).default([]) });

const reads = 'fe.secure.read.audits';
const exporting = {
  access: reads,
  apiTokens: 'any',
  readOnly: true,
  bulk: true,
  query: AuditExportQuery,
  body: AuditExport,
} as const;

export const auditsContract = defineContract({
  'GET /audits': {
    summary: 'Lists the tenant’s audit log, newest first by default',
    access: reads,
    query: AuditQuery,
    response: z.object({ data: z.array(AuditRow), total: z.number() }),
  },
  'GET /audits/stats': {
    summary: 'Counts today’s audit events and the severe ones of the last seven days',
    description: 'Severe: severity Critical or High.',
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
    summary: 'Exports matching audit log rows as CSV',
    response: 'file',
  },
  'POST /audits/export/jsonl': {
    ...exporting,
    summary: 'Exports matching audit log rows with their hashes as JSON Lines',
    description: 'In chain order, for offline verification.',
    response: 'file',
  },
  'POST /audits/export/ocsf': {
    ...exporting,
    summary: 'Exports matching audit log rows as OCSF events',
    description: 'Open Cybersecurity Schema Framework, one JSON object per line.',
    response: 'file',
  },
  'POST /audits/export/{endpoint}': {
    ...exporting,
    summary: 'Exports matching audit log rows as CSV (older path)',
    description: '`csv` is the only format.',
    params: z.object({ endpoint: z.enum(['csv']) }),
    response: 'file',
  },
  'GET /audits/verify': {
    summary: 'Verifies the hash chain of the tenant’s audit log',
    description: 'Returns the first row at which the chain is broken.',
    access: reads,
    bulk: true,
    response: AuditVerification,
  },
  'GET /audits/resources/integrity/v1': {
    summary: 'Returns the result of the last hourly audit log verification',
    access: reads,
    response: AuditIntegrity,
  },
  'GET /audits/resources/retention/v1': {
    summary: 'Returns the retention period of the audit log',
    access: reads,
    response: AuditRetention,
  },
  'POST /audits/resources/retention/v1': {
    summary: 'Updates the retention period of the audit log',
    description: 'A legal hold keeps every row.',
    access: 'fe.secure.write.securityPolicy',
    body: AuditRetentionInput,
    response: AuditRetention,
  },
  'GET /audits/resources/proofs/v1/{id}': {
    summary: 'Returns the proof of an audit event',
    description:
      'The event with its hash, its salts, and its position in the chain, for verification without the server.',
    access: reads,
    params: z.object({ id: z.string().max(40) }),
    response: AuditProof,
  },
  'GET /audits/resources/head-mail/v1': {
    summary: 'Returns the recipient of the daily audit log proof',
    access: reads,
    response: AuditHeadMail,
  },
  'POST /audits/resources/head-mail/v1': {
    summary: 'Sets the recipient of the daily audit log proof',
    description:
      'An active member with a confirmed email address receives the number and hash of the last event every day.',
    access: 'fe.secure.write.securityPolicy',
    denyImpersonation: true,
    body: AuditHeadMail,
    response: AuditHeadMail,
  },
  'POST /audits/resources/erasures/v1': {
    summary: 'Erases a deleted user from all audit logs',
    description: 'The hash chains stay valid.',
    access: 'vendor',
    body: Erasure,
    response: z.object({ rows: z.number() }),
  },
  'POST /audits': {
    summary: 'Adds an event of the vendor’s product to a tenant’s audit log',
    access: 'vendor',
    body: VendorEvent,
    response: 'empty',
    status: 201,
  },
});
