import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Served {
  origin: string;
  close(): Promise<void>;
}

/** A server of the bench's own. @param port a free one unless named */
export async function serve(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  port = 0,
): Promise<Served> {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
