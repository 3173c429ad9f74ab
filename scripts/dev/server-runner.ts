/** Runs one development server at a time, in a process of its own. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../lib/set-up.mjs';

export interface ServerRunner {
  /**
   * Starts a server. The one before must have been stopped.
   *
   * @param folder of the bundles
   * @returns whether it came up; why not is on the terminal
   */
  start(folder: string): Promise<boolean>;
  /** Ends the server, and waits for its end. */
  stop(): Promise<void>;
}

const script = fileURLToPath(new URL('development-server.ts', import.meta.url));
const followParent = new URL('../lib/follow-parent.mjs', import.meta.url).href;

/** A server that does not end by itself is ended. Milliseconds. */
const stopTimeoutMs = 5000;

/** @param stream URL of the event stream of changes; the others are arguments for Node and for the server */
export function createServerRunner({
  forNode,
  forServer,
  stream,
}: {
  forNode: readonly string[];
  forServer: readonly string[];
  stream: string;
}): ServerRunner {
  let child: ChildProcess | undefined;
  let first = true;
  return {
    async start(folder) {
      const started = fork(script, forServer, {
        execArgv: ['--enable-source-maps', '--import', followParent, ...forNode],
        env: {
          // Compiling the server's modules is most of what a start costs.
          NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
          ...process.env,
          PORTICO_DEV_BUNDLES: folder,
          PORTICO_DEV_STREAM: stream,
          PORTICO_DEV_FIRST: first ? '1' : '0',
        },
      });
      child = started;
      first = false;
      const up = await Promise.race([
        once(started, 'message').then(() => true),
        once(started, 'exit').then(() => false),
      ]);
      return up;
    },
    async stop() {
      const stopped = child;
      child = undefined;
      if (!stopped || stopped.exitCode !== null || stopped.signalCode !== null) return;
      const ended = once(stopped, 'exit');
      stopped.kill('SIGTERM');
      const timer = setTimeout(() => stopped.kill('SIGKILL'), stopTimeoutMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
