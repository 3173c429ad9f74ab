/** Reads objects of the protocol, whose names are compared without their case (RFC 7643, section 2.1). */
import type { Json } from './schema.types.ts';

/** @param name in lower case */
export function fieldOf(message: Json, name: string): unknown {
  const key = Object.keys(message).find((each) => each.toLowerCase() === name);
  return key === undefined ? undefined : message[key];
}

/** What a search by POST asks for (RFC 7644, section 3.4.3). */
export function searchRequestOf(message: Json) {
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
