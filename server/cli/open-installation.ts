/** What commands other than the server need: the settings, the database, and the master key. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { connectDatabase } from '#server/db/connect-database.ts';
import { StartError } from '#server/lib/start-error.ts';
import { loadConfig, type Settings } from '#server/config/load-config.ts';

export interface CommandInput {
  /** Arguments after the name of the command. */
  argv: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Prints to the terminal. */
  print: (text: string) => void;
}

export interface CommandArguments {
  positionals: string[];
  settings: Settings;
  /** Options of the command itself; `true` for those without a value. */
  own: Record<string, string | true>;
}

/** Options that a command has besides those of the server. */
export type OwnOptions = Record<string, { type: 'string' | 'boolean' }>;

/**
 * Parses the command's own arguments and the options of the server.
 *
 * @param usage printed when the arguments are invalid
 */
export async function readCommand(
  { argv, env, cwd }: CommandInput,
  usage: string,
  ownOptions: OwnOptions = {},
): Promise<CommandArguments> {
  const { values, positionals } = parse(argv, usage, ownOptions);
  const entries = Object.entries(values);
  const options = entries.flatMap(([name, value]) => (name in ownOptions ? [] : [`--${name}`, String(value)]));
  const own = Object.fromEntries(entries.filter(([name]) => name in ownOptions));
  return { positionals, settings: await loadConfig(options, env, cwd), own };
}

function parse(
  argv: string[],
  usage: string,
  ownOptions: OwnOptions,
): { values: Record<string, string | true>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { 'data-dir': { type: 'string' }, config: { type: 'string' }, ...ownOptions },
    });
    return { values: { ...values }, positionals };
  } catch (error) {
    throw new StartError(`Unknown argument: ${(error as Error).message}`, usage);
  }
}

/**
 * Runs `work` on the installation's database, and disconnects afterwards.
 *
 * @param mustExist a missing embedded database is an error, and is not created
 */
export async function withInstallation<T>(
  settings: Settings,
  mustExist: boolean,
  work: (connectionString: string, embedded: boolean) => Promise<T>,
): Promise<T> {
  if (!settings.database.url && mustExist) await requireDataFolder(settings.dataDir);
  const log = pino({ level: 'warn' }, pino.destination(2));
  const { connectionString, embedded, stop } = await connectDatabase(settings, log);
  try {
    return await work(connectionString, embedded);
  } finally {
    await stop();
  }
}

async function requireDataFolder(dataDir: string): Promise<void> {
  await access(path.join(dataDir, 'postgres')).catch((cause: unknown) => {
    throw new StartError(
      `No database found in ${dataDir}.`,
      'Pass the data folder of the server (--data-dir DIR), or set DATABASE_URL.',
      { cause },
    );
  });
}
