/** `/.search` over users and groups (RFC 7644, section 3.4.3): users come first. */
import { readProjection } from '#server/domain/scim/project.ts';
import { groupType, urn, userType } from '#server/domain/scim/schemas.ts';
import { readSearch, searchOf, type SearchParameters } from '#server/use-cases/scim/search.ts';
import type { ScimAnswer, ScimCall } from './scim-call.ts';

export async function answerSearchOfAll(
  { context, directory }: ScimCall,
  given: SearchParameters & { attributes?: unknown; excludedAttributes?: unknown },
): Promise<ScimAnswer> {
  const resources: Record<string, unknown>[] = [];
  const { offset, limit } = readSearch(userType, given);
  let total = 0;
  for (const type of [userType, groupType]) {
    const projection = readProjection(type, {
      attributes: given.attributes,
      excludedAttributes: given.excludedAttributes,
    });
    const search = {
      ...readSearch(type, given),
      offset: Math.max(0, offset - total),
      limit: limit - resources.length,
    };
    const found = await searchOf(type)(context, directory, { search, projection });
    resources.push(...found.resources);
    total += found.total;
  }
  return {
    status: 200,
    body: {
      schemas: [urn.list],
      totalResults: total,
      startIndex: offset + 1,
      itemsPerPage: resources.length,
      Resources: resources,
    },
  };
}
