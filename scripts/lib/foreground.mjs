import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { SetUpError } from './set-up-error.mjs';

const followParent = new URL('follow-parent.mjs', import.meta.url).href;

/** npm forwards Ctrl-C to a process that already got it from the terminal: signals at the same time count once. */
const sameSignalMs = 1000;

/**
 * Runs a program of ours in the foreground and ends as it ends.
 *
 * It gets a process group of its own, so that Ctrl-C reaches it once, from here, and a channel whose end tells it that
 * this process is gone, should that be killed.
 *
 * @param {string} node path of Node
 * @param {string[]} parameters script and its arguments
 */
export function runInForeground(node, parameters) {
  const child = spawn(node, ['--import', followParent, ...parameters], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  child.on('error', (error) => fail(new SetUpError(`${node} could not be started: ${error.message}`)));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  let last = -Infinity;
  for (const signal of signals) {
    process.on(signal, () => {
      const since = performance.now() - last;
      last = performance.now();
      if (since > sameSignalMs) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/**
 * npm runs a script through a shell and gives a SIGTERM to that shell alone, which ends without passing it on. Only there
 * is the parent followed: a program that was started from an interactive shell may outlive that shell.
 *
 * @param {() => void} end
 */
function endWithNpm(end) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    end();
  }, 250);
  timer.unref();
}

/**
 * Ends with a message: alone where a person can act on it, with its stack where it is our fault.
 *
 * @param {unknown} error
 */
export function fail(error) {
  console.error(error instanceof SetUpError ? error.message : error);
  process.exit(1);
}
