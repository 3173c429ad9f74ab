/** Where attributes of resources are stored. `r` is the row of the resource in every query. */
import { sql, type RawBuilder } from 'kysely';
import { invalidFilter } from '#server/domain/scim/scim-error.ts';
import { groupType, userType } from '#server/domain/scim/schemas.ts';
import type { Attribute, ResourceType } from '#server/domain/scim/schema.types.ts';
import type { Resolved } from '#server/domain/scim/resolve-attribute.ts';

export type Sql<T = unknown> = RawBuilder<T>;

/** A single value, as SQL. */
export interface Column {
  attribute: Attribute;
  value: Sql;
  /** Of an ID: what it is compared with by an index, in any case. Never null. */
  id?: Sql;
}

/** Values of a multi-valued attribute: rows of `from`. */
export interface Rows {
  from: Sql;
  column: (sub: Attribute) => Column;
}

const idOf = (type: ResourceType): Sql => (type === userType ? sql`r.id` : sql`r.group_id`);

/** Names come from the schemas, never from a request. */
function stored(names: readonly string[]): Sql {
  return sql`r.attributes #>> ${sql.lit(`{${names.map((name) => `"${name}"`).join(',')}}`)}::text[]`;
}

/** The column of an attribute with a single value. @throws ScimError `invalidFilter` */
export function columnOf(type: ResourceType, { extension, attribute, sub }: Resolved): Column {
  if (extension) return leaf(attribute, sub, [extension.id, attribute.name]);
  switch (attribute.name) {
    case 'id':
      return { attribute, value: sql`${idOf(type)}::text`, id: idOf(type) };
    case 'externalId':
      return { attribute, value: sql`r.external_id` };
    case 'active':
      return { attribute, value: sql`r.active::text` };
    case 'meta':
      return { attribute: sub ?? attribute, value: metaColumn(type, sub?.name) };
    default:
      return leaf(attribute, sub, [attribute.name]);
  }
}

/** A complex attribute stands for its `value`, as `manager` does. */
function leaf(attribute: Attribute, sub: Attribute | null, names: readonly string[]): Column {
  if (attribute.type !== 'complex') return { attribute, value: stored(names) };
  const chosen = sub ?? attribute.sub?.find(({ name }) => name === 'value');
  if (!chosen) throw invalidFilter(`${attribute.name} is compared by one of its attributes.`);
  return { attribute: chosen, value: stored([...names, chosen.name]) };
}

function metaColumn(type: ResourceType, name: string | undefined): Sql {
  if (name === 'created') return sql`r.created_at`;
  if (name === 'lastModified') return sql`r.updated_at`;
  if (name === 'resourceType') return sql`${type.name}::text`;
  throw invalidFilter(`meta.${name ?? ''} cannot be compared.`);
}

/** The values of a multi-valued attribute. */
export function rowsOf(type: ResourceType, attribute: Attribute): Rows {
  if (type === groupType && attribute.name === 'members') return memberRows;
  if (type === userType && attribute.name === 'groups') return groupRows;
  if (attribute.name === 'schemas') return schemaRows(type, attribute);
  const elements = sql`jsonb_array_elements(r.attributes -> ${sql.lit(attribute.name)}) as e (item)`;
  return { from: elements, column: (sub) => ({ attribute: sub, value: sql`e.item ->> ${sql.lit(sub.name)}` }) };
}

function schemaRows({ core, extensions }: ResourceType, attribute: Attribute): Rows {
  const extended = extensions.map(({ id }) => sql`select ${id}::text where r.attributes ? ${id}`);
  const all = sql.join([sql`select ${core.id}::text`, ...extended], sql` union all `);
  return { from: sql`(${all}) as e (item)`, column: () => ({ attribute, value: sql`e.item` }) };
}

const memberRows: Rows = {
  from: sql`group_members m join scim_users u on u.tenant_id = m.tenant_id and u.user_id = m.user_id
    and m.tenant_id = r.tenant_id and m.group_id = r.group_id and not m.removal_held and u.held is distinct from 'deletion'`,
  column: (sub) => ({ attribute: sub, value: memberValue(sub.name), ...(sub.name === 'value' && { id: sql`u.id` }) }),
};

function memberValue(name: string): Sql {
  if (name === 'value') return sql`u.id::text`;
  if (name === 'display') return sql`coalesce(u.attributes ->> 'displayName', u.attributes ->> 'userName')`;
  if (name === 'type') return sql`'User'`;
  throw invalidFilter(`members.${name} cannot be compared.`);
}

const groupRows: Rows = {
  from: sql`group_members m join scim_groups s on s.group_id = m.group_id join groups g on g.id = m.group_id
    and m.tenant_id = r.tenant_id and m.user_id = r.user_id and not m.removal_held`,
  column: (sub) => ({
    attribute: sub,
    value: groupValue(sub.name),
    ...(sub.name === 'value' && { id: sql`m.group_id` }),
  }),
};

function groupValue(name: string): Sql {
  if (name === 'value') return sql`m.group_id::text`;
  if (name === 'display') return sql`g.name`;
  if (name === 'type') return sql`'direct'`;
  throw invalidFilter(`groups.${name} cannot be compared.`);
}
