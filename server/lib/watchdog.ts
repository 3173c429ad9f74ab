/** Ends the process when its event loop stands still: a process that answers nobody looks alive to whatever supervises it. */
import { Worker } from 'node:worker_threads';

export interface WatchdogSettings {
  /** Milliseconds that the event loop may stand still. */
  stall: number;
  /** Milliseconds between two signs of life. */
  interval?: number;
  /** `json` writes what the log of production is made of. */
  format: 'json' | 'text';
}

export interface WatchdogData extends Required<WatchdogSettings> {
  /** One 32-bit counter of signs of life. */
  beats: SharedArrayBuffer;
}

/**
 * Starts the watching thread, which writes one line to standard error and kills the process (SIGKILL: nothing else reaches a
 * thread that stands still).
 *
 * @returns stops it
 */
export function startWatchdog({ interval = 1000, ...settings }: WatchdogSettings): () => Promise<void> {
  const beats = new SharedArrayBuffer(4);
  const counter = new Int32Array(beats);
  const timer = setInterval(() => Atomics.add(counter, 0, 1), interval);
  const data: WatchdogData = { ...settings, interval, beats };
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  timer.unref();
  worker.unref();
  return async () => {
    clearInterval(timer);
    await worker.terminate();
  };
}

/**
 * Counts how long no sign of life came. A step counts no more than twice the interval: when the machine slept or the process was
 * stopped, this thread slept too, and what it sees then is one long step.
 *
 * @returns tells the milliseconds of standing still, at each look
 */
export function createStallCounter(interval: number): (now: number, beats: number) => number {
  let last: { now: number; beats: number } | undefined;
  let still = 0;
  return (now, beats) => {
    if (last?.beats !== beats) still = 0;
    else still += Math.min(now - last.now, 2 * interval);
    last = { now, beats };
    return still;
  };
}
