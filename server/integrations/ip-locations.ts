/** Geolocation of IP addresses, from a file in the MMDB format that the operator provides. */
import { readFile } from 'node:fs/promises';
import { Reader, type CityResponse } from 'mmdb-lib';
import { StartError } from '#server/lib/start-error.ts';

export interface IpLocation {
  /** Degrees; `null` if the file contains countries only. */
  latitude: number | null;
  longitude: number | null;
  city: string | null;
  countryName: string | null;
  countryCode: string | null;
  zip: string | null;
}

export interface IpLocations {
  /** `null` when the address is not in the file, or there is no file. */
  find(ip: string): IpLocation | null;
}

export async function openIpLocations(file: string | undefined): Promise<IpLocations> {
  if (file === undefined) return { find: () => null };
  const reader = new Reader<CityResponse>(await readMmdb(file));
  return {
    find(ip) {
      const row = reader.get(ip);
      if (!row) return null;
      return {
        latitude: row.location?.latitude ?? null,
        longitude: row.location?.longitude ?? null,
        city: row.city?.names.en ?? null,
        countryName: row.country?.names.en ?? null,
        countryCode: row.country?.iso_code ?? null,
        zip: row.postal?.code ?? null,
      };
    },
  };
}

async function readMmdb(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new StartError(`Can’t read the geolocation database: ${file}`, 'Correct ipLocations.file, or remove it.', {
      cause,
    });
  }
}
