/** Requests as the log keeps them: which attributes they name, without what they say of anybody. */
import { isObject } from './coerce.ts';
import { userNameMask } from './user-name.ts';

/** Members whose texts are of the protocol, not of a user. */
const plainMembers = new Set(['schemas', 'op', 'type', 'method', 'bulkid', 'resourcetype']);
const paths = new Set(['path', 'filter']);
const truths = new Set(['true', 'false']);
const uuid = /^[0-9a-f-]{36}$/i;
const safeName = /^[\w.:$[\] -]{1,120}$/;
const addressPart = /^(Users|Groups|bulkId:[\w.-]{1,200})?$/;
const redacted = '…';
/** Values of a list that are kept, and values of a body. */
const mostItems = 5;
const maxValues = 200;
const longest = 8000;
const longestDetail = 500;

/** A value that has no quotes, and no truth value: the filter is refused, and its value is one all the same. */
const bareValue = /(\s(?:eq|ne|co|sw|ew|gt|ge|lt|le)\s+)(?!"…"|(?:true|false|null)\b)[^\s)\]]+/gi;
const withoutAddresses = (text: string): string =>
  text
    .split(/([\s“”])/)
    .map((word) => (word.includes('@') ? redacted : word))
    .join('');

/** Empties the values of a filter of at most 500 characters. A text without an end goes to the end. */
export function redactTexts(filter: string): string {
  let result = '';
  for (let at = 0; at < filter.length; at += 1) {
    if (filter[at] !== '"') {
      result += filter[at]!;
      continue;
    }
    result += '"…"';
    at += 1;
    while (at < filter.length && filter[at] !== '"') at += filter[at] === '\\' ? 2 : 1;
  }
  return withoutAddresses(result.replace(bareValue, `$1${redacted}`));
}

/** A body as indented JSON: names, truth values and IDs of resources stay, other values do not. */
export function redactBody(body: unknown): string | null {
  if (!isObject(body)) return null;
  const budget = { left: maxValues };
  return JSON.stringify(redactValue(body, '', budget), null, 2).slice(0, longest);
}

function redactValue(value: unknown, name: string, budget: { left: number }): unknown {
  budget.left -= 1;
  if (budget.left < 0) return redacted;
  if (Array.isArray(value)) {
    const kept = value.slice(0, mostItems).map((each) => redactValue(each, name, budget));
    return value.length > mostItems ? [...kept, `${redacted} ${value.length - mostItems}`] : kept;
  }
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, budget.left + 1)
        .map(([key, inner]) => [redactName(key), redactValue(inner, key.toLowerCase(), budget)]),
    );
  return typeof value === 'string'
    ? redactText(value, name)
    : value === null || typeof value === 'boolean'
      ? value
      : redacted;
}

/** Names may hold a filter: `emails[type eq "work"].value`. */
const redactName = (name: string): string => {
  const emptied = redactTexts(name.slice(0, 500));
  return safeName.test(emptied.replaceAll('"…"', '')) ? emptied : redacted;
};

function redactText(text: string, name: string): string {
  if (plainMembers.has(name)) return text.slice(0, 200);
  if (name === 'path' && text.startsWith('/')) return redactAddress(text.slice(0, 500));
  if (paths.has(name)) return redactTexts(text.slice(0, 500));
  if (uuid.test(text)) return text;
  return truths.has(text.toLowerCase()) ? text : redacted;
}

/** The address of an operation in a bulk request: `/Users/2819c223-…`, or `/Users/bulkId:qwerty`. */
const redactAddress = (text: string): string =>
  text
    .split('/')
    .map((each) => (uuid.test(each) || addressPart.test(each) ? each : redacted))
    .join('/');

/** Why a request was refused, without addresses, which a filter without quotes leaves in it. */
export const redactDetail = (detail: string): string => withoutAddresses(detail.slice(0, longestDetail));

/** Whom a body is about, should no resource say it: a masked user name, or the name of a group. */
export function subjectOf(type: 'user' | 'group', body: unknown): string | null {
  if (!isObject(body)) return null;
  const wanted = type === 'user' ? 'username' : 'displayname';
  const found = Object.entries(body).find(([key]) => key.toLowerCase() === wanted)?.[1];
  if (typeof found !== 'string' || found.trim() === '') return null;
  return type === 'user' ? userNameMask(found) : found.trim().slice(0, 100);
}
