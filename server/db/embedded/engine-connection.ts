import { Client } from 'pg';
import type { PostmasterFile } from './postmaster-file.ts';

export interface Role {
  name: string;
  password: string;
}

/** Address of a database on a running engine, for any PostgreSQL client. Undefined while the engine has not said yet where it listens. */
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

/** A connection outside any pool. */
export async function connectAlone(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: 'portico supervisor',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // A connection that breaks later is noticed by its end; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Whether the process waits for this connection to end. An idle one must not keep it running; a query needs to. */
export function keepsProcessAlive(client: Client, keeps: boolean): void {
  const connection = client as Client & { ref(): void; unref(): void };
  if (keeps) connection.ref();
  else connection.unref();
}
