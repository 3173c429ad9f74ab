/** TXT records of a domain: what proves that a tenant controls it. */
import { Resolver } from 'node:dns/promises';

/** Milliseconds for one try; the servers are asked in turn, each so often. */
const timeout = 3000;
const tries = 2;
/** Milliseconds in all. */
const longest = 20_000;

/** `absent`: the name or the record does not exist. `unreachable`: no server gave an answer. */
export type TxtAnswer = { values: string[] } | { fault: 'absent' | 'unreachable' };

const isAbsent = (error: unknown): boolean =>
  ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * @param servers `host:port`, the host an IP address; the machine's resolvers if empty
 * @returns each value with its parts joined (RFC 7208, section 3.3)
 */
export async function readTxtRecords(name: string, servers: readonly string[]): Promise<TxtAnswer> {
  const resolver = new Resolver({ timeout, tries });
  if (servers.length > 0) resolver.setServers(servers);
  const end = setTimeout(() => resolver.cancel(), longest);
  try {
    return { values: (await resolver.resolveTxt(name)).map((parts) => parts.join('')) };
  } catch (error) {
    return { fault: isAbsent(error) ? 'absent' : 'unreachable' };
  } finally {
    clearTimeout(end);
  }
}
