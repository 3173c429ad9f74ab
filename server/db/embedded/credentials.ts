import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { StartError } from '#server/lib/start-error.ts';
import type { DataLayout } from './data-layout.ts';
import { systemCode } from './system-code.ts';

/** Passwords of the two roles. They are generated and never typed; they keep out other OS accounts of the machine. */
export interface Credentials {
  /** Of `postgres`, the superuser, used only by this folder's supervisor. */
  superuser: string;
  /** Of `portico`, the role that the server connects as. */
  portico: string;
}

export function createCredentials(): Credentials {
  return { superuser: randomBytes(24).toString('base64url'), portico: randomBytes(24).toString('base64url') };
}

export async function readCredentials(layout: DataLayout): Promise<Credentials> {
  try {
    return JSON.parse(await readFile(layout.credentials, 'utf8')) as Credentials;
  } catch (cause) {
    const denied = systemCode(cause) === 'EACCES';
    throw new StartError(
      denied
        ? `The data folder ${layout.dataFolder} was made by another account, and is closed to this one.`
        : `${layout.credentials}, which holds the database passwords, is missing or damaged.`,
      denied
        ? 'Start Portico under the account that made it, hand the folder over (chown -R), or choose another (option dataDir).'
        : `Put the file back from a backup, or move ${layout.home} away to start with an empty database.`,
      { cause },
    );
  }
}
