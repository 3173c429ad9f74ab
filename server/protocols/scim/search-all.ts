/** `/.search` over users and groups (RFC 7644, section 3.4.3): users come first. */
import { searchRequestOf } from '#server/domain/scim/message.ts';
import { parseAttributePath, parseFilter } from '#server/domain/scim/parse-filter.ts';
import { readProjection } from '#server/domain/scim/project.ts';
import { groupType, urn, userType } from '#server/domain/scim/schemas.ts';
import type { Json, ResourceType } from '#server/domain/scim/schema.types.ts';
import { filterSql, isOfOthers } from '#server/use-cases/scim/filter-sql.ts';
import { readSearch, searchOf, type Search, type SearchParameters } from '#server/use-cases/scim/search.ts';
import { withVersion } from './resource-version.ts';
import type { ScimAnswer, ScimCall } from './scim-call.ts';

const types = [userType, groupType] as const;

export async function answerSearchOfAll({ context, directory }: ScimCall, message: Json): Promise<ScimAnswer> {
  const given = searchRequestOf(message);
  // all are read first: what no type has is refused before any is searched
  const searches = types.map((type) => ({
    type,
    search: searchAmongAll(type, given),
    projection: readProjection(type, given),
  }));
  const { offset, limit } = searches[0]!.search;
  const resources: Json[] = [];
  let total = 0;
  let endsEarly = false;
  for (const { type, search, projection } of searches) {
    const left: number = endsEarly ? 0 : limit - resources.length;
    const page = { ...search, offset: Math.max(0, offset - total), limit: left };
    const found = await searchOf(type)(context, directory, { search: page, projection });
    resources.push(...found.resources);
    total += found.total;
    // a page that is too large ends before its limit: what follows is on the next one
    endsEarly ||= found.resources.length < Math.min(left, Math.max(0, found.total - page.offset));
  }
  return {
    status: 200,
    body: {
      schemas: [urn.list],
      totalResults: total,
      startIndex: offset + 1,
      itemsPerPage: resources.length,
      Resources: resources.map(withVersion),
    },
  };
}

/** What only another type has is without a value in resources of this one. */
function searchAmongAll(type: ResourceType, given: SearchParameters): Search {
  const { filter, sortBy } = given;
  const isText = typeof filter === 'string' && filter !== '';
  const isOrdered = typeof sortBy === 'string' && sortBy !== '' && !isOfOthers(type, parseAttributePath(sortBy), types);
  const search = readSearch(type, {
    ...given,
    // anything but a text is refused there
    filter: isText ? undefined : filter,
    sortBy: isOrdered || typeof sortBy !== 'string' ? sortBy : undefined,
  });
  return isText ? { ...search, where: filterSql(type, parseFilter(filter), types) } : search;
}
