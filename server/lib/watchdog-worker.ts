/** The thread that watches the main thread; see `watchdog.ts`. */
import { writeSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { workerData } from 'node:worker_threads';
import { createStallCounter, type WatchdogData } from './watchdog.ts';

const { beats, stall, interval, format } = workerData as WatchdogData;
const counter = new Int32Array(beats);
const count = createStallCounter(interval);

setInterval(() => {
  const still = count(performance.now(), Atomics.load(counter, 0));
  if (still < stall) return;
  const msg = `the event loop stood still for ${Math.round(still / 1000)} s: the process ends, to be started anew`;
  const line =
    format === 'json'
      ? JSON.stringify({
          level: 60,
          time: Math.round(performance.timeOrigin + performance.now()),
          pid: process.pid,
          msg,
        })
      : `FATAL: ${msg}`;
  try {
    writeSync(2, `${line}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, interval);
