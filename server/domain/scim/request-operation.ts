/** What a SCIM request asks for, in the words of the request log. */
import type { ScimOperation } from '#shared/contract/scim/scim-requests.ts';
import { isObject } from './coerce.ts';
import type { Json } from './schema.types.ts';

export interface RequestedOperation {
  operation: ScimOperation;
  /** Members or operations. */
  amount: number | null;
}

export interface NamedRequest {
  method: string;
  /** Below the address of the connection. */
  segments: readonly string[];
  body: unknown;
}

const just = (operation: ScimOperation): RequestedOperation => ({ operation, amount: null });

export function operationOf({ method, segments, body }: NamedRequest): RequestedOperation {
  const [endpoint, id] = segments;
  if (endpoint === 'Users') return userOperation(method, id, body);
  if (endpoint === 'Groups') return groupOperation(method, id, body);
  if (endpoint === 'Bulk') return { operation: 'bulk', amount: operationsIn(body).length };
  if (endpoint === 'ServiceProviderConfig' || endpoint === 'Schemas' || endpoint === 'ResourceTypes')
    return just('discovery');
  return just('other');
}

function userOperation(method: string, id: string | undefined, body: unknown): RequestedOperation {
  if (method === 'GET' || method === 'HEAD') return just(id === undefined ? 'users-searched' : 'user-read');
  if (method === 'POST') return just(id === '.search' ? 'users-searched' : 'user-created');
  if (method === 'DELETE') return just('user-deleted');
  if (method !== 'PUT' && method !== 'PATCH') return just('other');
  const active = method === 'PUT' ? truthOf(memberOf(body, 'active')) : activeIn(operationsIn(body));
  if (active === false) return just('user-deactivated');
  return just(active === true && method === 'PATCH' ? 'user-activated' : 'user-changed');
}

function groupOperation(method: string, id: string | undefined, body: unknown): RequestedOperation {
  if (method === 'GET' || method === 'HEAD') return just(id === undefined ? 'groups-searched' : 'group-read');
  if (method === 'POST') return just(id === '.search' ? 'groups-searched' : 'group-created');
  if (method === 'DELETE') return just('group-deleted');
  if (method !== 'PUT' && method !== 'PATCH') return just('other');
  return method === 'PATCH' ? memberOperation(operationsIn(body)) : just('group-changed');
}

/** Only where nothing else of the group is changed. Okta repeats its ID and its name. */
function memberOperation(operations: readonly Json[]): RequestedOperation {
  const changes = operations.flatMap(memberChange);
  const [first] = changes;
  if (!first || changes.some(({ op }) => op !== first.op)) return just('group-changed');
  const amount = changes.reduce((sum, { count }) => sum + count, 0);
  if (first.op === 'add') return { operation: 'members-added', amount };
  return first.op === 'remove' ? { operation: 'members-removed', amount: amount || null } : just('group-changed');
}

/** @returns nothing for an operation on other attributes; a count of 0 if all members are meant */
function memberChange(operation: Json): { op: string; count: number }[] {
  const op = textOf(memberOf(operation, 'op')).toLowerCase();
  const path = textOf(memberOf(operation, 'path')).toLowerCase();
  const value = memberOf(operation, 'value');
  const members = path === '' ? memberOf(value, 'members') : value;
  if (path === '' ? members === undefined : !path.startsWith('members')) return [];
  const isOne = path.includes('[') || isObject(members);
  return [{ op, count: Array.isArray(members) ? members.length : isOne ? 1 : 0 }];
}

function activeIn(operations: readonly Json[]): boolean | undefined {
  const values = operations.flatMap((operation) => {
    const path = textOf(memberOf(operation, 'path')).toLowerCase();
    const value = memberOf(operation, 'value');
    if (path === '') return [truthOf(memberOf(value, 'active'))];
    return path === 'active' || path.endsWith(':active') ? [truthOf(value)] : [];
  });
  return values.findLast((value) => value !== undefined);
}

function operationsIn(body: unknown): Json[] {
  const operations = memberOf(body, 'operations');
  return Array.isArray(operations) ? operations.filter(isObject) : [];
}

/** Names are compared in any case. */
function memberOf(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined;
  return Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function truthOf(value: unknown): boolean | undefined {
  const text = String(Array.isArray(value) ? value[0] : value).toLowerCase();
  return text === 'true' ? true : text === 'false' ? false : undefined;
}
