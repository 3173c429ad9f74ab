/** Paths of requests as the log keeps them: without names, addresses and other values. */
import { isProtocolValue } from '#server/domain/scim/protocol-words.ts';
import { redacted, redactFilter } from '#server/domain/scim/redact-filter.ts';
import { isResourceId, redactNames } from '#server/domain/scim/redact-request.ts';

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
const longest = 500;

const number = (text: string): string => (/^-?\d{1,6}$/.test(text) ? text : redacted);
/** Parameters that are known, and how their values are kept. Entra ID writes a flag of its own. */
const parameters: Readonly<Record<string, (text: string) => string>> = {
  filter: redactFilter,
  startIndex: number,
  count: number,
  sortBy: redactNames,
  sortOrder: (text) => (isProtocolValue('sortorder', text) ? text : redacted),
  attributes: redactNames,
  excludedAttributes: redactNames,
  aadOptscim062020: () => '',
};

/** @param query as parsed */
export function redactPath(segments: readonly string[], query: Readonly<Record<string, unknown>>): string {
  const path = segments.map((each) => (words.has(each) || isResourceId(each) ? each : redacted)).join('/');
  const kept = Object.entries(query)
    .slice(0, 10)
    .map(([name, value]) => redactParameter(name, value));
  return `/${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}`.slice(0, longest);
}

function redactParameter(name: string, value: unknown): string {
  if (!Object.hasOwn(parameters, name)) return `${redacted}=${redacted}`;
  return `${name}=${typeof value === 'string' ? parameters[name]!(value.slice(0, longest)) : redacted}`;
}
