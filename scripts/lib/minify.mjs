/** Runs terser in threads: rollup minifies all chunks of a bundle at once, which took the most time of a build. */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** More threads than that wait for one another's memory; a build has a few large chunks and many small ones. */
const mostThreads = 4;

/** @typedef {{ code: string, options: import('terser').MinifyOptions }} Order */
/** @typedef {Order & { done: (code: string) => void, fail: (error: Error) => void }} Job */

/** @type {Job[]} */
const waiting = [];
/** @type {Worker[]} */
const idle = [];
let threads = 0;

/**
 * @param {string} code
 * @param {import('terser').MinifyOptions} options that can be copied to another thread
 * @returns {Promise<string>}
 */
export function minifyInThread(code, options) {
  return new Promise((done, fail) => {
    waiting.push({ code, options, done, fail });
    work();
  });
}

function work() {
  while (waiting.length > 0) {
    const worker = idle.pop() ?? newWorker();
    if (!worker) return;
    const { code, options, done, fail } = waiting.shift();
    const end = () => {
      worker.off('message', answered);
      worker.off('error', failed);
    };
    const answered = ({ code: minified, error }) => {
      end();
      // an idle thread does not keep the process alive
      worker.unref();
      idle.push(worker);
      if (error) fail(new Error(error));
      else done(minified);
      work();
    };
    const failed = (error) => {
      end();
      threads -= 1;
      fail(error);
      work();
    };
    worker.ref();
    worker.on('message', answered);
    worker.on('error', failed);
    worker.postMessage({ code, options });
  }
}

function newWorker() {
  if (threads >= Math.min(availableParallelism(), mostThreads)) return undefined;
  threads += 1;
  return new Worker(new URL(import.meta.url), { execArgv: [] });
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const { minify } = await import('terser');
  port.on('message', async ({ code, options }) => {
    try {
      port.postMessage({ code: (await minify(code, options)).code });
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}
