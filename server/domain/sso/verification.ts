/** Proof that a tenant controls an email domain: a TXT record whose value nobody else was given. */

/** Label below which the record may stand instead of at the domain itself, which some DNS hosts reserve. */
const verificationLabel = '_portico';

const prefix = 'portico-domain-verification=';

/** @param token unguessable */
export function verificationValue(token: string): string {
  return `${prefix}${token}`;
}

/** Names at which the record is looked for, in turn. @param domain in ASCII */
export function verificationNames(domain: string): string[] {
  return [domain, `${verificationLabel}.${domain}`];
}
