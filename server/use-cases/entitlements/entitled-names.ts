/** Everything that a tenant or a user is entitled to, by the evaluation that clients use. */
import { attributesOf } from '#shared/lib/entitlements/attributes.ts';
import { isEntitledToFeature, isEntitledToPermission } from '#shared/lib/entitlements/is-entitled.ts';
import { entitlementsContext, type Catalogue, type Grant } from '#server/domain/entitlements/entitlements.ts';

interface Subject {
  tenantId: string;
  /** `null`: what all users of the tenant have. */
  userId: string | null;
}

interface Entitled {
  catalogue: Catalogue;
  /** Of the tenant, with those of its users. */
  grants: readonly Grant[];
  /** Linked permissions to evaluate; one that this catalogue links with no feature has its effect. */
  permissions: readonly string[];
}

/** Permissions that need a feature in any of the catalogues. */
export const linkedPermissions = (catalogues: readonly Catalogue[]): string[] => [
  ...new Set(catalogues.flatMap(({ features }) => features.flatMap(({ permissions }) => permissions))),
];

/**
 * Rules see the IDs of tenant and user, and no other attribute.
 * @returns `feature KEY`, and `permission KEY` for each permission that has an effect if a user holds it
 */
export function entitledNames(
  { catalogue, grants, permissions }: Entitled,
  { tenantId, userId }: Subject,
  now: Date,
): Set<string> {
  const own = grants.filter((grant) => grant.userId === null || grant.userId === userId);
  const context = entitlementsContext(catalogue, own, ['*']);
  const attributes = attributesOf({ jwt: { tenantId, ...(userId !== null && { id: userId, sub: userId }) } });
  const at = now.getTime();
  const features = catalogue.features.map(({ key }) => key);
  return new Set([
    ...features
      .filter((key) => isEntitledToFeature(key, context, attributes, at).isEntitled)
      .map((key) => `feature ${key}`),
    ...permissions
      .filter((key) => isEntitledToPermission(key, context, attributes, at).isEntitled)
      .map((key) => `permission ${key}`),
  ]);
}
