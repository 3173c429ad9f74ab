/** What a test file can leave behind in its process. */
import dns from 'node:dns';
import { Server, Socket } from 'node:net';
import pg from 'pg';
import { countOpenServers } from '#server/testing/open-servers.ts';

export interface Traces {
  /** Values by name: whatever is different afterwards is left behind. */
  values: ReadonlyMap<string, unknown>;
  /** Servers that listen, and connections to PostgreSQL. */
  handles: ReadonlyMap<object, string>;
}

/** @param databasePort of the PostgreSQL whose connections count */
export function collectTraces(databasePort: number): Traces {
  return {
    values: new Map([...environment(), ...listeners(), ...builtIns(), ...state()]),
    handles: openHandles(databasePort),
  };
}

/** @returns what is there now and was not, or is another, or is gone; a sentence each */
export function findLeftovers(before: Traces, now: Traces): string[] {
  const names = new Set([...before.values.keys(), ...now.values.keys()]);
  const changed = [...names].filter((name) => before.values.get(name) !== now.values.get(name));
  const opened = [...now.handles]
    .filter(([handle]) => !before.handles.has(handle))
    .map(([, name]) => `${name} is open`);
  return [...changed.map((name) => `${name} is not what it was`), ...opened];
}

/**
 * What vitest tells its workers, and packages keep for themselves from their first import on. The browser that files share ends with its
 * process, and listens for that.
 */
const ofPackages = {
  variables: /^(?:VITEST|__vitest|VIPSHOME$)/,
  globals: /^(?:__|Symbol\(|_?pdfjs|DOMMatrix$)/,
  listeners: /^(?:exit|SIGHUP|SIGINT|SIGTERM)$/,
};

function environment(): [string, unknown][] {
  return Object.entries(process.env)
    .filter(([name]) => !ofPackages.variables.test(name))
    .map(([name, value]) => [`variable ${name}`, value]);
}

function listeners(): [string, unknown][] {
  return process
    .eventNames()
    .filter((name) => !ofPackages.listeners.test(String(name)))
    .map((name) => [`number of listeners for ${String(name)}`, process.listenerCount(name)]);
}

function state(): [string, unknown][] {
  return [
    ['working directory', process.cwd()],
    ['umask', process.umask()],
    ['number of test servers', countOpenServers()],
    ...globals().map((name): [string, unknown] => [`global ${name}`, true]),
  ];
}

function globals(): string[] {
  return Reflect.ownKeys(globalThis)
    .map(String)
    .filter((name) => !ofPackages.globals.test(name));
}

/** Those that tests replace: clocks, randomness, the network, statements. */
function builtIns(): [string, unknown][] {
  return [
    ['Date', Date],
    ['Date.now', Date.now],
    ['Math.random', Math.random],
    ['performance.now', performance.now],
    ['setTimeout', setTimeout],
    ['setInterval', setInterval],
    ['setImmediate', setImmediate],
    ['clearTimeout', clearTimeout],
    ['fetch', fetch],
    ['crypto.randomUUID', crypto.randomUUID],
    ['crypto.getRandomValues', crypto.getRandomValues],
    ['dns.lookup', dns.lookup],
    ['dns.promises.lookup', dns.promises.lookup],
    ['pg.Client.query', pg.Client.prototype.query],
    ['pg.Client.connect', pg.Client.prototype.connect],
    ['pg.Pool.connect', pg.Pool.prototype.connect],
  ];
}

/** Node names its handles only here; nothing else lists those of a process. */
const activeHandles = (process as unknown as { _getActiveHandles(): unknown[] })._getActiveHandles.bind(process);

function openHandles(databasePort: number): Map<object, string> {
  const found = new Map<object, string>();
  for (const handle of activeHandles()) {
    if (handle instanceof Server && handle.listening) found.set(handle, 'a server');
    if (handle instanceof Socket && handle.remotePort === databasePort)
      found.set(handle, 'a connection to the database');
  }
  return found;
}
