/** What this server offers: configuration, resource types and schemas (RFC 7644, section 4). */
import { ScimError } from '#server/domain/scim/scim-error.ts';
import { groupType, schemas, urn, userType } from '#server/domain/scim/schemas.ts';
import type { Attribute, ResourceType, Schema } from '#server/domain/scim/schema.types.ts';
import { scimBase } from '#server/use-cases/scim/resources.ts';
import { maxResults } from '#server/use-cases/scim/search.ts';
import type { ScimAnswer, ScimCall } from './scim-call.ts';

export const maxBulkOperations = 1000;
/** Of every request, in bytes. */
export const maxBytes = 1_048_576;

export function answerDiscovery(call: ScimCall): ScimAnswer {
  const [endpoint, id] = call.segments;
  if (call.query['filter'] !== undefined) throw new ScimError(403, 'These resources are not filtered.');
  const base = scimBase(call.context.services, call.directory);
  if (endpoint === 'ServiceProviderConfig') return { status: 200, body: serviceProviderConfig(base) };
  const all =
    endpoint === 'Schemas'
      ? schemas.map((schema) => describeSchema(base, schema))
      : [userType, groupType].map((type) => describeType(base, type));
  if (id === undefined) return { status: 200, body: listOf(all) };
  const found = all.find((each) => each['id'] === id);
  if (!found) throw new ScimError(404, 'There is no such resource.');
  return { status: 200, body: found };
}

function listOf(resources: Record<string, unknown>[]): Record<string, unknown> {
  return {
    schemas: [urn.list],
    totalResults: resources.length,
    startIndex: 1,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

function serviceProviderConfig(base: string): Record<string, unknown> {
  return {
    schemas: [urn.config],
    patch: { supported: true },
    bulk: { supported: true, maxOperations: maxBulkOperations, maxPayloadSize: maxBytes },
    filter: { supported: true, maxResults },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'The token of the directory connection, in the `Authorization` header',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
      {
        type: 'oauth2',
        name: 'OAuth 2.0 client credentials',
        description: 'An access token, issued for the ID and secret of an OAuth client of the connection',
        specUri: 'https://www.rfc-editor.org/info/rfc6749',
        primary: false,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

function describeType(base: string, { name, endpoint, description, core, extensions }: ResourceType) {
  return {
    schemas: [urn.resourceType],
    id: name,
    name,
    endpoint,
    description,
    schema: core.id,
    schemaExtensions: extensions.map(({ id }) => ({ schema: id, required: false })),
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  };
}

function describeSchema(base: string, { id, name, description, attributes }: Schema) {
  return {
    schemas: [urn.schema],
    id,
    name,
    description,
    attributes: attributes.map(describeAttribute),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  };
}

function describeAttribute(attribute: Attribute): Record<string, unknown> {
  const { name, type, multiValued, required, caseExact, mutability, returned, uniqueness, sub } = attribute;
  const { canonicalValues, refersTo } = attribute;
  return {
    name,
    type,
    multiValued: multiValued === true,
    description: name,
    required: required === true,
    caseExact: caseExact === true,
    mutability: mutability ?? 'readWrite',
    returned: returned ?? 'default',
    uniqueness: uniqueness ?? 'none',
    ...(canonicalValues && { canonicalValues }),
    ...(type === 'reference' && { referenceTypes: refersTo ?? ['uri'] }),
    ...(sub && { subAttributes: sub.map(describeAttribute) }),
  };
}
