/**
 * Filters and orders as SQL. Attributes become columns and paths that the schemas name, values become parameters, so that
 * nothing of a request is part of a statement's text.
 */
import { sql } from 'kysely';
import { readDateTime } from '#server/domain/scim/date-time.ts';
import type { AttributePath, Filter, FilterValue, Operator } from '#server/domain/scim/filter.types.ts';
import { findAttribute, resolvePath, type Resolved } from '#server/domain/scim/resolve-attribute.ts';
import { invalidFilter, invalidPath } from '#server/domain/scim/scim-error.ts';
import { userType } from '#server/domain/scim/schemas.ts';
import type { Attribute, ResourceType } from '#server/domain/scim/schema.types.ts';
import { foldUserName } from '#server/domain/scim/user-name.ts';
import { isUuid } from '#server/lib/secrets.ts';
import { columnOf, rowsOf, type Column, type Rows, type Sql } from './columns.ts';

/**
 * @param others types that are searched at the same time: what they have, and this type lacks, is without a value here
 * (RFC 7644, section 3.4.2.1)
 * @throws ScimError `invalidFilter`
 */
export function filterSql(type: ResourceType, filter: Filter, others: readonly ResourceType[] = []): Sql<boolean> {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return combined(
        filter.kind,
        filter.parts.map((part) => filterSql(type, part, others)),
      );
    case 'not':
      return sql<boolean>`(not ${filterSql(type, filter.filter, others)})`;
    default:
      if (isOfOthers(type, filter.path, others)) return sql<boolean>`${sql.lit(holdsWithoutValue(filter))}`;
      return ofAttribute(type, filter);
  }
}

/** Whether only other types have an attribute. */
export const isOfOthers = (type: ResourceType, path: AttributePath, others: readonly ResourceType[]): boolean =>
  !resolvePath(type, path) && others.some((other) => resolvePath(other, path));

/** As `compareColumn` has it: an absent value differs from every other. */
const holdsWithoutValue = (filter: OfAttribute): boolean =>
  filter.kind === 'compare' &&
  ((filter.operator === 'eq' && filter.value === null) || (filter.operator === 'ne' && filter.value !== null));

type OfAttribute = Extract<Filter, { kind: 'value' | 'present' | 'compare' }>;

function ofAttribute(type: ResourceType, filter: OfAttribute): Sql<boolean> {
  switch (filter.kind) {
    case 'value': {
      const { attribute } = resolved(type, filter.path);
      if (!attribute.multiValued) throw invalidFilter(`${attribute.name} has no values to filter.`);
      const rows = rowsOf(type, attribute);
      return exists(rows, valueSql(attribute, rows, filter.filter), addressIn(attribute, filter.filter));
    }
    case 'present':
      return presentSql(type, resolved(type, filter.path));
    case 'compare':
      return indexed(type, filter) ?? comparedSql(type, resolved(type, filter.path), filter);
  }
}

function combined(kind: 'and' | 'or', parts: Sql<boolean>[]): Sql<boolean> {
  return sql<boolean>`(${sql.join(parts, kind === 'and' ? sql` and ` : sql` or `)})`;
}

function resolved(type: ResourceType, path: AttributePath): Resolved {
  const found = resolvePath(type, path);
  if (!found || found.attribute.returned === 'never')
    throw invalidFilter(`No schema has “${path.text.slice(0, 200)}”.`);
  return found;
}

/** The comparisons that directories look resources up by: an index answers them. */
function indexed(type: ResourceType, { path, operator, value }: Comparison): Sql<boolean> | undefined {
  if (operator !== 'eq' || typeof value !== 'string') return undefined;
  const found = resolved(type, path);
  const { extension, attribute } = found;
  if (extension) return undefined;
  if (attribute.name === 'userName') return sql<boolean>`r.user_name_folded = ${foldUserName(value)}`;
  if (attribute.name === 'externalId') return sql<boolean>`(r.external_id is not null and r.external_id = ${value})`;
  return attribute.name === 'id' ? compareColumn(columnOf(type, found), operator, value) : undefined;
}

