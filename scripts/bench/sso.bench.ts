import { join } from 'node:path';
import pg from 'pg';
import { systemConnection } from '#server/db/scope.ts';
import { createBrowser, type Browser } from '#server/testing/browser.ts';
import { answerTo, encoded, readSamlRequest, samlProvider, samlXml } from '#server/testing/saml-provider.ts';
import type { Bench, Row } from './bench.types.ts';
import { databaseOf, enginePid } from './database-of.ts';
import { adminOf } from './list-calls.ts';
import { startPortico, type PorticoProcess } from './portico-process.ts';
import { cpuSeconds, requireProc, treeCpuSeconds } from './process-usage.ts';
import { median } from './statistics.ts';

const domain = 'bench-sso.example';
/** CPU time of an answer that signs somebody in, and what the record of its rules may take of it. Milliseconds. */
const most = { answer: 5, record: 1 };
/** Without the record, the row of an exchange is dropped before it is written. */
const recordingOff = 'create rule dropped as on insert to sso_exchanges do instead nothing';
const recordingOn = 'drop rule if exists dropped on sso_exchanges';

/** A sign-in that waits for the provider's answer. */
interface Pending {
  browser: Browser;
  form: Record<string, string>;
}

/** What a company's SAML answer costs, with and without the record that the doctor keeps of it. */
export const ssoBench: Bench = {
  name: 'sso',
  async run({ quick, folder }) {
    requireProc();
    const server = await startPortico(join(folder, 'sso'));
    const database = await databaseOf(server);
    const client = new pg.Client({ connectionString: database.connectionString, options: systemConnection });
    await client.connect();
    try {
      await connect(server, client);
      const engine = await enginePid(database.connectionString);
      const count = quick ? 60 : 300;
      const costs: Record<'with' | 'without', number[]> = { with: [], without: [] };
      // the first round only warms up, and creates the users
      for (let round = 0; round < (quick ? 3 : 7); round++) {
        for (const state of round % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const)) {
          await client.query(recordingOn);
          if (state === 'without') await client.query(recordingOff);
          const cost = await costOfAnswers({ server: server.pid, engine }, await leave(server, count));
          if (round > 0) costs[state].push(cost);
        }
      }
      await client.query(recordingOn);
      return { rows: rowsOf(costs), raw: { millisecondsOfCpu: costs } };
    } finally {
      await client.end();
      await database.stop();
      await server.stop();
    }
  },
};

/** A connection that is on, of a domain that is proved. */
async function connect(server: PorticoProcess, client: pg.Client): Promise<void> {
  const { ask } = await adminOf(server);
  const connections = '/team/resources/sso/v1/configurations';
  const made = await ask(connections, {
    type: 'saml',
    enabled: true,
    ssoEndpoint: samlProvider.endpoint,
    publicCertificate: samlProvider.certificate,
  });
  const { id } = (await made.json()) as { id: string };
  await ask(`${connections}/${id}/domains`, { domain });
  await client.query('update sso_domains set validated_at = now() where domain = $1', [domain]);
}

/** Starts sign-ins of as many users, each in a browser of its own, and has their answers signed. */
async function leave(server: PorticoProcess, count: number): Promise<Pending[]> {
  const pending: Pending[] = [];
  for (let index = 0; index < count; index++) {
    const browser = createBrowser(server.baseUrl, server.baseUrl);
    const nameId = `person-${index}@${domain}`;
    const found = await browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email: nameId });
    const request = readSamlRequest((await browser.get(found.json<{ address: string }>().address)).location);
    const assertionId = `_${crypto.randomUUID()}`;
    const xml = samlXml(answerTo(request, new Date(), { nameId, assertionId }));
    pending.push({ browser, form: { SAMLResponse: encoded(xml), RelayState: request.relayState } });
  }
  return pending;
}

/** @returns milliseconds of CPU for each, of the server and of PostgreSQL */
async function costOfAnswers({ server, engine }: { server: number; engine: number }, pending: Pending[]) {
  const used = async () => (await cpuSeconds(server)) + (await treeCpuSeconds(engine));
  const before = await used();
  const callers = Array.from({ length: 4 }, async (_, caller) => {
    for (let index = caller; index < pending.length; index += 4) await answer(pending[index]!);
  });
  await Promise.all(callers);
  return (1000 * ((await used()) - before)) / pending.length;
}

async function answer({ browser, form }: Pending): Promise<void> {
  const origin = new URL(samlProvider.endpoint).origin;
  const taken = await browser.postForm('/auth/saml/callback', form, { origin });
  const landed = await browser.get(taken.location);
  if (landed.status !== 303) throw new Error(`${landed.status} for a good answer: ${landed.text}`);
}

function rowsOf(costs: Record<'with' | 'without', number[]>): Row[] {
  const cost = median(costs.with);
  const added = median(costs.with.map((each, round) => each - costs.without[round]!));
  return [
    {
      what: 'CPU of a SAML answer that signs in, both requests, PostgreSQL counted',
      measured: `${cost.toFixed(2)} ms`,
      goal: `≤ ${most.answer} ms`,
      passed: cost <= most.answer,
    },
    {
      what: 'CPU that the record of its rules adds',
      measured: `${added.toFixed(2)} ms`,
      floor: `${median(costs.without).toFixed(2)} ms`,
      goal: `≤ ${most.record} ms`,
      passed: added <= most.record,
    },
  ];
}
