/** `npm run plans -- diff` of an installation with thousands of tenants, each of which has a plan that loses a feature. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linesOf, runTool } from '#scripts/lib/run-tool.ts';
import { root } from '#scripts/lib/set-up.mjs';
import type { Row } from './bench.types.ts';
import { manyTenants } from './many-tenants.ts';
import type { PorticoProcess } from './portico-process.ts';
import { limitRow } from './rows.ts';
import { writeDirectly } from './write-directly.ts';

/** Milliseconds. */
const most = 10_000;

const features = [{ key: 'export' }, { key: 'sso' }];
const plans = (...granted: string[]) => ({ features, plans: [{ key: 'business', features: granted }] });

/** @param folder for the files of the command; the tenants are those of `fillManyTenants` */
export async function comparePlansRow(server: PorticoProcess, folder: string, quick: boolean): Promise<Row> {
  await writeDirectly(server, '', [
    `insert into entitlement_grants (id, tenant_id, plan_key, created_at, updated_at)
     select gen_random_uuid(), id, 'business', now(), now() from tenants where name like 'Tenant %'`,
  ]);
  const [before, after] = [join(folder, 'plans.json'), join(folder, 'changed-plans.json')];
  await writeFile(before, JSON.stringify(plans('export', 'sso')));
  await writeFile(after, JSON.stringify({ plans: plans('export').plans }));
  const times: number[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    const begin = performance.now();
    const parameters = ['scripts/plans.ts', 'diff', after, '--config', before, '--data-dir', server.dataDir];
    const { code, output } = await runTool(process.execPath, [join(root, 'scripts', 'run.mjs'), ...parameters], root);
    times.push(performance.now() - begin);
    const tenants = `${manyTenants.tenants} lose something`;
    // 3: something is taken away
    if (code !== 3 || !output.includes(tenants)) throw new Error(linesOf(output).join('\n'));
  }
  return limitRow(
    `plans compared for ${manyTenants.tenants.toLocaleString('en-US')} tenants, start included`,
    'ms',
    times,
    most,
  );
}
