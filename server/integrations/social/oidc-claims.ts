/** Readers of what an OpenID provider claims. */

export type Claims = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Claims => typeof value === 'object' && value !== null;

/** A value as admins see it. */
export function shown(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A time in seconds since 1970, as admins see it. */
export const shownTime = (value: unknown): string | undefined =>
  typeof value === 'number' && Math.abs(value) < 1e11 ? new Date(value * 1000).toISOString() : shown(value);

/** The header of a token whose form is known to be right. */
export function headerOf(token: string | undefined): Claims {
  return JSON.parse(Buffer.from(token?.split('.')[0] ?? '', 'base64url').toString() || '{}') as Claims;
}

/** A claim that is a list, or one text. */
export function textsOf(claim: unknown): string[] | undefined {
  if (typeof claim === 'string') return [claim];
  return Array.isArray(claim) ? claim.filter((each) => typeof each === 'string') : undefined;
}

/** Where the provider lists the groups that did not fit into the token (Entra ID). */
export function groupsLinkOf(claims: Claims): string | undefined {
  if (claims['hasgroups'] === true || claims['hasgroups'] === 'true') return 'hasgroups';
  const name = isRecord(claims['_claim_names']) ? claims['_claim_names']['groups'] : undefined;
  if (typeof name !== 'string') return undefined;
  const source = isRecord(claims['_claim_sources']) ? claims['_claim_sources'][name] : undefined;
  return (isRecord(source) && shown(source['endpoint'])) || name;
}
