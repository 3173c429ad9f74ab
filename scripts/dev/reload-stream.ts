/** The event stream that open pages listen to. It belongs to the process that stays, so that no restart cuts it off. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReloadStream {
  /** Address of the stream. */
  url: string;
  /** Makes every open page load itself again. */
  reload(): void;
  close(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function openReloadStream(): Promise<ReloadStream> {
  const open = new Set<ServerResponse>();
  let version = 0;
  const server = createServer((_request, response) => {
    response
      .writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      })
      .write(`data: ${version}\n\n`);
    open.add(response);
    response.on('close', () => open.delete(response));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    reload() {
      version += 1;
      for (const response of open) response.write(`data: ${version}\n\n`);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
