import type { LookupOptions } from 'node:dns';
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll } from 'vitest';

/**
 * Addresses of host names that this machine does not know, until the tests of a file end: for code that looks names up by
 * `dns/promises`. Node's own module is changed, so that every importer sees it, one that was loaded by an earlier file too.
 *
 * @returns IPv4 addresses by name, to be filled in by tests; other names are looked up as before
 */
export function useHostNames(): Map<string, string> {
  const names = new Map<string, string>();
  const { lookup } = dns;
  const replace = (by: typeof lookup): void => {
    dns.lookup = by;
    syncBuiltinESMExports();
  };
  replace(((name: string, options: LookupOptions) => {
    const address = names.get(name);
    return address === undefined ? lookup(name, options) : Promise.resolve([{ address, family: 4 }]);
  }) as typeof lookup);
  afterAll(() => replace(lookup));
  return names;
}
