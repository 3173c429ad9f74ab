/** `npm run policy -- disable RULE TENANT`: turns off a rule that shut out all admins of a tenant. */
import { openDatabase } from '#server/db/database.ts';
import { databaseClock } from '#server/db/database-clock.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { StartError } from '#server/lib/start-error.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { disablePolicy, ruleNames, type DisabledRule } from '#server/use-cases/restrictions/disable-policy.ts';
import { readCommand, withInstallation, type CommandInput } from './open-installation.ts';

const usage = `Usage: npm run policy -- disable ${ruleNames.join('|')} TENANT_ID [--data-dir DIR] [--config FILE]`;

/** Not a request: the command runs on the operator's own machine. */
const operator: RequestMetadata = { ip: '127.0.0.1', country: null, userAgent: null, traceId: 'policy' };

/** Turns off one rule of one tenant. It applies to the next request of a running server. */
export async function policyCommand(input: CommandInput): Promise<void> {
  const { positionals, settings } = await readCommand(input, usage);
  const [act, name = '', tenantId, ...more] = positionals;
  const rule = shortNames[name] ?? name;
  if (act !== 'disable' || !isRule(rule) || tenantId === undefined || more.length > 0)
    throw new StartError('Unknown command.', usage);
  await withInstallation(settings, true, async (connectionString) => {
    await migrateToLatest(connectionString);
    const db = openDatabase({ connectionString, ...settings.database, onError: () => undefined });
    try {
      const now = databaseClock(db)();
      const wasOn = await db.inTenant(tenantId, async (tx) => {
        if (!isTenantId(tenantId) || !(await findTenant(tx, tenantId)))
          throw new StartError(`No tenant ${tenantId} exists.`, 'Pass the ID of the tenant, not its name.');
        return await disablePolicy({ tx, now, audit: (entry) => audit(tx, operator, now, entry) }, { tenantId, rule });
      });
      input.print(
        wasOn ? `Turned off ${rule} for ${tenantId}, effective from the next request on.` : `${rule} is already off.`,
      );
    } finally {
      await db.close();
    }
  });
}

/** What operators may call a rule as well. */
const shortNames: Readonly<Record<string, DisabledRule>> = {
  countries: 'country-restrictions',
  sso: 'sso-enforcement',
};

function isRule(name: string): name is DisabledRule {
  return ruleNames.some((rule) => rule === name);
}
