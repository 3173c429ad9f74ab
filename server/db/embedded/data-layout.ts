import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/lib/start-error.ts';
import { systemCode } from './system-code.ts';
import { useDatabaseUrl } from './use-database-url.ts';

/** Where the engine's files lie inside the data folder. */
export interface DataLayout {
  dataFolder: string;
  /** Everything below belongs to one cluster, and comes into being by one rename. */
  home: string;
  /** PostgreSQL's own folder (PGDATA). */
  cluster: string;
  /** Passwords of the two roles, readable by the starting account alone. */
  credentials: string;
  log: string;
  /** Names the folder of the Unix socket, which is kept from one start to the next. */
  socketFolderName: string;
  /** Held by the process that makes the cluster or starts the server. */
  startLock: string;
}

/** Names inside one home, be it the final one or the one being made. */
export function layoutOfHome(dataFolder: string, home: string): DataLayout {
  return {
    dataFolder,
    home,
    cluster: join(home, 'cluster'),
    credentials: join(home, 'credentials.json'),
    log: join(home, 'postgres.log'),
    socketFolderName: join(home, 'socket-folder'),
    startLock: join(dataFolder, 'postgres.lock'),
  };
}

/** Makes the data folder where it is missing. Its path comes back without symbolic links: PostgreSQL is told apart by it. */
export async function openDataFolder(dataDir: string): Promise<DataLayout> {
  try {
    // Root's PostgreSQL runs under another account, which has to pass through; what is secret inside has its own mode.
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    const dataFolder = await realpath(dataDir);
    return layoutOfHome(dataFolder, join(dataFolder, 'postgres'));
  } catch (cause) {
    throw unwritable(dataDir, cause);
  }
}

/** For any failed write below the data folder. */
export function unwritable(folder: string, cause: unknown): StartError {
  const code = systemCode(cause) ?? String(cause);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder, cause);
  return new StartError(
    `The data folder ${folder} cannot be written to (${code}).`,
    `Give this account the right to write there, or choose another folder (option dataDir). ${useDatabaseUrl}`,
    { cause },
  );
}

export function diskFull(folder: string, cause?: unknown): StartError {
  return new StartError(
    `The disk of the data folder ${folder} is full.`,
    'Free about 200 MB, or choose a folder on another disk (option dataDir).',
    { cause },
  );
}
