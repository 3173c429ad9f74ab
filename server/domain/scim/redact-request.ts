/**
 * Requests as the log keeps them: which attributes they name, without what they say of anybody. What is not a word of the
 * protocol or of a schema counts as a value, wherever it is.
 */
import { isObject } from './coerce.ts';
import { isAttributeName, isKnownName, isProtocolValue } from './protocol-words.ts';
import { redacted, redactFilter } from './redact-filter.ts';
import { userNameMask } from './user-name.ts';

const filters = new Set(['path', 'filter']);
const names = new Set(['sortby', 'attributes', 'excludedattributes']);
/** Attributes whose values are IDs of resources, as they are or in a member. */
const references = new Set(['id', 'members', 'groups', 'manager']);
const inReferences = new Set(['value', '$ref']);
const truths = new Set(['true', 'false']);
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** Values of a list that are kept, and values of a body. */
const mostItems = 5;
const maxValues = 200;
const longest = 8000;
/** Of a text, in characters. */
const longestText = 500;

export const isResourceId = (text: string): boolean => uuid.test(text);

/** A body as indented JSON: names, truth values and IDs of resources stay, other values do not. */
export function redactBody(body: unknown): string | null {
  if (!isObject(body)) return null;
  const budget = { left: maxValues };
  return JSON.stringify(redactValue(body, { name: '', of: '' }, budget), null, 2).slice(0, longest);
}

/** Where a value is: the name of its member, and the attribute that has it. In lower case. */
interface Place {
  name: string;
  of: string;
}

function redactValue(value: unknown, place: Place, budget: { left: number }): unknown {
  budget.left -= 1;
  if (budget.left < 0 || place.name === 'password' || place.of === 'password') return redacted;
  if (Array.isArray(value)) {
    const kept = value.slice(0, mostItems).map((each) => redactValue(each, place, budget));
    return value.length > mostItems ? [...kept, `${redacted} ${value.length - mostItems}`] : kept;
  }
  if (isObject(value)) {
    const target = targetOf(value);
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, budget.left + 1)
        .map(([key, inner]) => {
          const name = key.toLowerCase();
          const within = name === 'value' && target ? target : placeOf(name, place);
          return [redactName(key), redactValue(inner, within, budget)];
        }),
    );
  }
  if (typeof value === 'string') return redactText(value, place);
  return value === null || typeof value === 'boolean' ? value : redacted;
}

/** Keys may be paths: `emails[type eq "work"].value`, or an attribute behind the ID of its schema. */
function placeOf(key: string, { name, of }: Place): Place {
  const [first = '', sub] = attributesIn(key);
  return sub === undefined ? { name: first, of: name || of } : { name: sub, of: first };
}

/** What the value of an operation is about, which its path says. */
function targetOf(operation: Record<string, unknown>): Place | undefined {
  const path = Object.entries(operation).find(([key]) => key.toLowerCase() === 'path')?.[1];
  return typeof path === 'string' ? placeOf(path.trim().toLowerCase(), { name: '', of: '' }) : undefined;
}

function attributesIn(path: string): string[] {
  const [from, to] = [path.indexOf('['), path.lastIndexOf(']')];
  const withoutFilter = from === -1 ? path : path.slice(0, from) + path.slice(to > from ? to + 1 : path.length);
  return withoutFilter.slice(withoutFilter.lastIndexOf(':') + 1).split('.');
}

const redactName = (name: string): string => {
  if (isKnownName(name)) return name;
  return name.includes('[') ? redactFilter(name.slice(0, longestText)) : redacted;
};

function redactText(text: string, { name, of }: Place): string {
  if (filters.has(name)) return redactPathOrFilter(text.slice(0, longestText));
  if (names.has(name)) return redactNames(text.slice(0, longestText));
  const isReference = uuid.test(text) && references.has(inReferences.has(name) ? of : name);
  return isReference || truths.has(text.toLowerCase()) || isProtocolValue(name, text) ? text : redacted;
}

const redactPathOrFilter = (text: string): string => (text.startsWith('/') ? redactAddress(text) : redactFilter(text));

/** The address of an operation in a bulk request: `/Users/2819c223-…`, or `/Users/bulkId:…`. */
const redactAddress = (text: string): string =>
  text
    .split('/')
    .map((each) => {
      if (each === '' || each === 'Users' || each === 'Groups' || uuid.test(each)) return each;
      return each.startsWith('bulkId:') ? `bulkId:${redacted}` : redacted;
    })
    .join('/');

/** Names of attributes, separated by commas. */
export const redactNames = (list: string): string =>
  list
    .split(',')
    .map((each) => (each.trim() === '' || isAttributeName(each.trim()) ? each.trim() : redacted))
    .join(',');

/**
 * Why a request was refused. What a detail quotes is of the request, and stays if it is the name of an attribute or a
 * single character; addresses do not.
 */
export function redactDetail(detail: string): string {
  const [from, to] = [detail.indexOf('“'), detail.lastIndexOf('”')];
  const quoted = from === -1 ? '' : detail.slice(from + 1, to > from ? to : undefined);
  const isPlain = [...quoted].length <= 1 || isAttributeName(quoted);
  const rest = to > from ? detail.slice(to) : '';
  return withoutAddresses(isPlain ? detail : `${detail.slice(0, from)}“${redacted}${rest}`).slice(0, longestText);
}

const withoutAddresses = (text: string): string =>
  text
    .split(/([\s“”])/)
    .map((word) => (word.includes('@') ? redacted : word))
    .join('');

/** Whom a body is about, should no resource say it: a masked user name, or the name of a group. */
export function subjectOf(type: 'user' | 'group', body: unknown): string | null {
  if (!isObject(body)) return null;
  const wanted = type === 'user' ? 'username' : 'displayname';
  const found = Object.entries(body).find(([key]) => key.toLowerCase() === wanted)?.[1];
  if (typeof found !== 'string' || found.trim() === '') return null;
  return type === 'user' ? userNameMask(found) : found.trim().slice(0, 100);
}
