/** Geolocation of IP addresses, from a file in the MMDB format that the operator provides. */
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
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
  /** Two capital letters of ISO 3166-1; `null` when the file does not say, for an address that is none too. */
  countryOf(ip: string): string | null;
  /** Whether there is a file. */
  available: boolean;
}

/** Addresses whose country is remembered, as every call asks for one: a call from a known one costs no search. */
const mostRemembered = 10_000;
const noFile: IpLocations = { find: () => null, countryOf: () => null, available: false };

export async function openIpLocations(file: string | undefined): Promise<IpLocations> {
  if (file === undefined) return noFile;
  const reader = new Reader<CityResponse>(await readMmdb(file));
  // it would read the first bits of an IPv6 address as an IPv4 one
  const isIpv4Only = reader.metadata.ipVersion === 4;
  const rowOf = (ip: string): CityResponse | null => {
    const version = isIP(ip);
    return version === 4 || (version === 6 && !isIpv4Only) ? reader.get(ip) : null;
  };
  const codeOf = (ip: string): string | null => {
    try {
      const code = rowOf(ip)?.country?.iso_code;
      return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : null;
    } catch {
      // a damaged entry is an unknown country instead of a failure of every call
      return null;
    }
  };
  const countries = new Map<string, string | null>();
  return {
    available: true,
    countryOf(ip) {
      const known = countries.get(ip);
      if (known !== undefined) return known;
      if (countries.size >= mostRemembered) countries.clear();
      const country = codeOf(ip);
      countries.set(ip, country);
      return country;
    },
    find(ip) {
      const row = rowOf(ip);
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
