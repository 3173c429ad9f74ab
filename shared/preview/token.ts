/** The token of the user of the preview. */
import type { User } from '#shared/contract/entities.ts';
import { encodeBase64Url } from '#shared/lib/base64url.ts';

/** Seconds that a sample token lives (specification, admin portal, section 9). */
export const sampleTokenLifetime = 86_400;

type Bearer = Pick<User, 'id' | 'email' | 'name' | 'tenantId' | 'tenantIds'> & {
  roles: readonly { key: string }[];
  permissions: readonly { key: string }[];
};

/** A token that pages can decode and no server accepts, because it has no signature. @param now milliseconds since 1970 */
export function sampleToken(user: Bearer, now: number): string {
  const part = (value: object): string => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));
  const issuedAt = Math.floor(now / 1000);
  const { id, email, name, tenantId, tenantIds } = user;
  const claims = {
    sub: id,
    email,
    name,
    tenantId,
    tenantIds,
    roles: user.roles.map(({ key }) => key),
    permissions: user.permissions.map(({ key }) => key),
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, iat: issuedAt, exp: issuedAt + sampleTokenLifetime })}.`;
}
