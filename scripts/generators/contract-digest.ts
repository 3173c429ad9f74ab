import { createHash } from 'node:crypto';
import { z } from 'zod';
import { apiTokensOf, type Endpoint } from '#shared/contract/define.ts';
import type { Generator } from './generator.types.ts';

const introduction = `# Contract digest

One line for each endpoint of the HTTP interface, so that a change of the contract can be reviewed. The whole contract is the OpenAPI
document: every server has it at \`/openapi.json\`, and \`npm run generate -- openapi\` writes it to \`dist/openapi.json\`.

A line has: method and path; access, the API tokens that may call it (\`tokens=user\` or \`any\`) and other options of the endpoint; the
request; status and response; and hashes of the complete schemas of request and response (\`-\` without one). Names are those of top-level
fields, \`?\` marks an optional one, and \`+3\` stands for three more.
`;

/** Longest list of names, in characters, before the rest is counted. */
const widest = 90;

/** Every endpoint of the contract in one line, which changes when the interface of that endpoint does. */
export const contractDigest: Generator = {
  path: 'docs/generated/contract-digest.md',
  async produce() {
    const { contract } = await import('#shared/contract/index.ts');
    return describeContract(contract);
  },
};

/** @param contract by method and path: `GET /users/{id}` */
export function describeContract(contract: Readonly<Record<string, Endpoint>>): string {
  const lines = Object.entries(contract)
    .map(([route, endpoint]) => ({ path: route.slice(route.indexOf(' ') + 1), line: lineOf(route, endpoint) }))
    .sort((a, b) => byCode(a.path, b.path) || byCode(a.line, b.line));
  return [introduction, '```text', ...lines.map(({ line }) => line), '```', ''].join('\n');
}

function lineOf(route: string, endpoint: Endpoint): string {
  const { access, params, query, body, accepts, response } = endpoint;
  const [paramsSchema, querySchema, bodySchema] = [params, query, body].map((part) => part && schemaOf(part, 'input'));
  const responseSchema = typeof response === 'object' ? schemaOf(response, 'output') : undefined;
  const tokens = apiTokensOf(route, endpoint);
  const request = [
    ...(querySchema ? [`query ${namesIn(querySchema)}`] : []),
    ...(bodySchema ? [`${(accepts ?? ['json']).join('|')} ${namesIn(bodySchema)}`] : []),
    // a body without a schema, such as a file
    ...(accepts && !bodySchema ? [accepts.join('|')] : []),
  ];
  const status = response === 'redirect' ? 302 : (endpoint.status ?? 200);
  const parts = [
    route,
    [access, ...(tokens === 'none' ? [] : [`tokens=${tokens}`]), ...optionsOf(endpoint)].join(' '),
    ...request,
    typeof response === 'string' ? `${status} ${response}` : `${status} json ${namesIn(responseSchema!)}`,
    `${hashOf([paramsSchema, querySchema, bodySchema])} ${hashOf([responseSchema])}`,
  ];
  return parts.join(' · ');
}

/** Parts of an endpoint that have a place of their own in its line. */
const placed = new Set(['summary', 'access', 'apiTokens', 'params', 'query', 'body', 'accepts', 'response', 'status']);

/** All other options of an endpoint, whatever they are called: `denyImpersonation`, `cacheFor=60`. */
function optionsOf(endpoint: Endpoint): string[] {
  return Object.entries(endpoint)
    .filter(([name, value]) => !placed.has(name) && value !== undefined)
    .map(([name, value]) => (value === true ? name : `${name}=${JSON.stringify(value)}`))
    .sort(byCode);
}

/** JSON schema, as far as it is read here. */
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  // a description is no part of the shape
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.description;
    },
  }) as Schema;
}

/** `{id, name?}`, `[{id}]`, `{id} or {code}`; the type of what has no fields. */
function namesIn(schema: Schema): string {
  if (schema.properties) return `{${shorten(fieldsOf(schema))}}`;
  if (schema.items) return `[${namesIn(schema.items)}]`;
  const [choices, parts] = [schema.anyOf ?? schema.oneOf, schema.allOf];
  if (choices) return [...new Set(choices.map(namesIn))].join(' or ');
  if (parts) return parts.map(namesIn).join(' and ');
  return schema.type ?? 'any';
}

function fieldsOf({ properties = {}, required = [] }: Schema): string[] {
  return Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
}

function shorten(names: string[]): string {
  let end = 0;
  for (let length = 0; end < names.length; end++) {
    length += names[end]!.length + 2;
    if (length > widest) break;
  }
  return [...names.slice(0, end), ...(end < names.length ? [`+${names.length - end}`] : [])].join(', ');
}

function hashOf(schemas: (Schema | undefined)[]): string {
  if (schemas.every((schema) => schema === undefined)) return '-';
  const text = JSON.stringify(schemas, (key, value: unknown) => inOrder(key, value));
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The order in which fields were written changes nothing on the wire. */
function inOrder(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return key === 'required' ? value.toSorted(byCode) : value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => byCode(a, b)));
}

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
