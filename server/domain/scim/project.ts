/** Chooses the attributes of an answer (RFC 7644, section 3.9). */
import { isObject } from './coerce.ts';
import type { AttributePath } from './filter.types.ts';
import { parseAttributePath } from './parse-filter.ts';
import { findExtension, resolvePath, type Resolved } from './resolve-attribute.ts';
import { ScimError, invalidSyntax, invalidValue } from './scim-error.ts';
import type { Json, ResourceType } from './schema.types.ts';

export interface Projection {
  /** What the answer has besides the attributes that are always returned. */
  only: Chosen[] | null;
  without: Chosen[];
}

/** An attribute, one of its sub-attributes, or a whole extension. */
type Chosen = Resolved | { extension: NonNullable<Resolved['extension']>; attribute: null; sub: null };

const mostNames = 200;

/** @param given names as a list, or separated by commas */
export function readProjection(
  type: ResourceType,
  given: { attributes: unknown; excludedAttributes: unknown },
): Projection {
  const only = namesIn(given.attributes, 'attributes');
  return {
    only: only && chosenIn(type, only),
    without: chosenIn(type, namesIn(given.excludedAttributes, 'excludedAttributes') ?? []),
  };
}

function namesIn(given: unknown, parameter: string): string[] | null {
  if (given === undefined || given === null || given === '') return null;
  const list: unknown[] = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : [given];
  if (list.length > mostNames) throw invalidSyntax(`At most ${mostNames} attributes can be named.`);
  if (!list.every((each) => typeof each === 'string')) throw invalidValue(`${parameter} is a list of names.`);
  return list.map((each) => each.trim()).filter(Boolean);
}

/** Names that no schema has are ignored. */
function chosenIn(type: ResourceType, names: readonly string[]): Chosen[] {
  return names.flatMap((name): Chosen[] => {
    const extension = findExtension(type, name);
    if (extension) return [{ extension, attribute: null, sub: null }];
    const path = pathIn(name);
    const resolved = path && resolvePath(type, path);
    return resolved ? [resolved] : [];
  });
}

function pathIn(name: string): AttributePath | undefined {
  try {
    return parseAttributePath(name);
  } catch (error) {
    if (error instanceof ScimError) return undefined;
    throw error;
  }
}

/** Whether an answer has an attribute, so that it need not be read otherwise. */
export function wants({ only, without }: Projection, name: string): boolean {
  if (without.some(({ extension, attribute, sub }) => !extension && attribute?.name === name && !sub)) return false;
  return only === null || only.some(({ extension, attribute }) => !extension && attribute?.name === name);
}

const always = new Set(['schemas', 'id']);

export function project(resource: Json, { only, without }: Projection): Json {
  let result = resource;
  if (only) result = onlyChosen(resource, only);
  for (const chosen of without) result = withoutChosen(result, chosen);
  return only || without.length > 0 ? filled(result) : result;
}

/** Without the objects and lists of which nothing is left. */
function filled(object: Json): Json {
  const entries = Object.entries(object).map(([name, value]) => [name, filledValue(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

function filledValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledValue).filter((each) => !isEmpty(each));
  return isObject(value) ? filled(value) : value;
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;

function onlyChosen(resource: Json, only: readonly Chosen[]): Json {
  const result: Json = {};
  for (const name of always) if (name in resource) result[name] = resource[name];
  for (const { extension, attribute, sub } of only) {
    const source = extension ? resource[extension.id] : resource;
    if (!isObject(source)) continue;
    if (!attribute) {
      result[extension.id] = source;
      continue;
    }
    const value = source[attribute.name];
    if (value === undefined) continue;
    const container = extension ? ((result[extension.id] ??= {}) as Json) : result;
    container[attribute.name] = sub ? withSubs(container[attribute.name], value, sub.name) : value;
  }
  return result;
}

/** Adds a sub-attribute to those that were chosen before. */
function withSubs(chosen: unknown, value: unknown, name: string): unknown {
  if (Array.isArray(value))
    return value.map((each, index) => withSubs(Array.isArray(chosen) ? chosen[index] : undefined, each, name));
  if (!isObject(value)) return value;
  return { ...(isObject(chosen) ? chosen : {}), ...(value[name] !== undefined && { [name]: value[name] }) };
}

function withoutChosen(resource: Json, { extension, attribute, sub }: Chosen): Json {
  if (extension && !attribute) return without(resource, extension.id);
  if (!attribute || (!extension && always.has(attribute.name))) return resource;
  const source = extension ? resource[extension.id] : resource;
  if (!isObject(source) || source[attribute.name] === undefined) return resource;
  const changed = sub
    ? { ...source, [attribute.name]: withoutSub(source[attribute.name], sub.name) }
    : without(source, attribute.name);
  return extension ? { ...resource, [extension.id]: changed } : changed;
}

function withoutSub(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSub(each, name));
  return isObject(value) ? without(value, name) : value;
}

function without(object: Json, name: string): Json {
  const { [name]: _gone, ...rest } = object;
  return rest;
}
