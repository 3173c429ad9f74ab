/** Reads objects of the protocol, whose names are compared without their case (RFC 7643, section 2.1). */
import { invalidSyntax } from './scim-error.ts';
import type { Json } from './schema.types.ts';

/** @param name in lower case */
export function fieldOf(message: Json, name: string): unknown {
  const key = Object.keys(message).find((each) => each.toLowerCase() === name);
  return key === undefined ? undefined : message[key];
}

/** Of a name that is there twice, nobody could say which value is meant. @throws ScimError `invalidSyntax` */
export function assertDistinctNames(message: Json): void {
  const seen = new Set<string>();
  for (const name of Object.keys(message)) {
    const folded = name.toLowerCase();
    if (seen.has(folded)) throw invalidSyntax(`“${name.slice(0, 100)}” is there twice, in different case.`);
    seen.add(folded);
  }
}

/** What a search by POST asks for (RFC 7644, section 3.4.3). */
export function searchRequestOf(message: Json) {
  assertDistinctNames(message);
  return {
    filter: fieldOf(message, 'filter'),
    sortBy: fieldOf(message, 'sortby'),
    sortOrder: fieldOf(message, 'sortorder'),
    startIndex: fieldOf(message, 'startindex'),
    count: fieldOf(message, 'count'),
    attributes: fieldOf(message, 'attributes'),
    excludedAttributes: fieldOf(message, 'excludedattributes'),
  };
}
