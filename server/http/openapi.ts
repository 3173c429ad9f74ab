/** OpenAPI 3.1 from the contract. */
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import { acceptedBy, apiTokensOf, type Endpoint } from '#shared/contract/define.ts';
import { bodyKinds } from './body-kinds.ts';
import { errorShapes } from './error-shapes.ts';
import { responseKindOf } from './response-kinds.ts';

type Json = Record<string, unknown>;

/** @param serverUrl public URL; omitted from the committed document */
export function openApiDocument(serverUrl?: string): Json {
  const paths: Record<string, Json> = {};
  for (const [route, endpoint] of Object.entries<Endpoint>(contract)) {
    const [method = '', path = ''] = route.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operation(route, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: '1',
      description: 'Each path is also available below /frontegg, and with a trailing slash.',
    },
    ...(serverUrl && { servers: [{ url: serverUrl }] }),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        sessionCookie: { type: 'apiKey', in: 'cookie', name: 'fe_refresh_{clientId}' },
        setupCookie: { type: 'apiKey', in: 'cookie', name: 'portico_setup' },
        vendor: { type: 'apiKey', in: 'header', name: 'x-access-token' },
        accessToken: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
      schemas: Object.fromEntries(Object.values(errorShapes).map(({ schemaName, schema }) => [schemaName, schema])),
      headers: { TraceId: { description: 'Identifies this response in the logs.', schema: { type: 'string' } } },
    },
  };
}

function operation(route: string, endpoint: Endpoint): Json {
  const success = String(endpoint.response === 'redirect' ? 302 : (endpoint.status ?? 200));
  return {
    operationId: route.replace(/[^\w]+/g, '_'),
    summary: endpoint.summary,
    ...descriptionOf(endpoint),
    security: security(route, endpoint),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(takesBody(endpoint) && { requestBody: { content: bodyContent(endpoint) } }),
    responses: {
      [success]: success === '302' ? { description: 'Redirect' } : okResponse(endpoint),
      default: errorResponse(endpoint),
    },
  };
}

function descriptionOf({ description, access }: Endpoint): { description?: string } {
  const permission = access.startsWith('fe.') ? `Requires the permission \`${access}\`.` : undefined;
  const sentences = [description, permission].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

function security(route: string, endpoint: Endpoint): Json[] {
  if (endpoint.access === 'public') return [];
  if (endpoint.access === 'refresh-cookie') return [{ sessionCookie: [] }];
  if (endpoint.access === 'setup-link') return [{ setupCookie: [] }];
  if (endpoint.access === 'vendor') return [{ vendor: [] }];
  const people = apiTokensOf(route, endpoint) === 'none' ? [{ bearer: [] }] : [{ bearer: [] }, { accessToken: [] }];
  return endpoint.allowVendor ? [...people, { vendor: [] }] : people;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const json = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: property,
  }));
}

/** A body of several parts has no schema, since its handler reads the parts. */
function takesBody({ body, accepts }: Endpoint): boolean {
  return body !== undefined || accepts !== undefined;
}

function bodyContent(endpoint: Endpoint): Json {
  const schema = endpoint.body ? schemaOf(endpoint.body, 'input') : { type: 'object' };
  const mediaTypes = acceptedBy(endpoint).flatMap((kind) => bodyKinds[kind].mediaTypes);
  return Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }]));
}

function okResponse(endpoint: Endpoint): Json {
  const { response } = endpoint;
  const headers = { 'frontegg-trace-id': { $ref: '#/components/headers/TraceId' } };
  const { mediaType } = responseKindOf(endpoint);
  if (mediaType === undefined) return { description: 'Success, without a body', headers };
  const schema = typeof response === 'string' ? { type: 'string' } : schemaOf(response, 'output');
  return { description: 'Success', headers, content: { [mediaType]: { schema } } };
}

function errorResponse({ errors = 'portico' }: Endpoint): Json {
  const { mediaType, schemaName } = errorShapes[errors];
  return {
    description: 'Error',
    content: { [mediaType]: { schema: { $ref: `#/components/schemas/${schemaName}` } } },
  };
}
