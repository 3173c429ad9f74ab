/** Domains as they are typed to be tried: one per line. */

/** See `maxSsoDomains`. */
const most = 200;

const name = /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

export const domainsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export function areDomains(text: string): boolean {
  const domains = domainsOf(text);
  return domains.length <= most && domains.every((domain) => name.test(domain));
}
