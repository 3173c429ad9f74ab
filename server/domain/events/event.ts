/** An event in the format for subscribers. */
import type { EventMessage } from '#shared/contract/events/events.ts';

/** A stored event. */
interface KeptEvent {
  id: string;
  key: string;
  tenant_id: string | null;
  at: Date;
  actor_id: string | null;
  subject_kind: string | null;
  subject_id: string | null;
  ip: string | null;
  user_agent: string | null;
  trace_id: string;
  data: Record<string, unknown>;
}

/**
 * The keys come from audits, whose writers are typed to allow only known ones; tests check that the data match the key.
 */
export function describeEvent(event: KeptEvent): EventMessage {
  const { impersonator, apiToken, setupLink, ...data } = event.data as Record<string, unknown> &
    Pick<EventMessage['actor'], 'impersonator' | 'apiToken' | 'setupLink'>;
  // a tenant's own token has no user: it acts under its own ID
  const machine =
    event.actor_id !== null &&
    (event.actor_id === apiToken?.id || (event.subject_kind === 'api-token' && event.actor_id === event.subject_id));
  return {
    id: event.id,
    type: event.key as EventMessage['type'],
    timestamp: event.at.toISOString(),
    tenantId: event.tenant_id,
    actor: {
      userId: machine ? null : event.actor_id,
      ...(impersonator && { impersonator }),
      ...(apiToken && { apiToken }),
      ...(setupLink && { setupLink }),
    },
    subject:
      event.subject_kind === null || event.subject_id === null
        ? null
        : { kind: event.subject_kind, id: event.subject_id },
    request: { ip: event.ip, userAgent: event.user_agent, traceId: event.trace_id },
    data,
  };
}
