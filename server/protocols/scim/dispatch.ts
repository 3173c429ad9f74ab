/** Finds the endpoint of a SCIM request. */
import { isObject } from '#server/domain/scim/coerce.ts';
import { MethodNotAllowed } from '#server/domain/scim/method-not-allowed.ts';
import { searchRequestOf } from '#server/domain/scim/message.ts';
import { invalidSyntax, ScimError } from '#server/domain/scim/scim-error.ts';
import { groupType, userType } from '#server/domain/scim/schemas.ts';
import type { ResourceType } from '#server/domain/scim/schema.types.ts';
import { answerBulk } from './bulk.ts';
import { answerDiscovery } from './discovery.ts';
import { answerCollection, answerMember, answerSearch } from './resource-endpoint.ts';
import type { ScimAnswer, ScimCall } from './scim-call.ts';
import { answerSearchOfAll } from './search-all.ts';

/** @throws ScimError, Refusal */
export async function dispatch(call: ScimCall): Promise<ScimAnswer> {
  const [endpoint = '', second, ...more] = call.segments;
  if (more.length > 0) throw unknownEndpoint();
  switch (endpoint) {
    case 'Users':
      return await answerResources(call, userType, second);
    case 'Groups':
      return await answerResources(call, groupType, second);
    case 'ServiceProviderConfig':
      if (second !== undefined) throw unknownEndpoint();
      return onlyFor('GET', call, () => answerDiscovery(call));
    case 'ResourceTypes':
    case 'Schemas':
      return onlyFor('GET', call, () => answerDiscovery(call));
    case '.search':
      if (second !== undefined) throw unknownEndpoint();
      return await onlyFor('POST', call, () => answerSearchOfAll(call, searchIn(call)));
    case 'Bulk':
      if (second !== undefined) throw unknownEndpoint();
      return await onlyFor('POST', call, () => answerBulk(call, dispatch));
    case 'Me':
      throw new ScimError(501, 'A directory token belongs to no user.');
    default:
      throw unknownEndpoint();
  }
}

async function answerResources(call: ScimCall, type: ResourceType, id: string | undefined): Promise<ScimAnswer> {
  if (id === undefined) return await answerCollection(call, type);
  if (id !== '.search') return await answerMember(call, type, id);
  return await onlyFor('POST', call, () => answerSearch(call, type, searchIn(call)));
}

function onlyFor<T>(method: string, call: ScimCall, answer: () => T): T {
  if (call.method !== method) throw new MethodNotAllowed(method === 'GET' ? ['GET', 'HEAD'] : [method]);
  return answer();
}

function searchIn({ body }: ScimCall): Record<string, unknown> {
  if (!isObject(body)) throw invalidSyntax('The body is not an object.');
  return searchRequestOf(body);
}

const unknownEndpoint = (): ScimError => new ScimError(404, 'There is no such endpoint.');
