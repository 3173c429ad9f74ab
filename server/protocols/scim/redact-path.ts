/** Paths of requests as the log keeps them: without names, addresses and other values. */
import { redactTexts } from '#server/domain/scim/redact-request.ts';

const words = new Set([
  'Users',
  'Groups',
  'Schemas',
  'ResourceTypes',
  'ServiceProviderConfig',
  '.search',
  'Bulk',
  'Me',
]);
const plain = new Set(['startIndex', 'count', 'sortBy', 'sortOrder', 'attributes', 'excludedAttributes']);
const uuid = /^[0-9a-f-]{36}$/i;
const longest = 500;

/** @param query as parsed */
export function redactPath(segments: readonly string[], query: Readonly<Record<string, unknown>>): string {
  const path = segments.map((each) => (words.has(each) || uuid.test(each) ? each : '…')).join('/');
  const parameters = Object.entries(query)
    .slice(0, 10)
    .map(([name, value]) => redactParameter(name, value));
  return `/${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`.slice(0, longest);
}

function redactParameter(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, longest) : '…';
  if (name === 'filter') return `filter=${redactTexts(text)}`;
  if (plain.has(name)) return `${name}=${/^[\w:.,$ -]*$/.test(text) ? text : '…'}`;
  return `${name.replace(/[^\w.-]/g, '').slice(0, 40)}=…`;
}
