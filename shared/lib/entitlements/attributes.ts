import type { Attributes } from './entitlements.types.ts';

export interface AttributeSources {
  /** What the application says about the moment: taken as it is. */
  custom?: Readonly<Record<string, unknown>>;
  /** Claims of the user; `id` is their own id. */
  jwt?: Readonly<Record<string, unknown>>;
}

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value) as object);

function flatten(branch: object, path: string, into: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(branch)) {
    const own = `${path}.${name}`;
    if (isBranch(value) && Object.keys(value).length > 0) flatten(value, own, into);
    else into[own] = value;
  }
}

/** The names that conditions may use: `plan`, `jwt.metadata.region`, `frontegg.email`. Later sources win. */
export function attributesOf({ custom = {}, jwt = {} }: AttributeSources): Attributes {
  const claims: Record<string, unknown> = {};
  flatten(jwt, 'jwt', claims);
  return {
    ...custom,
    'frontegg.email': jwt['email'],
    'frontegg.emailVerified': jwt['email_verified'],
    'frontegg.tenantId': jwt['tenantId'],
    'frontegg.userId': jwt['id'],
    ...claims,
  };
}