type Comparison = Extract<Filter, { kind: 'compare' }>;

function comparedSql(type: ResourceType, found: Resolved, { operator, value }: Comparison): Sql<boolean> {
  if (!found.attribute.multiValued) return compareColumn(columnOf(type, found), operator, value);
  const rows = rowsOf(type, found.attribute);
  const sub = subIn(found);
  const address = isAddress(found.attribute, sub) && operator === 'eq' && typeof value === 'string' ? value : null;
  return exists(rows, compareColumn(rows.column(sub), operator, value), address);
}

/** A multi-valued attribute without a sub-attribute stands for its values. */
function subIn({ attribute, sub }: Resolved): Attribute {
  if (sub) return sub;
  if (attribute.type !== 'complex') return attribute;
  const value = findAttribute(attribute.sub ?? [], 'value');
  if (!value) throw invalidFilter(`${attribute.name} is compared by one of its attributes.`);
  return value;
}

/** @param address that one of the values has to be: an index finds the few resources with it */
function exists({ from }: Rows, condition: Sql<boolean>, address: string | null = null): Sql<boolean> {
  const found = sql<boolean>`exists (select from ${from} where ${condition})`;
  return address === null ? found : sql<boolean>`(${withAddress(address)} and ${found})`;
}

const withAddress = (address: string): Sql<boolean> =>
  sql<boolean>`exists (select from scim_addresses a where a.scim_user_id = r.id and a.address = ${foldUserName(address)})`;

const isAddress = (attribute: Attribute, sub: Attribute): boolean =>
  attribute.name === 'emails' && sub.name === 'value';

/** The address that a filter of emails asks for, besides other conditions. */
function addressIn(attribute: Attribute, filter: Filter): string | null {
  if (filter.kind === 'and')
    return filter.parts.map((part) => addressIn(attribute, part)).find((each) => each !== null) ?? null;
  if (filter.kind !== 'compare' || filter.operator !== 'eq' || typeof filter.value !== 'string') return null;
  return isAddress(attribute, subNamed(attribute, filter.path)) ? filter.value : null;
}

function presentSql(type: ResourceType, found: Resolved): Sql<boolean> {
  const { extension, attribute, sub } = found;
  if (attribute.multiValued) {
    const rows = rowsOf(type, attribute);
    return exists(rows, sub ? sql<boolean>`${rows.column(sub).value} is not null` : sql<boolean>`true`);
  }
  if (attribute.name === 'meta') return sql<boolean>`true`;
  if (attribute.type !== 'complex' || sub) return sql<boolean>`(${columnOf(type, found).value}) is not null`;
  const container = extension ? sql`r.attributes -> ${extension.id}` : sql`r.attributes`;
  return sql<boolean>`coalesce(${container} ? ${attribute.name}, false)`;
}

/** A filter of one value: its attributes are columns of the same row. */
function valueSql(attribute: Attribute, rows: Rows, filter: Filter): Sql<boolean> {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return combined(
        filter.kind,
        filter.parts.map((part) => valueSql(attribute, rows, part)),
      );
    case 'not':
      return sql<boolean>`(not ${valueSql(attribute, rows, filter.filter)})`;
    case 'value':
      throw invalidFilter('A filter of a value has no values of its own.');
    case 'present':
      return sql<boolean>`(${rows.column(subNamed(attribute, filter.path)).value}) is not null`;
    case 'compare':
      return compareColumn(rows.column(subNamed(attribute, filter.path)), filter.operator, filter.value);
  }
}

function subNamed(attribute: Attribute, { schema, names, text }: AttributePath): Attribute {
  const sub = schema === null && names.length === 1 ? findAttribute(attribute.sub ?? [], names[0]) : undefined;
  if (!sub) throw invalidFilter(`${attribute.name} has no attribute “${text.slice(0, 200)}”.`);
  return sub;
}

