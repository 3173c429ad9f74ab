/** `npm run audit`: reads the audit log of a tenant, and verifies exported files. */
import { listAudits } from '#server/db/queries/audits/list-audits.ts';
import { StartError } from '#server/lib/start-error.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import { describeAudit } from '#server/views/audits.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { isUuid } from '#server/lib/secrets.ts';
import { eraseUserFromLogs, hasAccount } from '#server/use-cases/audits/erase-user.ts';
import { readCommand, type CommandArguments, type CommandInput } from './open-installation.ts';
import { compareFiles, verifyFile, type FileReport } from './verify-file.ts';
import { withServices } from './with-services.ts';

const usage = `Usage: npm run audit -- verify FILE [OTHER_FILE]
       npm run audit -- list --tenant TENANT_ID [--limit 100] [--json] [--data-dir DIR] [--config FILE]
       npm run audit -- erase USER_ID [--text FORMER_EMAIL] [--data-dir DIR] [--config FILE]`;

/** Not a request: the command runs on the operator's own machine. */
const operator: RequestMetadata = { ip: '127.0.0.1', country: null, userAgent: null, traceId: 'audit' };

const options = {
  tenant: { type: 'string' },
  limit: { type: 'string' },
  text: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const commands: Record<string, (input: CommandInput, given: CommandArguments) => Promise<void>> = {
  verify: verifyFiles,
  list: listLog,
  erase: eraseUser,
};

export async function auditCommand(input: CommandInput): Promise<void> {
  const given = await readCommand(input, usage, options);
  const [act = '', ...rest] = given.positionals;
  const command = Object.hasOwn(commands, act) ? commands[act] : undefined;
  if (!command) throw new StartError('Unknown command.', usage);
  await command(input, { ...given, positionals: rest });
}

/** @throws StartError if a file was changed, or two files are not from the same log */
async function verifyFiles({ print }: CommandInput, { positionals }: CommandArguments): Promise<void> {
  const [file, other, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new StartError('Unknown command.', usage);
  const reports: FileReport[] = [];
  for (const each of other === undefined ? [file] : [file, other]) {
    const report = await verifyFile(each);
    reports.push(report);
    for (const line of describeReport(each, report)) print(line);
  }
  const isFaulty = reports.some(({ rows, faults }) => rows === 0 || faults.length > 0);
  const differ = reports.length === 2 && !agree(reports[0]!, reports[1]!, print);
  if (isFaulty || differ)
    throw new StartError(
      isFaulty ? 'The file does not verify.' : 'The files are not from the same log.',
      'Compare with another export of the same log, or with the events that were streamed.',
    );
}

function describeReport(
  file: string,
  { rows, first, last, gaps, erased, unrecorded, faults, tenantId }: FileReport,
): string[] {
  if (!first || !last) return [`${file}: no rows`, ...faults.map((fault) => `  ${fault}`)];
  return [
    `${file}: ${faults.length === 0 ? 'ok' : 'does not verify'}, ${rows} rows of ${tenantId === '' ? 'no tenant' : tenantId}, numbers ${first.sequence} to ${last.sequence}`,
    gaps === 0
      ? '  no gaps: no row between the first and the last is missing'
      : `  ${gaps} gaps: rows are missing, as in a filtered export; each row verifies by itself`,
    ...(erased === 0
      ? []
      : [
          `  ${erased} rows with erased personal fields, ${unrecorded.length} of them without a record of the erasure in this file`,
        ]),
    `  ends with hash ${last.hash}`,
    ...faults.map((fault) => `  ${fault}`),
  ];
}

function agree(one: FileReport, other: FileReport, print: (text: string) => void): boolean {
  if (one.tenantId !== other.tenantId) {
    print('The files are of different tenants.');
    return false;
  }
  const { shared, different } = compareFiles(one, other);
  print(
    different.length === 0
      ? `${shared} rows are in both files, with the same hashes.`
      : `Different hashes at the numbers ${different.join(', ')}.`,
  );
  return different.length === 0;
}

/** Prints the newest rows of a log, the newest first. */
async function listLog({ print }: CommandInput, { positionals, settings, own }: CommandArguments): Promise<void> {
  const { tenant, limit = '100', json } = own;
  const count = Number(limit);
  if (positionals.length > 0 || typeof tenant !== 'string') throw new StartError('Unknown command.', usage);
  if (!isTenantId(tenant)) throw new StartError(`${tenant} is not the ID of a tenant.`, usage);
  if (!Number.isInteger(count) || count < 1 || count > 100_000)
    throw new StartError('--limit must be a number from 1 to 100000.', usage);
  await withServices(settings, async ({ db }) => {
    const filter = { anywhere: undefined, columns: {}, severities: [], from: undefined, to: undefined };
    const rows = await listAudits(
      db,
      { tenantId: tenant, filter, named: { people: [], outsiders: [] }, described: [] },
      { sortBy: 'createdAt', direction: 'desc', offset: 0, count },
    );
    for (const row of rows) {
      const { createdAt, severity, action, email, ip, ...rest } = describeAudit(row, {
        tenantId: tenant,
        vendorId: '',
      });
      const { vendorId: _vendorId, ...shown } = { createdAt, severity, action, email, ip, ...rest };
      print(json ? JSON.stringify(shown) : [createdAt, severity, action, email || '-', ip || '-'].join('  '));
    }
  });
}

/** Erases a user whose account is deleted from all audit logs. */
async function eraseUser({ print }: CommandInput, { positionals, settings, own }: CommandArguments): Promise<void> {
  const [userId, ...more] = positionals;
  if (userId === undefined || more.length > 0) throw new StartError('Unknown command.', usage);
  if (!isUuid(userId)) throw new StartError(`${userId} is not the ID of a user.`, usage);
  await withServices(settings, async (services) => {
    if (await hasAccount(services, userId))
      throw new StartError(
        `The user ${userId} still has an account.`,
        'Remove the user from all organizations first: the account is deleted with the last one.',
      );
    const texts = typeof own['text'] === 'string' ? [own['text']] : [];
    const rows = await eraseUserFromLogs(
      services,
      { userId, texts },
      { requestMetadata: operator, now: services.clock() },
    );
    print(`Erased ${userId} from ${rows} rows.`);
  });
}
