/** The running product of one test file: server, planning demo, inbox. */
import { randomBytes } from 'node:crypto';
import { startTestServer, type TestServer } from '#server/testing/start-server.ts';
import { clientConfig, startApplication, type Application } from './application.ts';
import { createInbox, type Inbox } from './inbox.ts';

export interface Portico extends TestServer {
  inbox: Inbox;
  /** A second application, in addition to the planning demo. */
  application: Application;
  /** Admin of the first tenant. */
  admin: TestServer['demo']['users'][number];
  /** Member of the first tenant. */
  member: TestServer['demo']['users'][number];
  /** Admin of the second tenant, where the member above is a stranger. */
  otherAdmin: TestServer['demo']['users'][number];
}

/** Default rate limits fit an office behind one IP address; a test file makes more requests. */
const roomy = { points: 10_000, per: 60 };
/** What a server's users would not wait for, a busy machine may take. */
const database = { acquireTimeout: 60_000, statementTimeout: 60_000 };
const limits = {
  page: roomy,
  portalPage: roomy,
  authorize: roomy,
  picture: roomy,
  login: roomy,
  loginAccount: roomy,
  signUp: roomy,
  mail: roomy,
  link: roomy,
  token: roomy,
  vendor: roomy,
  code: roomy,
  codeAccount: roomy,
  codeSend: roomy,
  codeSendAddress: roomy,
  waiting: roomy,
  card: roomy,
};

/** @param config settings in addition to the development defaults */
export async function startPortico(config: Record<string, unknown> = {}): Promise<Portico> {
  const application = await startApplication();
  const server = await startTestServer({ limits, database, clients: [clientConfig(application)], ...config });
  const close = async () => {
    await server.close();
    await application.close();
  };
  const [admin, member, otherAdmin] = server.demo.users;
  return {
    ...server,
    close,
    application,
    inbox: createInbox(server.demo.inboxUrl),
    admin: admin!,
    member: member!,
    otherAdmin: otherAdmin!,
  };
}

/** An email that has not been used before. */
export function newAddress(name = 'rosalind.vega'): string {
  return `${name}.${randomBytes(4).toString('hex')}@harbour.example`;
}

/** Passes every rule for passwords. */
export function newPassword(): string {
  return `quiet-${randomBytes(6).toString('hex')}-harbour`;
}
