/** Reads values as the schema wants them, in the dialects of the common directories. */
import { readDateTime } from './date-time.ts';
import { assertDistinctNames } from './message.ts';
import { findAttribute, findExtension, coreAttributes } from './resolve-attribute.ts';
import { invalidSyntax, invalidValue } from './scim-error.ts';
import type { Attribute, Json, ResourceType } from './schema.types.ts';

const longestText = 2048;
/** Values of one attribute; members of groups are rows, and have a bound of their own. */
export const maxValues = 100;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The attributes that a client sent of a resource, under their names in the schema. Attributes that no schema has, and
 * those that only the server sets, are left out, as are empty ones.
 * @throws ScimError `invalidValue`, `invalidSyntax`
 */
export function readResource(type: ResourceType, body: unknown): Json {
  if (!isObject(body)) throw invalidSyntax('The body is not an object.');
  assertDistinctNames(body);
  const resource: Json = {};
  for (const [key, value] of Object.entries(body)) {
    const extension = findExtension(type, key);
    if (extension) {
      const read = readComplex(extension.attributes, value, key);
      if (read) resource[extension.id] = read;
      continue;
    }
    const attribute = findAttribute(coreAttributes(type), key);
    if (!attribute || attribute.mutability === 'readOnly' || attribute.mutability === 'writeOnly') continue;
    if (attribute.name === 'members') continue;
    const read = coerce(attribute, value);
    if (read !== undefined) resource[attribute.name] = read;
  }
  return resource;
}

/** @returns `undefined` for a value that empties the attribute */
export function coerce(attribute: Attribute, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (!attribute.multiValued) return coerceSingle(attribute, value);
  const list = Array.isArray(value) ? value : [value];
  return readValues(attribute, list);
}

export function readValues(attribute: Attribute, list: readonly unknown[]): unknown[] | undefined {
  if (list.length > maxValues) throw invalidValue(`${attribute.name} has at most ${maxValues} values.`);
  const values = list.map((each) => coerceSingle(attribute, each)).filter((each) => each !== undefined);
  if (values.filter((each) => isObject(each) && each['primary'] === true).length > 1)
    throw invalidValue(`${attribute.name} has more than one primary value.`);
  return values.length === 0 ? undefined : values;
}

export function coerceSingle(attribute: Attribute, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  switch (attribute.type) {
    case 'boolean':
      return readBoolean(attribute, value);
    case 'complex':
      return readComplexValue(attribute, value);
    default:
      return readText(attribute, value);
  }
}

/** Older dialects send `"True"` and `"False"`. */
function readBoolean({ name }: Attribute, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text !== 'true' && text !== 'false') throw invalidValue(`${name} is true or false.`);
  return text === 'true';
}

function readText(attribute: Attribute, value: unknown): string | undefined {
  const { name, most = longestText } = attribute;
  if (typeof value !== 'string') throw invalidValue(`${name} is a text.`);
  if (value.length > most) throw invalidValue(`${name} has at most ${most} characters.`);
  if (value === '') return undefined;
  assertForm(attribute, value);
  return value;
}

function assertForm({ name, type, refersTo, plain }: Attribute, value: string): void {
  if (type === 'dateTime' && !readDateTime(value)) throw invalidValue(`${name} is a time.`);
  if (type === 'binary' && !base64.test(value.replace(/\s/g, ''))) throw invalidValue(`${name} is base64.`);
  if (refersTo?.includes('external') && !isWebAddress(value))
    throw invalidValue(`${name} is an address that begins with https:// or http://.`);
  if (plain && /\p{Cc}/u.test(value)) throw invalidValue(`${name} has no control characters.`);
}

/** Of either alphabet, with its padding or without (RFC 7643, section 2.3.6). */
const base64 = /^[\w+/-]*={0,2}$/;

/** Without a scheme it is relative, as directories send `www.acme.example/ana`. Browsers skip spaces in schemes. */
function isWebAddress(value: string): boolean {
  const [, scheme, rest] = /^([^/?#:]*):(.{0,6})/.exec(value.replace(/[\s\p{Cc}]/gu, '')) ?? [];
  if (scheme === undefined || /^https?$/i.test(scheme)) return true;
  // a photo in place of its address: a user is not left out for it
  return `${scheme}:${rest}`.toLowerCase() === 'data:image/';
}

/** A text in place of an object is its `value`: a manager, or an email without a type. */
function readComplexValue(attribute: Attribute, value: unknown): Json | undefined {
  const subs = attribute.sub ?? [];
  if (typeof value !== 'string') return readComplex(subs, value, attribute.name);
  if (value === '') return undefined;
  if (!findAttribute(subs, 'value')) throw invalidValue(`${attribute.name} is an object.`);
  return readComplex(subs, { value }, attribute.name);
}

function readComplex(subs: readonly Attribute[], value: unknown, name: string): Json | undefined {
  if (value === null || value === undefined) return undefined;
  if (!isObject(value)) throw invalidValue(`${name} is an object.`);
  assertDistinctNames(value);
  const read: Json = {};
  for (const [key, inner] of Object.entries(value)) {
    const sub = findAttribute(subs, key);
    if (!sub) continue;
    const coerced = coerce(sub, inner);
    if (coerced !== undefined) read[sub.name] = coerced;
  }
  return Object.keys(read).length === 0 ? undefined : read;
}
