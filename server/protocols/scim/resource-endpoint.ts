/** The endpoints of users and groups (RFC 7644, section 3). */
import { MethodNotAllowed } from '#server/domain/scim/method-not-allowed.ts';
import { ScimError } from '#server/domain/scim/scim-error.ts';
import { project, readProjection, wants, type Projection } from '#server/domain/scim/project.ts';
import { urn, userType } from '#server/domain/scim/schemas.ts';
import type { ResourceType } from '#server/domain/scim/schema.types.ts';
import {
  createScimGroup,
  deleteGroupOfDirectory,
  patchScimGroup,
  readScimGroup,
  replaceScimGroup,
  type GroupAnswer,
  type NamedGroup,
} from '#server/use-cases/scim/groups.ts';
import type { Resource } from '#server/use-cases/scim/resources.ts';
import { readSearch, searchOf, type SearchParameters } from '#server/use-cases/scim/search.ts';
import {
  createScimUser,
  deleteScimUser,
  patchScimUser,
  readScimUser,
  replaceScimUser,
} from '#server/use-cases/scim/users.ts';
import { storedVersions, versionOf, withVersion } from './resource-version.ts';
import type { ScimAnswer, ScimCall } from './scim-call.ts';

/** `/Users` and `/Groups`. */
export async function answerCollection(call: ScimCall, type: ResourceType): Promise<ScimAnswer> {
  if (call.method === 'GET') return await answerSearch(call, type, call.query);
  if (call.method !== 'POST') throw new MethodNotAllowed(['GET', 'HEAD', 'POST']);
  const { context, directory, body } = call;
  const projection = projectionOf(call, type);
  const made =
    type === userType
      ? await createScimUser(context, directory, body)
      : await createScimGroup(context, directory, body, groupAnswer(projection));
  return answerResource(made, projection, 201);
}

/** `/Users/{id}` and `/Groups/{id}`. */
export async function answerMember(call: ScimCall, type: ResourceType, id: string): Promise<ScimAnswer> {
  const { context, directory, body, ifMatch, ifNoneMatch } = call;
  const projection = projectionOf(call, type);
  const isUser = type === userType;
  const answer = groupAnswer(projection);
  const named: NamedGroup = { directory, id, ifMatch: storedVersions(ifMatch), answer };
  const read = async (): Promise<ScimAnswer> => {
    const resource = isUser ? await readScimUser(context, directory, id) : await readScimGroup(context, named, answer);
    return answerResource(resource, projection, 200);
  };
  if (ifNoneMatch !== undefined && changing.has(call.method) && isListed(ifNoneMatch, await read()))
    throw new ScimError(412, 'The resource exists, in a version that If-None-Match names.');
  switch (call.method) {
    case 'GET': {
      const found = await read();
      return ifNoneMatch !== undefined && isListed(ifNoneMatch, found)
        ? { status: 304, version: found.version! }
        : found;
    }
    case 'PUT':
      return answerResource(await (isUser ? replaceScimUser : replaceScimGroup)(context, named, body), projection, 200);
    case 'PATCH':
      return answerResource(await (isUser ? patchScimUser : patchScimGroup)(context, named, body), projection, 200);
    case 'DELETE': {
      const { name, held } = await (isUser ? deleteScimUser : deleteGroupOfDirectory)(context, named);
      return { status: 204, held, deleted: name };
    }
    default:
      throw new MethodNotAllowed(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);
  }
}

const groupAnswer = (projection: Projection): GroupAnswer => ({ withMembers: wants(projection, 'members') });

const changing = new Set(['PUT', 'PATCH', 'DELETE']);

function isListed(header: string, { version = '' }: ScimAnswer): boolean {
  const listed = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return listed.includes('*') || listed.includes(version.replace(/^W\//, ''));
}

function projectionOf({ query }: ScimCall, type: ResourceType): Projection {
  return readProjection(type, {
    attributes: query['attributes'],
    excludedAttributes: query['excludedAttributes'],
  });
}

function answerResource(
  { body, location, version, held }: Resource,
  projection: Projection,
  status: number,
): ScimAnswer {
  const projected = project(body, projection);
  const answered = versionOf(projected, version);
  return { status, body: withVersion(projected), location, version: answered, ...(held && { held }) };
}

/** @param given the query, or the body of a search by POST (RFC 7644, section 3.4.3) */
export async function answerSearch(
  { context, directory }: ScimCall,
  type: ResourceType,
  given: SearchParameters & { attributes?: unknown; excludedAttributes?: unknown },
): Promise<ScimAnswer> {
  const search = readSearch(type, given);
  const { attributes, excludedAttributes } = given;
  const projection = readProjection(type, { attributes, excludedAttributes });
  const { total, resources } = await searchOf(type)(context, directory, { search, projection });
  return {
    status: 200,
    body: {
      schemas: [urn.list],
      totalResults: total,
      startIndex: search.offset + 1,
      itemsPerPage: resources.length,
      Resources: resources.map(withVersion),
    },
  };
}
