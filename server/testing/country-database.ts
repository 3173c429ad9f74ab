/** A geolocation database as an operator configures it: two countries, and an address that it does not know. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { writeNetworks } from './write-mmdb.ts';

export const inGermany = '198.51.100.7';
export const inFrance = '203.0.113.9';
export const nowhere = '192.0.2.1';

/** Written for the tests of a file. @returns its path, for `ipLocations.file` */
export async function useCountryDatabase(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-countries-'));
  afterAll(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'countries.mmdb');
  const country = (code: string, name: string) => ({ country: { iso_code: code, names: { en: name } } });
  const networks = [
    ['198.51.100.0/24', country('DE', 'Germany')],
    ['203.0.113.0/24', country('FR', 'France')],
  ] as const;
  await writeFile(file, writeNetworks(networks));
  return file;
}
