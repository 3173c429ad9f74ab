import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>Sign in</title><style>body{font:16px/24px system-ui;margin:0;display:grid;place-items:center;min-height:100vh}form{display:grid;gap:16px;width:336px}label{display:grid;gap:4px}input,button{font:inherit;padding:10px 12px}</style></head>
<body><form method="post"><h1>Sign in</h1><label>E-mail<input type="email" name="email" autocomplete="username" required></label><button>Continue</button></form></body></html>`;

/** The floor: one page without scripts, compressed beforehand. */
export async function startStaticForm(): Promise<{ url: string; close(): Promise<void> }> {
  const body = brotliCompressSync(page);
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-store' }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
