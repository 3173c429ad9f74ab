/** Reads the operations of a PATCH request (RFC 7644, section 3.5.2) in the dialects of the common directories. */
import { isObject } from './coerce.ts';
import { assertFilterOf } from './match-value.ts';
import { assertDistinctNames, fieldOf } from './message.ts';
import { parseTarget } from './parse-filter.ts';
import type { TargetPath } from './filter.types.ts';
import { findExtension, resolvePath, type Resolved } from './resolve-attribute.ts';
import { invalidPath, invalidSyntax, invalidValue, ScimError } from './scim-error.ts';
import type { ResourceType } from './schema.types.ts';

export interface Operation {
  op: 'add' | 'replace' | 'remove';
  target: TargetPath;
  resolved: Resolved;
  value: unknown;
}

const mostOperations = 5000;

/**
 * Operations without a path are split by attribute. What the schemas do not have, and what only the server sets, is left
 * out of those: directories send whole resources so.
 * @throws ScimError `invalidSyntax`, `invalidPath`, `invalidValue`, `noTarget`, `mutability`
 */
export function readOperations(type: ResourceType, body: unknown): Operation[] {
  const list = isObject(body) ? fieldOf(body, 'operations') : undefined;
  if (!Array.isArray(list)) throw invalidSyntax('Operations is not a list.');
  if (list.length > mostOperations) throw new ScimError(413, `A request has at most ${mostOperations} operations.`);
  const operations = list.flatMap((each) => readOperation(type, each));
  if (operations.length > mostOperations)
    throw new ScimError(413, `A request has at most ${mostOperations} operations.`);
  return operations;
}

function readOperation(type: ResourceType, given: unknown): Operation[] {
  if (!isObject(given)) throw invalidSyntax('An operation is not an object.');
  assertDistinctNames(given);
  const name = fieldOf(given, 'op');
  const op = typeof name === 'string' ? name.toLowerCase() : '';
  if (op !== 'add' && op !== 'replace' && op !== 'remove') throw invalidSyntax('op is add, replace or remove.');
  const path = fieldOf(given, 'path');
  const value = fieldOf(given, 'value');
  // null empties an attribute; an operation without a value is cut short, and says nothing
  if (value === undefined && op !== 'remove')
    throw invalidValue(
      `value is missing: ${op}${typeof path === 'string' ? ` of “${path.slice(0, 200)}”` : ''} needs it.`,
    );
  if (path === undefined || path === null || path === '') return withoutPath(type, op, value);
  if (typeof path !== 'string') throw invalidPath('path is a text.');
  const extension = findExtension(type, path);
  if (extension) return op === 'remove' ? emptied(type, extension) : ofExtension(type, op, { id: path, value });
  const target = parseTarget(path);
  const resolved = resolveTarget(type, target);
  if (!resolved) throw invalidPath(`No schema has “${path.slice(0, 200)}”.`);
  if (isReadOnly(resolved)) throw new ScimError(400, `${resolved.attribute.name} cannot be changed.`, 'mutability');
  return [operationOf({ target, resolved }, op, value)];
}

function operationOf(
  { target, resolved }: Pick<Operation, 'target' | 'resolved'>,
  op: Operation['op'],
  value: unknown,
): Operation {
  if (target.filter) assertFilterOf(resolved.attribute, target.filter);
  return { op, target, resolved, value: isOfList(target, resolved) ? value : singleOf(resolved, value) };
}

const isOfList = ({ filter }: TargetPath, { attribute, sub }: Resolved): boolean =>
  attribute.multiValued === true && filter === null && sub === null;

/** Older dialects send a list of one for a single value, and an object with a `value` for a text. */
function singleOf({ attribute, sub }: Resolved, value: unknown): unknown {
  const element: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if ((sub ?? attribute).type === 'complex' || !isObject(element)) return element;
  const inner = fieldOf(element, 'value');
  return inner === undefined ? element : inner;
}

function withoutPath(type: ResourceType, op: Operation['op'], value: unknown): Operation[] {
  if (op === 'remove') throw new ScimError(400, 'A removal needs a path.', 'noTarget');
  if (!isObject(value)) throw invalidValue('Without a path, value is an object.');
  assertDistinctNames(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    if (findExtension(type, key)) return ofExtension(type, op, { id: key, value: inner });
    const found = lenient(type, key);
    return found ? [operationOf(found, op, inner)] : [];
  });
}

function ofExtension(
  type: ResourceType,
  op: Operation['op'],
  { id, value }: { id: string; value: unknown },
): Operation[] {
  if (value === null) return emptied(type, findExtension(type, id)!);
  if (!isObject(value)) throw invalidValue(`${id} is an object.`);
  assertDistinctNames(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const found = lenient(type, `${id}:${key}`);
    return found ? [operationOf(found, op, inner)] : [];
  });
}

/** Removes every attribute of an extension. */
function emptied(type: ResourceType, { id, attributes }: NonNullable<Resolved['extension']>): Operation[] {
  return attributes.flatMap(({ name }) => {
    const found = lenient(type, `${id}:${name}`);
    return found ? [operationOf(found, 'remove', undefined)] : [];
  });
}

function lenient(type: ResourceType, key: string): Pick<Operation, 'target' | 'resolved'> | undefined {
  let target: TargetPath;
  try {
    target = parseTarget(key);
  } catch (error) {
    if (error instanceof ScimError) return undefined;
    throw error;
  }
  const resolved = resolveTarget(type, target);
  return resolved && !isReadOnly(resolved) ? { target, resolved } : undefined;
}

function resolveTarget(type: ResourceType, { path, sub }: TargetPath): Resolved | undefined {
  const resolved = resolvePath(type, path);
  if (!resolved || sub === null) return resolved;
  return resolved.sub === null ? resolvePath(type, { ...path, names: [path.names[0], sub] }) : undefined;
}

const isReadOnly = ({ attribute, sub }: Resolved): boolean =>
  attribute.mutability === 'readOnly' || sub?.mutability === 'readOnly';
