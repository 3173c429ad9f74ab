/** Applies PATCH operations to the attributes of a resource (RFC 7644, section 3.5.2). */
import { coerce, coerceSingle, isObject, maxValues, readValues } from './coerce.ts';
import type { Filter } from './filter.types.ts';
import { matchesValue, valueDescribedBy } from './match-value.ts';
import type { Operation } from './patch-operations.ts';
import { invalidValue, ScimError } from './scim-error.ts';
import type { Attribute, Json } from './schema.types.ts';

/** @returns a changed copy @throws ScimError */
export function applyPatch(resource: Json, operations: readonly Operation[]): Json {
  const after = structuredClone(resource);
  for (const operation of operations) applyOperation(after, operation);
  dropEmptied(after);
  return after;
}

function applyOperation(resource: Json, operation: Operation): void {
  const { extension, attribute } = operation.resolved;
  // a password is never kept
  if (attribute.mutability === 'writeOnly') return;
  if (!extension) return change(resource, operation);
  const held = resource[extension.id];
  const container = isObject(held) ? held : {};
  change(container, operation);
  keep(resource, extension.id, Object.keys(container).length === 0 ? undefined : container);
}

function change(container: Json, operation: Operation): void {
  const { attribute, sub } = operation.resolved;
  if (attribute.multiValued) return changeValues(container, operation);
  if (sub) return changeSub(container, operation, sub);
  if (attribute.type === 'complex') return changeComplex(container, operation);
  const value = operation.op === 'remove' ? undefined : coerce(attribute, operation.value);
  keepRequired(attribute, value, operation.op);
  if (attribute.name === 'active') return changeState(container, operation.op, value);
  keep(container, attribute.name, value);
}

/** A directory that removes the state does not want the user to stay active. One that knows none leaves it. */
function changeState(container: Json, op: Operation['op'], value: unknown): void {
  if (op === 'remove') container['active'] = false;
  else if (value !== undefined) container['active'] = value;
}

function keepRequired({ name, required }: Attribute, value: unknown, op: Operation['op']): void {
  if (!required || value !== undefined) return;
  throw op === 'remove'
    ? new ScimError(400, `${name} is required.`, 'mutability')
    : invalidValue(`${name} is required.`);
}

function keep(container: Json, name: string, value: unknown): void {
  if (value === undefined) delete container[name];
  else container[name] = value;
}

function changeSub(container: Json, { op, value, resolved: { attribute } }: Operation, sub: Attribute): void {
  const held = container[attribute.name];
  const complex = isObject(held) ? held : {};
  keep(complex, sub.name, op === 'remove' ? undefined : coerce(sub, value));
  keep(container, attribute.name, Object.keys(complex).length === 0 ? undefined : complex);
}

/** Names are merged; a reference, such as a manager, is replaced as a whole. */
function changeComplex(container: Json, { op, value, resolved: { attribute } }: Operation): void {
  const read = op === 'remove' ? undefined : coerce(attribute, value);
  const held = container[attribute.name];
  const isReference = attribute.sub?.some(({ name }) => name === 'value');
  if (isReference || !isObject(read) || !isObject(held)) return keep(container, attribute.name, read);
  keep(container, attribute.name, { ...held, ...read });
}

function changeValues(container: Json, operation: Operation): void {
  const { attribute } = operation.resolved;
  const held = container[attribute.name];
  const values: unknown[] = Array.isArray(held) ? held : [];
  const after = valuesAfter(values, operation);
  if (after.length > maxValues) throw invalidValue(`${attribute.name} has at most ${maxValues} values.`);
  keep(container, attribute.name, after.length === 0 ? undefined : after);
}

function valuesAfter(values: unknown[], operation: Operation): unknown[] {
  const { op, target, resolved, value } = operation;
  const { attribute, sub } = resolved;
  if (target.filter) return filteredAfter(values, operation, target.filter);
  if (sub) return subAfter(values, operation, sub);
  if (op === 'replace') return readOf(attribute, value);
  if (op === 'add') return readOf(attribute, value).reduce<unknown[]>(withValue, values);
  if (value === undefined || value === null) return [];
  const gone = readOf(attribute, value);
  return values.filter((each) => !gone.some((other) => isSameValue(each, other)));
}

const readOf = (attribute: Attribute, value: unknown): unknown[] =>
  value === null || value === undefined ? [] : (readValues(attribute, Array.isArray(value) ? value : [value]) ?? []);

