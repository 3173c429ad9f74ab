import { join } from 'node:path';
import type { Bench } from './bench.types.ts';
import { adminOf, rowsOf, timeInTurn, type Ask } from './list-calls.ts';
import { fillManyAccounts, manyAccounts } from './many-accounts.ts';
import { startPortico } from './portico-process.ts';

const hierarchy = '/tenants/resources/hierarchy';
const page = '_limit=50&_sortBy=name&_order=ASC';

/** The lists of a reseller with 5,000 accounts below theirs: five levels, of which the first is 2,000 wide. */
export const accountsBench: Bench = {
  name: 'accounts',
  async run({ quick, folder }) {
    const server = await startPortico(join(folder, 'accounts'));
    try {
      const { ask, tenantId } = await adminOf(server);
      await fillManyAccounts(server, tenantId);
      const times = await timeInTurn(ask, await callsOf(ask), quick ? 10 : 40);
      return { rows: rowsOf('5,000 accounts', times), raw: { manyAccounts, times } };
    } finally {
      await server.stop();
    }
  },
};

/** What their admin asks for most, by the name of its line. */
async function callsOf(ask: Ask): Promise<Record<string, string>> {
  // by name the first is "Account 1 00001", which has accounts below it
  const { items } = (await (await ask(`${hierarchy}/v2?${page}&_offset=0`)).json()) as {
    items: { tenantId: string; numberOfSubAccounts: number }[];
  };
  const { tenantId } = items.find(({ numberOfSubAccounts }) => numberOfSubAccounts > 0)!;
  return {
    'first page': `${hierarchy}/v2?${page}&_offset=0`,
    'last page of those directly below': `${hierarchy}/v2?${page}&_offset=${manyAccounts.wide / 50 - 1}`,
    'page in the middle, any depth': `${hierarchy}/v2?${page}&_depth=all&_offset=${manyAccounts.accounts / 100}`,
    'one opened in the tree': `${hierarchy}/v2?${page}&_offset=0&_subTenantId=${tenantId}`,
    'search that finds a few': `${hierarchy}/v2?${page}&_offset=0&_filter=00012`,
    'search without results': `${hierarchy}/v2?${page}&_offset=0&_filter=no-such-name`,
    'the whole tree': `${hierarchy}/v1/tree`,
    'users of all of them': '/identity/resources/sub-tenants/users/v1?_limit=10&_offset=0',
    'search for users of all of them': '/identity/resources/sub-tenants/users/v1?_limit=10&_offset=0&_filter=p3-77',
  };
}
