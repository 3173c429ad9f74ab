/** Evaluates the filter of one value of a multi-valued attribute: `emails[type eq "work"]`. */
import { coerceSingle, isObject } from './coerce.ts';
import type { AttributePath, Filter, FilterValue, Operator } from './filter.types.ts';
import { findAttribute } from './resolve-attribute.ts';
import { invalidFilter, invalidPath } from './scim-error.ts';
import type { Attribute, Json } from './schema.types.ts';

const nested = () => invalidFilter('A filter of a value has no values of its own.');

/**
 * Requires that all of a filter can be asked of the values, also what no value is compared with.
 * @throws ScimError `invalidFilter` for an attribute that the values do not have, `invalidPath` for other names
 */
export function assertFilterOf(attribute: Attribute, filter: Filter): void {
  if (!attribute.multiValued) throw invalidPath(`${attribute.name} has no values to filter.`);
  switch (filter.kind) {
    case 'and':
    case 'or':
      for (const part of filter.parts) assertFilterOf(attribute, part);
      return;
    case 'not':
      return assertFilterOf(attribute, filter.filter);
    case 'value':
      throw nested();
    case 'present':
    case 'compare':
      subNamed(attribute, filter.path);
  }
}

/** @throws ScimError as `assertFilterOf` */
export function matchesValue(attribute: Attribute, filter: Filter, value: unknown): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => matchesValue(attribute, part, value));
    case 'or':
      return filter.parts.some((part) => matchesValue(attribute, part, value));
    case 'not':
      return !matchesValue(attribute, filter.filter, value);
    case 'value':
      throw nested();
    case 'present':
      return subOf(attribute, filter.path, value).found !== undefined;
    case 'compare': {
      const { found, exact } = subOf(attribute, filter.path, value);
      return compares(found, filter.operator, filter.value, exact);
    }
  }
}

function subNamed(attribute: Attribute, { schema, names, text }: AttributePath): Attribute {
  const missing = `${attribute.name} has no attribute “${text.slice(0, 100)}”.`;
  // sub-attributes have neither schemas nor attributes of their own
  if (schema !== null || names.length > 1) throw invalidPath(missing);
  const sub = findAttribute(attribute.sub ?? [], names[0]);
  if (!sub) throw invalidFilter(missing);
  return sub;
}

function subOf(attribute: Attribute, path: AttributePath, value: unknown): { found: unknown; exact: boolean } {
  const sub = subNamed(attribute, path);
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
 * @returns `undefined` for any other filter @throws ScimError `invalidValue` for what such a value cannot have
 */
export function valueDescribedBy(attribute: Attribute, filter: Filter): Json | undefined {
  const value = coerceSingle(attribute, equalsIn(attribute, filter));
  // an empty text is no value, and of two texts only one can be it
  return isObject(value) && matchesValue(attribute, filter, value) ? value : undefined;
}

function equalsIn(attribute: Attribute, filter: Filter): Json | undefined {
  if (filter.kind === 'and') {
    const parts = filter.parts.map((part) => equalsIn(attribute, part));
    return parts.every((part) => part !== undefined) ? Object.assign({}, ...parts) : undefined;
  }
  if (filter.kind !== 'compare' || filter.operator !== 'eq' || filter.value === null) return undefined;
  return { [subNamed(attribute, filter.path).name]: filter.value };
}
