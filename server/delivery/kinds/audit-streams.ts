/**
 * Streams of audit logs. One ordered lane per active stream; the delivery of its new events is one row, which is opened
 * again whenever the log has grown (decision 0410).
 */
import {
  auditStreamQueue,
  openStreamDeliveries,
  type ActiveStream,
  type ClaimedStream,
} from '#server/db/queries/delivery/audit-streams.ts';
import { DeliveryFailure, type DeliveryKind } from '#server/delivery/delivery-kind.ts';
import { doubling } from '#server/delivery/retry-schedule.ts';
import { SinkFailure } from '#server/integrations/streams/sink.types.ts';
import { minute, second } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';

/** With its jitter below a minute. It never gives up: what a destination does not take waits in the log. */
const schedule = doubling({ longest: 50 * second, jitter: 0.1, givesUpAfter: Number.POSITIVE_INFINITY });
/** However long a destination asks to wait. */
const longestPause = minute - 5 * second;
/** Milliseconds in which an object store collects events for one object. */
const hold = 10 * second;

export interface AuditStreamDeliveries extends DeliveryKind<ClaimedStream> {
  /** Opens the deliveries that have something to send; runs before each poll. */
  beforePoll: () => Promise<void>;
}

export function auditStreams(
  { db, clock }: Services,
  deliver: (row: ClaimedStream) => Promise<void>,
): AuditStreamDeliveries {
  let active: readonly ActiveStream[] = [];
  const attempt = async (row: ClaimedStream): Promise<void> => {
    try {
      await deliver(row);
    } catch (error) {
      if (!(error instanceof SinkFailure)) throw error;
      throw new DeliveryFailure(error.message, {
        status: error.status,
        retryAfter: Math.min(error.retryAfter, longestPause),
      });
    }
  };
  return {
    name: 'audit-streams',
    queue: auditStreamQueue,
    lanes: () =>
      active.map(({ id, type }) => ({
        key: id,
        label: type,
        concurrency: 1,
        ordered: true,
        schedule,
        deliver: attempt,
      })),
    logFields: ({ stream_id: stream, tenant_id: tenant }) => ({ stream, tenant }),
    messages: {
      postponed: 'a destination of an audit stream took no events, and is tried again',
      failed: 'a destination of an audit stream was given up',
      recovered: 'a destination of an audit stream takes events again',
    },
    async beforePoll() {
      active = await openStreamDeliveries(db, { now: clock(), hold });
    },
  };
}
