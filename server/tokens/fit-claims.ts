/**
 * Keeps tokens within what is accepted on their way. A token is sent in one header with every call, and as
 * `id_token_hint` in a URL: proxies limit both, most of them to 8 KB (nginx `large_client_header_buffers`, Apache
 * `LimitRequestFieldSize`), and so do this server's own endpoints (`longestToken` of the contract).
 */
import type { JWTPayload } from 'jose';

/** Of the claims as JSON in UTF-8. With header, registered claims and signature, such a token has 6,500 characters. */
export const maxClaimBytes = 4000;

/** Claims that are left out first come first: none of them is read by this server, which looks them up on each call. */
const omissible = ['metadata', 'userMetadata', 'tenantIds', 'profilePictureUrl', 'roles', 'permissions'];

/** Leaving out less would hardly help. */
const leastBytes = 100;

/**
 * Leaves out what is too long, and says so as distributed claims (OpenID Connect Core 1.0, section 5.6.2): `_claim_names`
 * lists what was left out, `_claim_sources` where it is found with the same token.
 */
export function fitClaims(claims: JWTPayload, { baseUrl }: { baseUrl: string }): JWTPayload {
  const endpoint = `${baseUrl}/identity/resources/users/v2/me`;
  const kept: JWTPayload = { ...claims };
  const names: Record<string, string> = {};
  for (const name of omissible) {
    if (bytesOf(kept) <= maxClaimBytes) break;
    if (kept[name] === undefined || bytesOf(kept[name]) < leastBytes) continue;
    delete kept[name];
    names[name] = 'me';
    Object.assign(kept, { _claim_names: names, _claim_sources: { me: { endpoint } } });
  }
  return kept;
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
