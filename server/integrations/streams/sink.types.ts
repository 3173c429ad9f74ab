/** Destinations of audit streams. */
import type { AuditStreamFormat, AuditStreamType } from '#shared/contract/audits/audit-streams.ts';
import type { Clock } from '#server/lib/clock.ts';
import { failureReason, isTimeout } from '#server/integrations/outgoing/failure-reason.ts';
import type { AllowedTargets } from '#server/integrations/outgoing/outgoing-target.ts';

/** Fields of an event for a destination that indexes them beside the text; null where there is none. */
export interface StreamFacts {
  actorId: string | null;
  actorEmail: string | null;
  targetKind: string | null;
  targetId: string | null;
  ip: string | null;
  userAgent: string | null;
  traceId: string | null;
}

/** One event, rendered in the format of the stream. */
export interface StreamMessage {
  /** The same for all attempts. */
  id: string;
  /** Number of the event in the tenant's log. */
  seq: number;
  tenantId: string;
  action: string;
  severity: string;
  at: Date;
  text: string;
  /** None of a message of the stream itself. */
  facts: StreamFacts | undefined;
}

export interface SinkConfig {
  streamId: string;
  type: AuditStreamType;
  url: string;
  format: AuditStreamFormat;
  /** In clear; null if the type has none. */
  secret: string | null;
  certificateAuthority: string | null;
  sourcetype: string | null;
  region: string | null;
}

export interface SinkOptions {
  allow: AllowedTargets;
  /** Milliseconds for one exchange. */
  timeout: number;
  clock: Clock;
  /** Name of this server in messages. */
  host: string;
}

/** Open for one delivery. */
export interface Sink {
  /** How many messages one call takes at most. */
  batch: number;
  /**
   * Sends messages in order. Resolves once the destination has taken all of them.
   *
   * @throws SinkFailure
   */
  send(messages: readonly StreamMessage[]): Promise<void>;
  close(): void;
}

/** Statuses with which a destination can refuse one message for what it is, rather than all of them. */
const refusals = new Set([400, 413, 415, 422]);

export class SinkFailure extends Error {
  override readonly name = 'SinkFailure';
  /** Of an HTTP answer. */
  readonly status: number | null;
  /** Milliseconds that the destination asked to wait. */
  readonly retryAfter: number;
  /** The destination may take other messages. */
  readonly ofMessage: boolean;
  /** The destination has refused the message for good, and forbids to repeat it. */
  readonly isFinal: boolean;
  /** Number of the message that was refused by itself. */
  seq: number | null = null;

  constructor(
    message: string,
    {
      status = null,
      retryAfter = 0,
      isFinal = false,
    }: { status?: number | null; retryAfter?: number; isFinal?: boolean } = {},
  ) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.ofMessage = isFinal || (status !== null && refusals.has(status));
    this.isFinal = isFinal;
  }
}

/** A network failure as a failure of the sink: the code of the error where there is one, which reveals no answer. */
export function failureOf(error: unknown): SinkFailure {
  if (error instanceof SinkFailure) return error;
  return new SinkFailure(isTimeout(error) ? 'no answer in time' : failureReason(error));
}
