/** Finds attributes by the names that clients write, in any case (RFC 7643, section 2.1). */
import type { AttributePath } from './filter.types.ts';
import { commonAttributes } from './schemas.ts';
import type { Attribute, ResourceType, Schema } from './schema.types.ts';

export interface Resolved {
  /** Of an extension: its attributes are in an object of their own. */
  extension: Schema | null;
  attribute: Attribute;
  sub: Attribute | null;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function findAttribute(attributes: readonly Attribute[], name: string): Attribute | undefined {
  return attributes.find((attribute) => same(attribute.name, name));
}

export function findExtension({ extensions }: ResourceType, id: string): Schema | undefined {
  return extensions.find((schema) => same(schema.id, id));
}

/** Attributes of the resource itself, and those of all resources. */
export function coreAttributes({ core }: ResourceType): readonly Attribute[] {
  return [...core.attributes, ...commonAttributes];
}

/**
 * Directories write `manager` too: a name that the core schema lacks is one of an extension.
 * @returns `undefined` for an attribute that no schema of the resource has
 */
export function resolvePath(type: ResourceType, { schema, names: [name, sub] }: AttributePath): Resolved | undefined {
  const { extension, attribute } = schemasNamed(type, schema)
    .map((each) => ({ extension: each, attribute: findAttribute(each?.attributes ?? coreAttributes(type), name) }))
    .find((each) => each.attribute) ?? { extension: null, attribute: undefined };
  if (!attribute) return undefined;
  if (sub === undefined) return { extension, attribute, sub: null };
  const found = findAttribute(attribute.sub ?? [], sub);
  return found && { extension, attribute, sub: found };
}

/** Where to look for an attribute; `null` is the core schema. */
function schemasNamed(type: ResourceType, id: string | null): (Schema | null)[] {
  if (id === null) return [null, ...type.extensions];
  if (same(id, type.core.id)) return [null];
  const extension = findExtension(type, id);
  return extension ? [extension] : [];
}
