/**
 * What a kind of delivery provides to the engine. A new kind is a file in `kinds/` with its queue, its lanes and their
 * handlers.
 */
import type { Claimed, Queue } from '#server/db/queries/delivery/queue.ts';
import type { RetrySchedule } from './retry-schedule.ts';

export interface DeliveryKind<Row extends Claimed = Claimed> {
  /** Name in metrics and log lines. */
  name: string;
  queue: Queue;
  /** Read at each poll, so that a kind may add and remove lanes while the server runs. */
  lanes: () => readonly Lane<Row>[];
  /** Identifies a delivery in log lines, without personal data. */
  logFields: (row: Row) => object;
  messages: DeliveryMessages;
  /** Runs before each poll: enqueues regular work. Its failures are logged at `debug`. */
  beforePoll?: () => Promise<void>;
}

/** A part of the queue with slots of its own: a slow or failing receiver does not delay other lanes. */
export interface Lane<Row extends Claimed = Claimed> {
  /** Value of the queue's lane column. */
  key: string;
  /** Name in metrics, shared by lanes that are too many to be told apart. Default: the key. */
  label?: string;
  /** How many deliveries one process makes at the same time. An ordered lane makes one, in all processes together. */
  concurrency: number;
  /**
   * First in, first out, by row ID: a delivery begins when the previous one was delivered or given up. Rows of
   * transactions that commit at the same time may be seen in either order.
   */
  ordered?: boolean;
  schedule: RetrySchedule;
  /**
   * Makes one attempt. At least once: the same row can be delivered again after a crash or a lost lease, so the
   * receiver gets an ID to deduplicate by.
   *
   * @returns the receiver's status, if there is one to store
   * @throws the cause of the failure, preferably a `DeliveryFailure`; the schedule decides about the next attempt
   */
  deliver: (row: Row) => Promise<{ status: number } | void>;
}

/** Texts of log lines. */
export interface DeliveryMessages {
  /** An attempt failed, and another one follows. Logged at `warn` for the first failure since the lane's last success, then at `info`. */
  postponed: string;
  /** The last attempt failed. */
  failed: string;
  /** The first success of a lane after failures. */
  recovered: string;
}

/** A failed attempt with details from the receiver. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  /** Status of the receiver's answer; `null` without one. */
  readonly status: number | null;
  /** Milliseconds that the receiver asked to wait (Retry-After): the next attempt is no earlier. */
  readonly retryAfter: number;
  /** No attempt can succeed: a dead letter at once. */
  readonly permanent: boolean;

  constructor(
    message: string,
    {
      status = null,
      retryAfter = 0,
      permanent = false,
    }: { status?: number | null; retryAfter?: number; permanent?: boolean } = {},
  ) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.permanent = permanent;
  }
}
