import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from './bench.types.ts';
import { startPortico, type PorticoProcess } from './portico-process.ts';
import { workFor } from './work-for.ts';

/** Events that are recorded in a second. */
const fewest = 2000;
const [callers, batch] = [4, 500];

/** Usage metering: how fast events of a vendor's back end are recorded, all of one tenant and meter. */
export const usageBench: Bench = {
  name: 'usage',
  async run({ quick, folder }) {
    const server = await startPortico(join(folder, 'usage'));
    try {
      const report = await reporter(server);
      const milliseconds = quick ? 3000 : 10_000;
      await workFor(1000, callers, report);
      const calls = await workFor(milliseconds, callers, report);
      const perSecond = (1000 * batch * calls) / milliseconds;
      const row = {
        what: `Usage events recorded, ${callers} calls of ${batch} at a time`,
        measured: `${perSecond.toFixed(0)} per second`,
        goal: `≥ ${fewest}`,
        passed: perSecond >= fewest,
      };
      return { rows: [row], raw: { perSecond } };
    } finally {
      await server.stop();
    }
  },
};

/** @returns a function that reports a batch of new events */
async function reporter({ baseUrl, dataDir }: PorticoProcess): Promise<() => Promise<void>> {
  const { vendor, users } = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as {
    vendor: { clientId: string; apiKey: string };
    users: { tenantId: string }[];
  };
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> => {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status} from ${path}: ${await response.text()}`);
    return response;
  };
  const signedIn = await post('/auth/vendor', { clientId: vendor.clientId, secret: vendor.apiKey });
  const { token } = (await signedIn.json()) as { token: string };
  const { tenantId } = users[0]!;
  return async () => {
    const events = Array.from({ length: batch }, () => ({
      id: crypto.randomUUID(),
      tenantId,
      meter: 'api-requests',
      quantity: 1,
    }));
    await post('/usage/resources/v1/events', { events }, { 'x-access-token': token });
  };
}
