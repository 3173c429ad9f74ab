import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/lib/start-error.ts';
import { systemCode } from './system-code.ts';
import { useDatabaseUrl } from './use-database-url.ts';

/** Locations of the engine's files in the data folder. */
export interface DataLayout {
  dataFolder: string;
  /** Contains everything of one cluster, and is created by one rename. */
  home: string;
  /** PostgreSQL's own folder (PGDATA). */
  cluster: string;
  /** Passwords of the two roles, readable only by the starting OS account. */
  credentials: string;
  log: string;
  /** Stores the path of the Unix socket's folder, which is reused across starts. */
  socketFolderName: string;
  /** Held by the process that creates the cluster or starts the server. */
  startLock: string;
}

/** Paths inside one home, whether the final one or the temporary one. */
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

/**
 * Creates the data folder if it is missing. Returns its path without symbolic links, since it identifies the PostgreSQL
 * server.
 */
export async function openDataFolder(dataDir: string): Promise<DataLayout> {
  try {
    // For root, PostgreSQL runs under another account, which has to traverse the folder; secrets inside have their own
    // mode.
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    const dataFolder = await realpath(dataDir);
    return layoutOfHome(dataFolder, join(dataFolder, 'postgres'));
  } catch (cause) {
    throw unwritable(dataDir, cause);
  }
}

/** Error for any failed write in the data folder. */
export function unwritable(folder: string, cause: unknown): StartError {
  const code = systemCode(cause) ?? String(cause);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder, cause);
  return new StartError(
    `The data folder ${folder} cannot be written to (${code}).`,
    `Give this account write permission, or choose another folder (option dataDir). ${useDatabaseUrl}`,
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
