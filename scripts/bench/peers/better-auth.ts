/**
 * Program: better-auth as its documentation sets it up, on PostgreSQL, with as many signed-in people as PEOPLE says. Prints
 * `{url, cookies}`. PEERS is the folder that it is installed in (`install-peers.ts`), DATABASE_URL says where; COOKIE_CACHE turns on what
 * keeps the session in a signed cookie for five minutes, in which the database is not asked.
 */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

interface Auth {
  api: { signUpEmail(call: { body: object; asResponse: true }): Promise<Response> };
}
interface Library {
  betterAuth(options: object): Auth;
  toNodeHandler(auth: Auth): RequestListener;
  getMigrations(options: object): Promise<{ runMigrations(): Promise<void> }>;
}

const { DATABASE_URL: connectionString, PEERS: folder = '', PEOPLE: people, COOKIE_CACHE: cached } = process.env;
const part = async (file: string) =>
  (await import(pathToFileURL(join(folder, 'node_modules/better-auth/dist', file)).href)) as Library;
const [{ betterAuth }, { toNodeHandler }, { getMigrations }] = (await Promise.all(
  ['index.mjs', 'integrations/node.mjs', 'db/get-migration.mjs'].map(part),
)) as [Library, Library, Library];

const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const options = {
  baseURL: url,
  secret: 'only for measuring, as long as it has to be',
  database: new pg.Pool({ connectionString, max: 16 }),
  emailAndPassword: { enabled: true },
  ...(cached && { session: { cookieCache: { enabled: true, maxAge: 5 * 60 } } }),
  // it is asked as fast as it answers
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
};
const auth = betterAuth(options);
await (await getMigrations(options)).runMigrations();
server.on('request', toNodeHandler(auth));
const cookies: string[] = [];
for (let user = 0; user < Number(people); user++) {
  const answer = await auth.api.signUpEmail({
    body: {
      name: 'Somebody',
      email: `somebody.${user}@${cached ? 'cached' : 'peer'}.example`,
      password: 'a password as long as most',
    },
    asResponse: true,
  });
  cookies.push(
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  );
}
console.log(JSON.stringify({ url: `${url}/api/auth/get-session`, cookies }));
