/** Audit rows of refused changes of SSO connections: what was tried decides who could sign in. */
import type { ErrorCode } from '#shared/contract/errors.ts';
import { findConnection } from '#server/db/queries/sso/connections.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { CallContext } from '#server/context.ts';

/** Rules about what is set. What does not exist, comes too often or needs another right first says nothing of settings. */
const recorded: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'invalid-request',
  'permission-not-held',
  'role-above-own',
  'role-not-found',
  'sso-connection-active',
  'sso-connections-too-many',
  'sso-domain-public',
  'sso-domain-repeated',
  'sso-domain-taken',
  'sso-domain-unproved',
  'sso-domain-unreachable',
  'sso-domains-too-many',
  'sso-group-taken',
  'sso-groups-too-many',
  'sso-incomplete',
  'sso-metadata-unreachable',
]);

/** One row of each rule, field, call and connection: repeating a call must not push other rows out of sight. */
const often = { points: 1, per: 60 };

/** Characters of a reason, which may repeat what was entered. */
const longestReason = 200;

export interface RefusableCall {
  /** Of the contract: method and path. */
  route: string;
  /** As the caller sent it. */
  connectionId: string | undefined;
}

/** Leaves an audit row in the tenant of the caller for a change that a rule refuses. Nothing else of it is stored. */
export async function recordingRefusal<T>(
  context: CallContext,
  call: RefusableCall,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && recorded.has(error.code)) await record(context, call, error);
    throw error;
  }
}

async function record(context: CallContext, call: RefusableCall, refusal: Refusal): Promise<void> {
  const { services, caller } = context;
  const { tenantId } = caller;
  const connection = await connectionOf(context, call.connectionId);
  const { code: rule } = refusal;
  const field = fieldOf(refusal);
  const subject = [tenantId, connection?.id, call.route, rule, field].join(' ');
  if (!(await services.limits.tryConsume('sso-refusal', subject, often))) return;
  const { domain } = refusal.values;
  const reason = refusal.details?.[0]?.slice(0, longestReason);
  await context.inTenant(tenantId, async (_tx, context) => {
    await context.audit({
      action: 'sso-connection.refused',
      severity: 'Medium',
      ...(connection && { target: { kind: 'sso-connection', id: connection.id } }),
      details: {
        call: call.route,
        rule,
        ...(connection && { connection: connection.type }),
        ...(field !== undefined && { field }),
        ...(reason !== undefined && { reason }),
        ...(domain !== undefined && { domain: String(domain) }),
      },
    });
  });
}

/** Of the caller: an ID that was made up is not recorded. */
async function connectionOf({ caller, inTenant }: CallContext, id: string | undefined) {
  const { tenantId, setupLink } = caller;
  if (id === undefined || !isUuid(id)) return undefined;
  const found = await inTenant(tenantId, (tx) => findConnection(tx, tenantId, id));
  return setupLink && setupLink.connectionId !== found?.id ? undefined : found;
}

function fieldOf({ context }: Refusal): string | undefined {
  const fields = context?.['fields'];
  const first: unknown = Array.isArray(fields) ? fields[0] : undefined;
  if (typeof first === 'string') return first;
  const { field } = (first ?? {}) as { field?: unknown };
  return typeof field === 'string' ? field : undefined;
}
