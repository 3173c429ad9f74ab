/** A TCP proxy in front of PostgreSQL that simulates failures of networks and servers. */
import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

export interface FaultProxy {
  /** The connection string of the database through the proxy. */
  connectionString: string;
  /** Additional latency in milliseconds, in each direction. */
  delay: number;
  /** Blocks all traffic, on open connections and new ones, without closing them. Data is delivered when it ends. */
  fallSilent(): void;
  /** The same for the open connections only, permanently: like a firewall that dropped their state. */
  forgetConnections(): void;
  /** Refuses connections, and closes the open ones. */
  refuse(): Promise<void>;
  /** Closes the open ones. */
  cut(): void;
  /** Restores all traffic. */
  heal(): Promise<void>;
  /** Number of open connections. */
  readonly size: number;
  close(): Promise<void>;
}

interface Link {
  near: Socket;
  far: Socket;
  silent: boolean;
  forgotten: boolean;
}

export async function startFaultProxy(connectionString: string): Promise<FaultProxy> {
  const upstream = upstreamOf(connectionString);
  const links = new Set<Link>();
  let silent = false;
  const proxy = { delay: 0 };

  const forward = (link: Link, from: Socket, to: Socket): void => {
    from.on('data', (chunk: Buffer) => {
      if (link.forgotten) return;
      setTimeout(() => void (link.forgotten || to.destroyed || to.write(chunk)), proxy.delay);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      links.delete(link);
      // after the data that was sent before
      if (!link.forgotten) setTimeout(() => to.end(), proxy.delay);
    });
  };
  const hold = (link: Link, held: boolean): void => {
    link.silent = held;
    for (const socket of [link.near, link.far]) void (held ? socket.pause() : socket.resume());
  };
  const server = createServer({ noDelay: true }, (near) => {
    const link = { near, far: createConnection({ ...upstream, noDelay: true }), silent: false, forgotten: false };
    links.add(link);
    forward(link, near, link.far);
    forward(link, link.far, near);
    if (silent) hold(link, true);
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const cut = (): void => {
    for (const { near, far } of links) {
      near.destroy();
      far.destroy();
    }
  };
  const controls: Omit<FaultProxy, 'delay'> = {
    connectionString: throughPort(connectionString, port),
    get size() {
      return links.size;
    },
    cut,
    fallSilent() {
      silent = true;
      for (const link of links) hold(link, true);
    },
    forgetConnections() {
      for (const link of links) link.forgotten = true;
    },
    async refuse() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    async heal() {
      silent = false;
      proxy.delay = 0;
      for (const link of links) hold(link, false);
      if (!server.listening) await listen(server, port);
    },
    async close() {
      for (const link of links) hold(link, false);
      cut();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
  return Object.defineProperties(proxy, Object.getOwnPropertyDescriptors(controls)) as FaultProxy;
}

async function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

/** PostgreSQL by TCP, or by its socket in the folder of `host`. */
function upstreamOf(connectionString: string): { path: string } | { host: string; port: number } {
  const url = new URL(connectionString);
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  return folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port };
}

function throughPort(connectionString: string, port: number): string {
  const url = new URL(connectionString);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
}
