/** Versions of resources as they are answered. */
import type { Json } from '#server/domain/scim/schema.types.ts';
import { isObject } from '#server/domain/scim/coerce.ts';
import { sha256 } from '#server/lib/secrets.ts';

/** What an ETag has behind the version of the resource, which a condition on that version is compared without. */
const derivedPart = /("\d+)-[\w-]+(?=")/g;

/** A condition on what was answered, as one on the stored resource. */
export const storedVersions = (header: string | undefined): string | undefined => header?.replace(derivedPart, '$1');

/**
 * Groups of a user and names of members change without the resource. A representation that has them has them in its
 * version, so that none that is out of date is taken for the present one (RFC 9110, section 8.8.1).
 */
export function versionOf({ groups, members }: Json, version: string): string {
  const derived = groups ?? members;
  if (derived === undefined) return version;
  const hash = sha256(JSON.stringify(derived)).toString('base64url').slice(0, 16);
  return version.replace(/"$/, `-${hash}"`);
}

/** `meta.version` is the ETag of the representation (RFC 7643, section 3.1). */
export function withVersion(resource: Json): Json {
  const { meta } = resource;
  if (!isObject(meta) || typeof meta['version'] !== 'string') return resource;
  return { ...resource, meta: { ...meta, version: versionOf(resource, meta['version']) } };
}
