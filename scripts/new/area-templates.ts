/** What the files of a new area on the server begin with: it reads the groups of the tenant, until it has a table of its own. */
import { camelCase, pascalCase, titleOf } from './change-files.ts';

export const listPath = (name: string): string => `/${name}/resources/${name}/v1`;

export function contractFile(name: string): string {
  const [key, type] = [camelCase(name), pascalCase(name)];
  return `/** ${titleOf(name)}: what admins of a tenant see on the page of the same name. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';

export const ${type}Item = z.object({ id: Id, name: z.string(), createdAt: DateTime });
export type ${type}Item = z.infer<typeof ${type}Item>;

export const ${key}Contract = defineContract({
  'GET ${listPath(name)}': {
    summary: 'Returns the ${titleOf(name).toLowerCase()} of the tenant, a page at a time',
    access: 'fe.secure.read.groups',
    query: z.object({
      /** Counts pages. */
      _offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      _limit: z.coerce.number().int().min(1).max(200).default(20),
    }),
    response: z.object({ items: z.array(${type}Item), _metadata: z.object({ totalItems: z.number() }) }),
  },
  'GET ${listPath(name)}/{itemId}': {
    summary: 'Returns one of the ${titleOf(name).toLowerCase()} of the tenant',
    access: 'fe.secure.read.groups',
    params: z.object({ itemId: Id }),
    response: ${type}Item,
  },
});
`;
}

export function queriesFile(name: string): string {
  const type = pascalCase(name);
  return `/** ${titleOf(name)} of one tenant. All of these run in that tenant's scope. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface ${type}Row {
  id: string;
  name: string;
  created_at: Date;
}

/** @param page counts pages */
export async function list${type}(tx: Tx, tenantId: string, limit: number, page: number): Promise<${type}Row[]> {
  return await tx
    .selectFrom('groups')
    .select(['id', 'name', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .offset(limit * page)
    .execute();
}

export async function count${type}(tx: Tx, tenantId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('groups')
    .select(sql<number>\`count(*)\`.as('total'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function find${type}Item(tx: Tx, tenantId: string, id: string): Promise<${type}Row | undefined> {
  return await tx
    .selectFrom('groups')
    .select(['id', 'name', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}
`;
}

export function viewFile(name: string): string {
  const [key, type] = [camelCase(name), pascalCase(name)];
  return `/** ${titleOf(name)} as the wire carries them. */
import type { ${type}Item } from '#shared/contract/${name}/${name}.ts';
import type { ${type}Row } from '#server/db/queries/${name}/${key}.ts';

export function describe${type}Item(row: ${type}Row): ${type}Item {
  return { id: row.id, name: row.name, createdAt: row.created_at.toISOString() };
}
`.replaceAll(`${name}/${key}.ts`, `${name}/${name}.ts`);
}

export function useCasesFile(name: string): string {
  const type = pascalCase(name);
  return `/** Reading the ${titleOf(name).toLowerCase()} of the caller's tenant. */
import type { ${type}Item } from '#shared/contract/${name}/${name}.ts';
import { count${type}, find${type}Item, list${type} } from '#server/db/queries/${name}/${name}.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { CallContext } from '#server/context.ts';
import { describe${type}Item } from '#server/views/${name}.ts';

export interface ${type}Page {
  items: ${type}Item[];
  _metadata: { totalItems: number };
}

/** @param page counts pages */
export async function read${type}(context: CallContext, limit: number, page: number): Promise<${type}Page> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx) => ({
    items: (await list${type}(tx, tenantId, limit, page)).map(describe${type}Item),
    _metadata: { totalItems: await count${type}(tx, tenantId) },
  }));
}

/** @throws Refusal \`not-found\` */
export async function read${type}Item(context: CallContext, itemId: string): Promise<${type}Item> {
  const { tenantId } = context.caller;
  const find = (id: string) => context.inTenant(tenantId, (tx) => find${type}Item(tx, tenantId, id));
  return describe${type}Item(await findOrRefuse(itemId, find, 'not-found'));
}
`;
}

export function routesFile(name: string): string {
  const [key, type] = [camelCase(name), pascalCase(name)];
  return `import type { ${key}Contract } from '#shared/contract/${name}/${name}.ts';
import type { Handlers } from '#server/http/mount.ts';
import { read${type}, read${type}Item } from '#server/use-cases/${name}/read-${name}.ts';

export function ${key}Routes(): Handlers<typeof ${key}Contract> {
  return {
    'GET ${listPath(name)}': ({ context, query }) => read${type}(context, query._limit, query._offset),
    'GET ${listPath(name)}/{itemId}': ({ context, params }) => read${type}Item(context, params.itemId),
  };
}
`;
}

export function routesTestFile(name: string): string {
  const type = pascalCase(name);
  return `import { expect, it } from 'vitest';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import type { ${type}Page } from '#server/use-cases/${name}/read-${name}.ts';

const server = await useTestServer();
const { admin, member, stranger, acme } = server.people;
const path = '${listPath(name)}';
for (const item of ['Alpha', 'Beta'])
  await server.rows(
    \`insert into groups (id, tenant_id, name, managed_by, created_at, updated_at)
     select gen_random_uuid(), id, $2, 'here', created_at, created_at from tenants where id = $1\`,
    [acme, item],
  );

it('lists those of the tenant, a page at a time, and reads one', async () => {
  const { browser, headers } = await callerFor(server, admin);
  const second = (await browser.get(\`\${path}?_limit=1&_offset=1\`, headers)).json<${type}Page>();
  expect(second).toMatchObject({ items: [{ name: 'Beta' }], _metadata: { totalItems: 2 } });
  const one = await browser.get(\`\${path}/\${second.items[0]!.id}\`, headers);
  expect(one.json()).toEqual(second.items[0]);
});

it('V8.2.2 tells nothing of another tenant', async () => {
  const { browser, headers } = await callerFor(server, admin);
  const [item] = (await browser.get(path, headers)).json<${type}Page>().items;
  const intruder = await callerFor(server, stranger);
  expect((await intruder.browser.get(path, intruder.headers)).json<${type}Page>().items).toEqual([]);
  const answer = await intruder.browser.get(\`\${path}/\${item!.id}\`, intruder.headers);
  expect(answer.json()).toMatchObject({ errorCode: 'not-found' });
});

it('V8.2.1 needs its permission', async () => {
  const { browser, headers } = await callerFor(server, member);
  expect((await browser.get(path, headers)).status).toBe(403);
});
`;
}

export function previewFile(name: string): string {
  const [key, type] = [camelCase(name), pascalCase(name)];
  return `/** ${titleOf(name)} of the preview. */
import type { ${type}Item } from '#shared/contract/${name}/${name}.ts';
import type { PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const itemsOf = ({ groups }: PreviewState): ${type}Item[] =>
  groups.map(({ id, name, createdAt }) => ({ id, name, createdAt }));

export const ${key}Lists = ['GET ${listPath(name)}'] as const satisfies readonly (keyof PreviewHandlers)[];

export function preview${type}Handlers(state: PreviewState): PreviewHandlers {
  return {
    'GET ${listPath(name)}': ({ query }) => {
      const [page, size] = [Number(query['_offset'] ?? 0), Number(query['_limit'] ?? 20)];
      const items = itemsOf(state);
      return { items: items.slice(page * size, (page + 1) * size), _metadata: { totalItems: items.length } };
    },
    'GET ${listPath(name)}/{itemId}': ({ params }) => {
      const item = itemsOf(state).find(({ id }) => id === params['itemId']);
      if (!item) throw previewError('not-found');
      return item;
    },
  };
}
`;
}
