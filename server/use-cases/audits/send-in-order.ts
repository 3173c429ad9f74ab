/** Sends messages in order, and finds those that a destination refuses for what they are. */
import { failureOf, type Sink, type SinkFailure, type StreamMessage } from '#server/integrations/streams/sink.types.ts';

export interface RefusedMessage {
  /** Position among the messages. */
  index: number;
  failure: SinkFailure;
}

export interface SendRules {
  /** Whether the messages behind one that was refused by itself are tried. Otherwise the attempt ends with it. */
  mayPass(message: StreamMessage): boolean;
  /**
   * Stores progress: so many messages are done, all of them taken but the refused ones.
   *
   * @returns false to stop, because another process has taken over
   */
  save(done: number, refused: readonly RefusedMessage[]): Promise<boolean>;
}

/** Messages after which progress is stored: as many are sent twice if the process dies. */
const savedEvery = 25;
/** Milliseconds. */
const savedWithin = 500;
/** Messages in a row that may be refused: more mean that the destination refuses everything. */
const mostRefused = 50;

/**
 * @returns messages at the end that were refused, with none behind them that was taken; undefined if it was stopped
 * @throws SinkFailure when the destination took nothing more; progress is stored before
 */
export async function sendInOrder(
  sink: Sink,
  messages: readonly StreamMessage[],
  { mayPass, save }: SendRules,
): Promise<RefusedMessage[] | undefined> {
  // what a destination forbids to repeat counts as taken
  let [index, size, saved, taken] = [0, sink.batch, 0, 0];
  let savedAt = performance.now();
  let refused: RefusedMessage[] = [];
  const store = async (): Promise<boolean> => {
    if (taken === saved) return true;
    const passed = refused.filter((each) => each.index < taken);
    refused = refused.filter((each) => each.index >= taken);
    [saved, savedAt] = [taken, performance.now()];
    return await save(taken, passed);
  };
  while (index < messages.length) {
    const batch = messages.slice(index, index + size);
    const failure = await attempt(sink, batch);
    if (!failure) {
      index += batch.length;
      taken = index;
      size = Math.min(size * 2, sink.batch);
      const isDue = taken - saved >= savedEvery || performance.now() - savedAt >= savedWithin;
      if (isDue && !(await store())) return undefined;
      continue;
    }
    if (failure.ofMessage && batch.length > 1) {
      size = Math.ceil(batch.length / 2);
      continue;
    }
    // those that end the messages so far, with none taken behind them
    const waiting = refused.filter((each) => each.index >= taken);
    const isDone = failure.isFinal && waiting.length === 0;
    const goesOn = failure.ofMessage && waiting.length < mostRefused && (waiting.length > 0 || mayPass(batch[0]!));
    if (!isDone && !goesOn) {
      await store();
      throw waiting[0]?.failure ?? failure;
    }
    refused.push({ index, failure });
    index += 1;
    if (!isDone) continue;
    taken = index;
    if (taken - saved >= savedEvery && !(await store())) return undefined;
  }
  return (await store()) ? refused : undefined;
}

/** @returns the failure, which names the message if there was only one */
async function attempt(sink: Sink, batch: readonly StreamMessage[]): Promise<SinkFailure | undefined> {
  try {
    await sink.send(batch);
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.ofMessage && batch.length === 1) failure.seq = batch[0]!.seq;
    return failure;
  }
}
