/** Portico as a user starts it, in a folder and on ports of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '#scripts/lib/set-up.mjs';
import { freePortPair } from './free-port-pair.ts';

export interface PorticoProcess {
  /** Of the server itself, not of its starter. */
  pid: number;
  baseUrl: string;
  dataDir: string;
  clientId: string;
  users: { email: string; password: string }[];
  /** A customer's site that the server knows, for a bench to serve. */
  site: { origin: string; port: number; clientId: string };
  /** From the command to the first good answer of /readyz. */
  startSeconds: number;
  stop(): Promise<void>;
}

/** A bench is one address that does as much as it can. */
const noLimit = { points: 1_000_000_000, per: 60 };
const limits = {
  page: noLimit,
  portalPage: noLimit,
  authorize: noLimit,
  login: noLimit,
  loginAccount: noLimit,
  token: noLimit,
  mail: noLimit,
  link: noLimit,
  policyPreview: noLimit,
  policyNotice: noLimit,
};
const timeout = 60_000;

/** @throws Error with what the server wrote, when it does not get ready within a minute */
export async function startPortico(dataDir: string): Promise<PorticoProcess> {
  const port = await freePortPair();
  const site = siteAt(await freePortPair());
  const configFile = `${dataDir}.config.json`;
  await writeFile(configFile, JSON.stringify({ limits, clients: [clientOf(site)], flags: { 'fe-usage-page': true } }));
  const baseUrl = `http://localhost:${port}`;
  const begin = performance.now();
  const parameters = ['--data-dir', dataDir, '--port', String(port), '--config', configFile];
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs'), ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = collect(child);
  await ready(`${baseUrl}/readyz`, child, written);
  const startSeconds = (performance.now() - begin) / 1000;
  const { pid } = await readJson<{ pid: number }>(join(dataDir, 'server.json'));
  const { clientId, users } = await readJson<Pick<PorticoProcess, 'clientId' | 'users'>>(join(dataDir, 'demo.json'));
  return { pid, baseUrl, dataDir, clientId, users, site, startSeconds, stop: () => stop(child, pid) };
}

function siteAt(port: number): PorticoProcess['site'] {
  return { origin: `http://localhost:${port}`, port, clientId: 'bench-site' };
}

function clientOf({ origin, clientId }: PorticoProcess['site']) {
  return {
    id: clientId,
    name: 'Bench',
    redirectUris: [`${origin}/oauth/callback`],
    postLogoutRedirectUris: [`${origin}/`],
    origins: [origin],
    applicationUrl: `${origin}/`,
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

async function ready(url: string, child: ChildProcess, written: () => string): Promise<void> {
  const end = performance.now() + timeout;
  while (
    !(await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`The server did not start:\n${written()}`);
    await pause(10);
  }
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

async function stop(child: ChildProcess, pid: number): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(pid, 'SIGTERM');
  await ended;
}
