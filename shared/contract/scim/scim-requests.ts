/** The request log of a directory connection: what was asked for, by names without values, and why it was refused. */
import { z } from 'zod';
import { DateTime } from '#shared/contract/entities.ts';

/** What a request asked for. Several operations in one request are `bulk`; a change that is refused is named alike. */
export const ScimOperation = z.enum([
  'user-created',
  'user-changed',
  'user-activated',
  'user-deactivated',
  'user-deleted',
  'user-read',
  'users-searched',
  'group-created',
  'group-changed',
  'members-added',
  'members-removed',
  'group-deleted',
  'group-read',
  'groups-searched',
  'bulk',
  'discovery',
  'other',
]);
export type ScimOperation = z.infer<typeof ScimOperation>;

/** What a request was about. */
export const ScimSubject = z.object({
  type: z.enum(['user', 'group']),
  /** ID of the resource; `null` when the request made none. */
  id: z.string().nullable(),
  /** Its present name, or else the user name with most of it masked: of the request, or of the user it deleted. */
  name: z.string().nullable(),
  /** Of the account. */
  userId: z.string().nullable(),
});
export type ScimSubject = z.infer<typeof ScimSubject>;

export const ScimRequest = z.object({
  id: z.string(),
  method: z.string(),
  /** Below the address of the connection, without the values of filters. */
  path: z.string(),
  status: z.number().int(),
  createdAt: DateTime,
  /** `null` for requests from before operations were recorded. */
  operation: ScimOperation.nullable(),
  /** Members or operations. */
  amount: z.number().int().nullable(),
  subject: ScimSubject.nullable(),
  /** The removal was held: the directory was answered as if it were done, and the user kept their access. */
  held: z.boolean(),
  /** Why it was refused: the protocol's `scimType`, an error code, or `http-` and the status. */
  rule: z.string().nullable(),
  /** What the directory was told about it. */
  detail: z.string().nullable(),
});
export type ScimRequest = z.infer<typeof ScimRequest>;

export const ScimRequestDetails = ScimRequest.extend({
  traceId: z.string().nullable(),
  /** JSON without the values of attributes. */
  body: z.string().nullable(),
});
export type ScimRequestDetails = z.infer<typeof ScimRequestDetails>;

/** Which requests are listed, the newest first. */
export const ScimRequestQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  /** Only requests older than the one with this ID. */
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  /** Part of a user's name, email or user name, of a group's name, or a resource ID. */
  search: z.string().trim().max(200).optional(),
  result: z.enum(['succeeded', 'refused', 'held']).optional(),
  kind: z.enum(['changes', 'reads']).optional(),
});
export type ScimRequestQuery = z.infer<typeof ScimRequestQuery>;
