/** The master key wraps the root key, under which all secrets are stored. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './lib/start-error.ts';
import { systemRandom } from './lib/secrets.ts';
import type { Settings } from './config/load-config.ts';
import type { MasterKeys } from './use-cases/installation/root-key.ts';

const length = 32;

/**
 * @param embedded we own the data folder: without a configured key one is generated there, readable by this OS account
 * only
 */
async function readMasterKey(config: Settings, embedded: boolean): Promise<Buffer> {
  if (config.masterKey !== undefined) return decode(config.masterKey, 'PORTICO_MASTER_KEY');
  if (!embedded) {
    throw new StartError(
      'An external database requires PORTICO_MASTER_KEY. Without it, stored secrets would be lost with this machine.',
      'Create one with `openssl rand -base64 32`, keep it in your secret store, and pass the same key to every process.',
    );
  }
  const file = path.join(config.dataDir, 'master.key');
  try {
    await writeFile(file, `${systemRandom(length).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return decode(await readFile(file, 'utf8'), file);
}

/** Both keys: the previous one is configured during a rotation. */
export async function readMasterKeys(config: Settings, embedded: boolean): Promise<MasterKeys> {
  const previous =
    config.previousMasterKey === undefined
      ? undefined
      : decode(config.previousMasterKey, 'PORTICO_MASTER_KEY_PREVIOUS');
  return { current: await readMasterKey(config, embedded), previous };
}

function decode(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== length)
    throw new StartError(`${source} is not 32 bytes in base64.`, 'Create one with `openssl rand -base64 32`.');
  return key;
}
