/** Words of the protocol and of its schemas: what is one of them says nothing of anybody. */
import { commonAttributes, schemas, urn } from './schemas.ts';
import type { Attribute } from './schema.types.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().split(' '));
const namesOf = (attributes: readonly Attribute[]): string[] =>
  attributes.flatMap(({ name, sub = [] }) => [name, ...namesOf(sub)]);

const ids = Object.values(urn).map((id) => id.toLowerCase());
const attributes = setOf([commonAttributes, ...schemas.map((schema) => schema.attributes)].flatMap(namesOf).join(' '));
/** Members of messages: PATCH, Bulk and searches (RFC 7644, section 8.2). */
const members = setOf(
  'Operations op path value method bulkId data version failOnErrors ' +
    'filter sortBy sortOrder startIndex count attributes excludedAttributes',
);
const filterWords = setOf('eq ne co sw ew gt ge lt le pr and or not true false null');

/** What a member may hold. The types are the canonical ones of RFC 7643, section 4.1.2. */
const values: Readonly<Record<string, ReadonlySet<string>>> = {
  schemas: new Set(ids),
  op: setOf('add replace remove'),
  method: setOf('GET POST PUT PATCH DELETE'),
  sortorder: setOf('ascending descending'),
  resourcetype: setOf('User Group'),
  type: setOf(
    'work home mobile other fax pager aim gtalk icq xmpp msn skype qq yahoo photo thumbnail User Group direct indirect',
  ),
};

/** Whether a text is one of those that the protocol has for a member. In any case, as all here. */
export const isProtocolValue = (member: string, text: string): boolean =>
  values[member]?.has(text.toLowerCase()) === true;

/** A member of a message, or an attribute with or without its schema and sub-attribute. */
export const isKnownName = (text: string): boolean => members.has(text.toLowerCase()) || isAttributeName(text);

/** `userName`, `name.givenName`, the ID of a schema, or an attribute behind one. */
export function isAttributeName(text: string): boolean {
  if (text.length > 200) return false;
  const lower = text.toLowerCase();
  const schema = ids.find((id) => lower === id || lower.startsWith(`${id}:`));
  if (schema === lower) return true;
  const names = lower.slice(schema === undefined ? 0 : schema.length + 1).split('.');
  return names.length <= 2 && names.every((name) => attributes.has(name));
}

/** A word of a filter, or of a path with one: `.value` comes behind a bracket. */
export const isFilterWord = (text: string): boolean =>
  filterWords.has(text.toLowerCase()) || isAttributeName(text.startsWith('.') ? text.slice(1) : text);

/** Followed by a value. */
export const isComparison = (text: string): boolean => /^(?:eq|ne|co|sw|ew|gt|ge|lt|le)$/i.test(text);
