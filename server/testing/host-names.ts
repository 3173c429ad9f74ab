import type { LookupOptions } from 'node:dns';
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll } from 'vitest';

/**
 * Test resolutions of unknown host names until the tests of a file end: for code that uses `dns/promises`. Node's own
 * module is patched, so that every importer sees it, including modules loaded by an earlier file.
 *
 * @returns IPv4 addresses by name, to be filled in by tests; other names are resolved as before
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
