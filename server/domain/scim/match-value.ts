/** Evaluates the filter of one value of a multi-valued attribute: `emails[type eq "work"]`. */
import { isObject } from './coerce.ts';
import type { Filter, FilterValue, Operator } from './filter.types.ts';
import { findAttribute } from './resolve-attribute.ts';
import { invalidFilter } from './scim-error.ts';
import type { Attribute, Json } from './schema.types.ts';

/** @throws ScimError `invalidFilter` for an attribute that the values do not have */
export function matchesValue(attribute: Attribute, filter: Filter, value: unknown): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => matchesValue(attribute, part, value));
    case 'or':
      return filter.parts.some((part) => matchesValue(attribute, part, value));
    case 'not':
      return !matchesValue(attribute, filter.filter, value);
    case 'value':
      throw invalidFilter('A filter of a value has no values of its own.');
    case 'present':
      return subOf(attribute, filter.path.names[0], value).found !== undefined;
    case 'compare': {
      const { found, exact } = subOf(attribute, filter.path.names[0], value);
      return compares(found, filter.operator, filter.value, exact);
    }
  }
}

function subOf(attribute: Attribute, name: string, value: unknown): { found: unknown; exact: boolean } {
  const sub = findAttribute(attribute.sub ?? [], name);
  if (!sub) throw invalidFilter(`${attribute.name} has no attribute “${name.slice(0, 100)}”.`);
  return { found: isObject(value) ? value[sub.name] : undefined, exact: sub.caseExact === true };
}

function compares(found: unknown, operator: Operator, wanted: FilterValue, exact: boolean): boolean {
  if (operator === 'ne') return !compares(found, 'eq', wanted, exact);
  if (typeof found === 'boolean') return operator === 'eq' && String(found) === String(wanted).toLowerCase();
  if (wanted === null) return operator === 'eq' && found === undefined;
  if (typeof found !== 'string' || typeof wanted !== 'string') return false;
  const [one, other] = exact ? [found, wanted] : [found.toLowerCase(), wanted.toLowerCase()];
  switch (operator) {
    case 'eq':
      return one === other;
    case 'co':
      return one.includes(other);
    case 'sw':
      return one.startsWith(other);
    case 'ew':
      return one.endsWith(other);
    case 'gt':
      return one > other;
    case 'ge':
      return one >= other;
    case 'lt':
      return one < other;
    case 'le':
      return one <= other;
  }
}

/**
 * The value that a filter describes, if it only names equal sub-attributes: `type eq "work"` is a work address.
 * @returns `undefined` for any other filter
 */
export function valueDescribedBy(attribute: Attribute, filter: Filter): Json | undefined {
  if (filter.kind === 'and') {
    const parts = filter.parts.map((part) => valueDescribedBy(attribute, part));
    return parts.every((part) => part !== undefined) ? Object.assign({}, ...parts) : undefined;
  }
  if (filter.kind !== 'compare' || filter.operator !== 'eq' || filter.value === null) return undefined;
  const sub = findAttribute(attribute.sub ?? [], filter.path.names[0]);
  return sub && { [sub.name]: sub.type === 'boolean' ? String(filter.value).toLowerCase() === 'true' : filter.value };
}
