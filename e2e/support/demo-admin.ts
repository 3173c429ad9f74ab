/** Calls of an admin to a server that runs as a process of its own. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { freePortPair, type DemoFile } from '#server/testing/start-server.ts';
import { endAllProcesses, startProcess, type ServerProcess } from './server-process.ts';

export interface DemoAdmin {
  baseUrl: string;
  /** `json` is `undefined` for an answer without a body. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; json: never }>;
  get<T>(path: string): Promise<T>;
}

/** Signs in as the first user of the demo data in a data folder. */
export async function signInAsDemoAdmin(dataDir: string): Promise<DemoAdmin> {
  const { baseUrl, users } = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as DemoFile;
  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, json: (text ? JSON.parse(text) : undefined) as never };
  };
  const { email, password } = users[0]!;
  const { json } = await send('POST', '/identity/resources/auth/v1/user', { email, password });
  const { accessToken } = json as { accessToken: string };
  const call: DemoAdmin['call'] = (method, path, body) => send(method, path, body, accessToken);
  return { baseUrl, call, get: async <T>(path: string): Promise<T> => (await call('GET', path)).json };
}

/** A data folder and a port, for a server that a test starts, kills and starts again. */
export interface DemoProcess {
  dataDir: string;
  port: number;
  /** Starts it, and signs in. */
  start(): Promise<{ server: ServerProcess; admin: DemoAdmin }>;
}

/** For one test: at its end the processes are ended, and the folder is deleted. @param config options of the server */
export async function demoProcess(config?: Record<string, unknown>): Promise<DemoProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-demo-'));
  onTestFinished(async () => {
    await endAllProcesses();
    await rm(folder, { recursive: true, force: true });
  });
  const dataDir = join(folder, 'data');
  const port = await freePortPair();
  return {
    dataDir,
    port,
    start: async () => {
      const server = await startProcess({ dataDir, port, ...(config && { config }) });
      await server.says(/Portico is running/, scaledTimeout(90_000));
      return { server, admin: await signInAsDemoAdmin(dataDir) };
    },
  };
}
