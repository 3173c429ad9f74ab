/** Ends the process when its event loop is blocked: to a supervisor, a process that answers no requests looks alive. */
import { Worker } from 'node:worker_threads';

export interface WatchdogSettings {
  /** Maximum stall of the event loop in milliseconds. */
  stall: number;
  /** Milliseconds between two heartbeats. */
  interval?: number;
  /** `json` matches the log of production. */
  format: 'json' | 'text';
}

export interface WatchdogData extends Required<WatchdogSettings> {
  /** One 32-bit counter of heartbeats. */
  beats: SharedArrayBuffer;
}

/**
 * Starts the watching thread, which writes one line to standard error and kills the process (SIGKILL: no other signal
 * is handled by a blocked thread).
 *
 * @returns a function that stops it
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
 * Counts how long no heartbeat arrived. A step counts at most twice the interval: when the machine slept or the process
 * was stopped, this thread slept too, and then sees one long step.
 *
 * @returns a function that returns the stall in milliseconds at each check
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
