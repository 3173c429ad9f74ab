import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { acceptedBy, apiTokensOf, type Endpoint } from '#shared/contract/define.ts';
import { bodyKinds } from './body-kinds.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  security: Record<string, unknown[]>[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

const document = openApiDocument('https://id.example') as unknown as {
  openapi: string;
  servers: unknown;
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, unknown>;
    schemas: { Error: { properties: { errorCode: { enum: string[] } } } };
  };
};
const routes = Object.entries<Endpoint>(contract);
const operationOf = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  return document.paths[path]?.[method.toLowerCase()];
};

it('is OpenAPI 3.1 with the given server, and without one when none is given', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: 'https://id.example' }]);
  expect(openApiDocument()).not.toHaveProperty('servers');
});

describe.each(routes)('%s', (route, endpoint) => {
  const operation = operationOf(route)!;

  it('has an operation with every path parameter, its answer and the error format', () => {
    expect(operation.summary).toBe(endpoint.summary);
    const permission = endpoint.access.startsWith('fe.')
      ? `Requires the permission \`${endpoint.access}\`.`
      : undefined;
    expect(operation.description ?? '').toBe([endpoint.description, permission].filter(Boolean).join(' '));
    const inPath = [...route.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(
      operation.parameters.filter((parameter) => parameter.in === 'path' && parameter.required).map(({ name }) => name),
    ).toEqual(inPath);
    const takesBody = endpoint.body !== undefined || endpoint.accepts !== undefined;
    expect(operation.requestBody !== undefined).toBe(takesBody);
    if (takesBody)
      expect(Object.keys(operation.requestBody!.content)).toEqual(
        acceptedBy(endpoint).flatMap((kind) => bodyKinds[kind].mediaTypes),
      );
    const errors = endpoint.errors === 'oauth' ? 'OAuthError' : 'Error';
    expect(operation.responses['default']).toMatchObject({
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${errors}` } } },
    });
    expect(Object.keys(operation.responses)).toHaveLength(2);
    for (const scheme of operation.security.flatMap((each) => Object.keys(each)))
      expect(document.components.securitySchemes).toHaveProperty(scheme);
    const expected =
      endpoint.access === 'public' ? 0 : apiTokensOf(route, endpoint) === 'none' ? 1 : endpoint.allowVendor ? 3 : 2;
    expect(operation.security.length).toBe(expected);
  });
});

it('contains each operation once, and every error code', () => {
  const ids = routes.map(([route]) => operationOf(route)!.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.components.schemas.Error.properties.errorCode.enum).toEqual(Object.keys(errorStatus));
});

it('names media types as they are sent', () => {
  const typesOf = (route: string, status: string) => Object.keys(operationOf(route)!.responses[status]!.content ?? {});
  expect(Object.keys(operationOf('PUT /team/resources/profile/me/image/v1')!.requestBody!.content)).toEqual([
    'multipart/form-data',
  ]);
  expect(Object.keys(operationOf('POST /oauth/token')!.requestBody!.content)).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ]);
  expect(typesOf('GET /oauth/prelogin', '200')).toEqual(['text/html']);
  expect(typesOf('PUT /team/resources/profile/me/image/v1', '200')).toEqual(['text/plain']);
  // the handler decides: CSV, JSON Lines, PDF
  expect(typesOf('POST /audits/export/jsonl', '200')).toEqual(['*/*']);
  expect(typesOf('POST /identity/resources/auth/v1/logout', '200')).toEqual([]);
});

it('is JSON, without dangling references', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1]!);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    const target = reference
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    expect(target, reference).toBeDefined();
  }
});