/** Compares what both have, so that a removal need not repeat the whole value. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  if (one['value'] !== undefined && other['value'] !== undefined)
    return one['value'] === other['value'] && (other['type'] === undefined || one['type'] === other['type']);
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The same value with the same type is merged; a new primary value takes the place of the former. */
function withValue(values: unknown[], added: unknown): unknown[] {
  const at = values.findIndex(
    (each) => isSameValue(each, added) && (!isObject(each) || !isObject(added) || each['type'] === added['type']),
  );
  const merged = at !== -1 && isObject(values[at]) && isObject(added) ? { ...values[at], ...added } : added;
  const after = at === -1 ? [...values, merged] : values.with(at, merged);
  return withPrimary(after, merged);
}

function withPrimary(values: unknown[], chosen: unknown): unknown[] {
  if (!isObject(chosen) || chosen['primary'] !== true) return values;
  return values.map((each) => {
    if (each === chosen || !isObject(each) || each['primary'] !== true) return each;
    const { primary: _primary, ...rest } = each;
    return rest;
  });
}

/** A sub-attribute without a filter is that of every value; the first is made if there is none. */
function subAfter(values: unknown[], { op, value, resolved: { attribute } }: Operation, sub: Attribute): unknown[] {
  const read = op === 'remove' ? undefined : coerce(sub, value);
  if (values.length === 0) return read === undefined ? [] : [{ [sub.name]: read }];
  const after = values.map((each) => withSub(each, sub, read));
  assertOnePrimary(attribute, after);
  return after;
}

const isPrimary = (value: unknown): boolean => isObject(value) && value['primary'] === true;

function assertOnePrimary({ name }: Attribute, values: readonly unknown[]): void {
  if (values.filter(isPrimary).length > 1) throw invalidValue(`${name} has more than one primary value.`);
}

/** Marks values that lost an attribute, in copies too. Neither JSON nor a comparison of values sees it. */
const emptied = Symbol('emptied');

function withSub(value: unknown, sub: Attribute, read: unknown): Json {
  const after: Json = isObject(value) ? { ...value } : {};
  if (read === undefined && sub.name in after) Object.assign(after, { [emptied]: true });
  keep(after, sub.name, read);
  return after;
}

/**
 * A value whose value was removed is none: its type and rank alone say nothing. Only the end of a request shows that,
 * because a later operation may set another value.
 */
function dropEmptied(resource: Json): void {
  for (const [name, values] of Object.entries(resource)) {
    if (!Array.isArray(values) || !values.some(isEmptied)) continue;
    const left = values.filter((each) => !isEmptied(each) || saysSomething(each)).map(unmarked);
    keep(resource, name, left.length === 0 ? undefined : left);
  }
}

const isEmptied = (value: unknown): value is Json => isObject(value) && emptied in value;
const saysSomething = (value: Json): boolean =>
  Object.keys(value).some((name) => name !== 'type' && name !== 'primary' && name !== 'display');
const unmarked = (value: unknown): unknown => (isEmptied(value) ? Object.fromEntries(Object.entries(value)) : value);

/**
 * A filter that matches nothing makes the value that it describes: directories fill an empty attribute so. A removal of
 * what is not there changes nothing.
 */
function filteredAfter(values: unknown[], operation: Operation, filter: Filter): unknown[] {
  const { op, resolved, value } = operation;
  const { attribute, sub } = resolved;
  const matches = values.map((each) => matchesValue(attribute, filter, each));
  if (op === 'remove' && !sub) return values.filter((_each, index) => !matches[index]);
  if (!matches.includes(true)) return op === 'remove' ? values : made(operation, filter).reduce(withValue, values);
  const read = op === 'remove' ? undefined : sub ? coerce(sub, value) : coerceSingle(attribute, value);
  const after = values.map((each, index) => (matches[index] ? changedValue(each, operation, read) : each));
  const changed = after.filter((_each, index) => matches[index]);
  assertOnePrimary(attribute, changed);
  return withPrimary(after, changed.find(isPrimary)).filter((each) => each !== undefined);
}

function changedValue(value: unknown, { op, resolved: { sub } }: Operation, read: unknown): unknown {
  if (sub) return withSub(value, sub, read);
  return op === 'add' && isObject(value) && (isObject(read) || read === undefined) ? { ...value, ...read } : read;
}

function made({ resolved: { attribute, sub }, value }: Operation, filter: Filter): unknown[] {
  const described = valueDescribedBy(attribute, filter);
  if (!described) throw new ScimError(400, `No value of ${attribute.name} matches the filter.`, 'noTarget');
  const read = sub ? coerce(sub, value) : coerceSingle(attribute, value);
  if (read === undefined) return [];
  return [sub ? { ...described, [sub.name]: read } : { ...described, ...(isObject(read) ? read : {}) }];
}
