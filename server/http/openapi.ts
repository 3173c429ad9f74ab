/** OpenAPI 3.1 from the contract. */
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { apiTokensOf, type Access, type Endpoint } from '#shared/contract/define.ts';

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
      description: 'Each path also answers below /frontegg, and with a trailing slash.',
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
      schemas: { Error: errorSchema() },
      headers: { TraceId: { description: 'Names this answer in the logs.', schema: { type: 'string' } } },
    },
  };
}

function operation(route: string, endpoint: Endpoint): Json {
  const success = String(endpoint.response === 'redirect' ? 302 : (endpoint.status ?? 200));
  return {
    operationId: route.replace(/[^\w]+/g, '_'),
    summary: endpoint.summary,
    ...(permissionOf(endpoint.access) && { description: `Needs the permission \`${endpoint.access}\`.` }),
    security: security(route, endpoint),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body && { requestBody: { content: bodyContent(endpoint) } }),
    responses: {
      [success]: success === '302' ? { description: 'Redirect' } : okResponse(endpoint),
      default: errorResponse(),
    },
  };
}

function permissionOf(access: Access): boolean {
  return access.startsWith('fe.');
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

function bodyContent(endpoint: Endpoint): Json {
  const schema = schemaOf(endpoint.body!, 'input');
  const types = {
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data',
  };
  return Object.fromEntries((endpoint.accepts ?? ['json']).map((kind) => [types[kind], { schema }]));
}

function okResponse(endpoint: Endpoint): Json {
  const headers = { 'frontegg-trace-id': { $ref: '#/components/headers/TraceId' } };
  if (typeof endpoint.response === 'object') {
    return {
      description: 'Done',
      headers,
      content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
    };
  }
  const types = {
    page: 'text/html',
    text: 'text/plain',
    file: 'text/csv',
    events: 'text/event-stream',
    empty: undefined,
    redirect: undefined,
  };
  const type = types[endpoint.response];
  return {
    description: type ? 'Done' : 'Done, without a body',
    headers,
    ...(type && { content: { [type]: { schema: { type: 'string' } } } }),
  };
}

function errorResponse(): Json {
  return {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function errorSchema(): Json {
  return {
    type: 'object',
    required: ['errors', 'errorCode'],
    properties: {
      errors: { type: 'array', items: { type: 'string' } },
      errorCode: { type: 'string', enum: Object.keys(errorStatus) },
      context: { type: 'object' },
    },
  };
}
