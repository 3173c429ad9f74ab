import { Client } from 'pg';
import type { PostmasterFile } from './postmaster-file.ts';

export interface Role {
  name: string;
  password: string;
}

/**
 * Connection string of a database on a running engine, for any PostgreSQL client. Undefined until the engine has
 * published where it listens.
 */
export function connectionStringTo(file: PostmasterFile, database: string, role: Role): string | undefined {
  const address = new URL(`postgresql://localhost/${database}`);
  address.username = role.name;
  address.password = role.password;
  if (file.socketFolder) address.searchParams.set('host', file.socketFolder);
  else if (file.listenAddress) address.hostname = file.listenAddress;
  else return undefined;
  address.port = String(file.port);
  return address.href;
}

/** Opens a connection outside any pool. */
export async function connectAlone(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: 'portico supervisor',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // A connection that breaks later is noticed by its `end` event; without a listener, `error` would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Sets whether this connection keeps the process alive. An idle one must not; one with a running query must. */
export function keepsProcessAlive(client: Client, keeps: boolean): void {
  const connection = client as Client & { ref(): void; unref(): void };
  if (keeps) connection.ref();
  else connection.unref();
}
