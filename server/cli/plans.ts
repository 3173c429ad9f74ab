/** `npm run plans -- diff FILE`: what changed plans would give to and take from all tenants, before they are configured. */
import path from 'node:path';
import type { Settings } from '#server/config/load-config.ts';
import { readPlanFile, type Offer } from '#server/config/plan-file.ts';
import { openDatabase } from '#server/db/database.ts';
import { databaseClock } from '#server/db/database-clock.ts';
import { StartError } from '#server/lib/start-error.ts';
import { isRisky, type Difference, type OfferComparison } from '#server/use-cases/entitlements/compare-offers.ts';
import { comparePlans } from '#server/use-cases/entitlements/compare-plans.ts';
import { describeComparison } from './describe-comparison.ts';
import { readCommand, withInstallation, type CommandInput } from './open-installation.ts';

const usage = 'Usage: npm run plans -- diff FILE [--all | --limit 20] [--json] [--data-dir DIR] [--config FILE]';

const options = { all: { type: 'boolean' }, limit: { type: 'string' }, json: { type: 'boolean' } } as const;

/** Exit status when something would be taken away from a tenant, or may be. */
const takesAwayStatus = 3;

/** @returns the exit status: 0 if nothing is taken away, else 3 */
export async function plansCommand(input: CommandInput): Promise<number> {
  const { positionals, settings, own } = await readCommand(input, usage, options);
  const [act, file, ...more] = positionals;
  if (act !== 'diff' || file === undefined || more.length > 0) throw new StartError('Unknown command.', usage);
  const shown = own['all'] ? Infinity : countOf(own['limit'] ?? '20');
  const after = await readPlanFile(path.resolve(input.cwd, file), settings);
  const comparison = await compare(settings, { before: settings, after });
  const risky = isRisky(comparison);
  if (own['json']) input.print(JSON.stringify(toJson(comparison, shown, risky), null, 2));
  else for (const line of describeComparison(comparison, shown)) input.print(line);
  return risky ? takesAwayStatus : 0;
}

function countOf(text: string | true): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new StartError('--limit must be a whole number, 0 or more.', usage);
  return count;
}

const toJson = (comparison: OfferComparison, shown: number, takesAway: boolean) => ({
  takesAway,
  ...comparison,
  changedTenants: comparison.tenants.length,
  tenants: comparison.tenants.slice(0, shown),
});

/** Unlike other commands it does not migrate: it changes nothing. */
async function compare(settings: Settings, versions: Difference<Offer>): Promise<OfferComparison> {
  return await withInstallation(settings, true, async (connectionString) => {
    const db = openDatabase({ connectionString, ...settings.database, onError: () => undefined });
    try {
      return await comparePlans({ db, now: databaseClock(db)() }, versions);
    } catch (error) {
      throw isOldSchema(error)
        ? new StartError('The database was created by an older version.', 'Start the server first.', { cause: error })
        : error;
    } finally {
      await db.close();
    }
  });
}

/** A table or column is missing. */
const isOldSchema = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['42P01', '42703'].includes(String(error.code));
