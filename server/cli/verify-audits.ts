/** `npm run verify-audits`: verifies the audit log of every tenant, beside a running server. */
import { listChains } from '#server/db/queries/audits/read-chain.ts';
import { vendorChain } from '#server/db/queries/audits/chain-scope.ts';
import { StartError } from '#server/lib/start-error.ts';
import { verifyLog } from '#server/use-cases/audits/verify-audits.ts';
import { readCommand, type CommandInput } from './open-installation.ts';
import { withServices } from './with-services.ts';

const usage = 'Usage: npm run verify-audits [-- --data-dir DIR] [--config FILE]';

/** @throws StartError if the chain of a log is broken */
export async function verifyAuditsCommand(input: CommandInput): Promise<void> {
  const { positionals, settings } = await readCommand(input, usage);
  if (positionals.length > 0) throw new StartError('Unknown command.', usage);
  const broken: string[] = [];
  await withServices(settings, async (services) => {
    for (const chain of await listChains(services.db)) {
      const name = chain === vendorChain ? 'without a tenant' : chain;
      const { rows, broken: fault } = await verifyLog(services, chain);
      if (fault) broken.push(name);
      input.print(`${name}: ${fault ? `broken at row ${fault.id} (${fault.reason})` : `ok, ${rows} rows`}`);
    }
  });
  if (broken.length === 0) return;
  throw new StartError(
    `The chain of ${broken.length === 1 ? 'an audit log' : `${broken.length} audit logs`} is broken: ${broken.join(', ')}.`,
    'See docs/operate.md, "Audit log", for what each reason means.',
  );
}
