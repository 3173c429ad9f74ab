import type { IpLocation } from './ip-locations.ts';

/** City and country in English, as far as they are known; empty otherwise. */
export function placeName(location: IpLocation | null): string {
  return [location?.city, location?.countryName].filter(Boolean).join(', ');
}