/** Never null: an absent value differs from every other. */
function compareColumn(column: Column, operator: Operator, value: FilterValue): Sql<boolean> {
  if (operator === 'ne') return sql<boolean>`(not ${compareColumn(column, 'eq', value)})`;
  if (value === null) {
    if (operator !== 'eq') throw invalidFilter('null is compared by eq and ne.');
    return sql<boolean>`(${column.value}) is null`;
  }
  if (column.id && operator === 'eq' && typeof value === 'string')
    return isUuid(value) ? sql<boolean>`(${column.id} = ${value}::uuid)` : sql<boolean>`false`;
  return sql<boolean>`coalesce(${comparison(column, operator, value)}, false)`;
}

function comparison({ attribute, value: column }: Column, operator: Operator, value: string | number | boolean): Sql {
  if (attribute.type === 'boolean') return sql`(${column}) = ${booleanText(attribute, operator, value)}`;
  if (attribute.type === 'dateTime') return sql`(${column}) ${ordered(operator)} ${timeOf(attribute, value)}`;
  if (typeof value !== 'string') throw invalidFilter(`${attribute.name} is compared with a text.`);
  const fold = (text: Sql): Sql => (attribute.caseExact ? sql`(${text})` : sql`lower(${text})`);
  const [one, other] = [fold(column), fold(sql`${value}::text`)];
  switch (operator) {
    case 'co':
      return sql`position(${other} in ${one}) > 0`;
    case 'sw':
      return sql`starts_with(${one}, ${other})`;
    case 'ew':
      return sql`right(${one}, length(${other})) = ${other}`;
    default:
      return sql`${one} ${ordered(operator)} ${other}`;
  }
}

function booleanText({ name }: Attribute, operator: Operator, value: string | number | boolean): string {
  const text = String(value).toLowerCase();
  if (operator !== 'eq' || (text !== 'true' && text !== 'false'))
    throw invalidFilter(`${name} is compared by eq and ne, with true and false.`);
  return text;
}

function timeOf({ name }: Attribute, value: string | number | boolean): Date {
  const time = typeof value === 'string' ? readDateTime(value) : null;
  if (!time) throw invalidFilter(`${name} is compared with a time, such as 2026-01-31T12:00:00Z.`);
  return time;
}

function ordered(operator: Operator): Sql {
  switch (operator) {
    case 'eq':
      return sql`=`;
    case 'gt':
      return sql`>`;
    case 'ge':
      return sql`>=`;
    case 'lt':
      return sql`<`;
    case 'le':
      return sql`<=`;
    default:
      throw invalidFilter(`A time has no ${operator}.`);
  }
}

/** The order of a list: the oldest resource first, unless an attribute is named. @throws ScimError `invalidPath` */
export function orderSql(type: ResourceType, path: AttributePath | null, descending: boolean): Sql {
  const last = type === userType ? sql`r.created_at, r.id` : sql`r.created_at, r.group_id`;
  if (path === null) return last;
  const found = resolvePath(type, path);
  if (found && !found.extension && found.attribute.name === 'userName')
    return descending ? sql`r.user_name_folded desc` : sql`r.user_name_folded`;
  if (!found || found.attribute.returned === 'never') throw invalidPath(`No schema has “${path.text.slice(0, 200)}”.`);
  const { attribute, value } = found.attribute.multiValued ? firstValue(type, found) : columnOf(type, found);
  const folded = attribute.caseExact || attribute.type === 'dateTime' ? sql`(${value})` : sql`lower(${value})`;
  // resources without a value come last, and first in the other direction (RFC 7644, section 3.4.2.3)
  return descending ? sql`${folded} desc nulls first, ${last}` : sql`${folded} asc nulls last, ${last}`;
}

/** Of several values the primary one counts, else the first. */
function firstValue(type: ResourceType, found: Resolved): Column {
  const { from, column } = rowsOf(type, found.attribute);
  const chosen = column(subIn(found));
  const primary = findAttribute(found.attribute.sub ?? [], 'primary');
  const rank = primary ? sql`(${column(primary).value}) = 'true' desc nulls last` : sql`1`;
  return {
    attribute: chosen.attribute,
    value: sql`(select ${chosen.value} from ${from} order by ${rank} limit 1)`,
  };
}
