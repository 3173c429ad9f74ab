/**
 * Treats an empty string in an optional field as absent: clients of the contract fill unknown fields with `""` (an
 * `invitationToken` at sign-up, for example), and would be refused by the field's format.
 *
 * A change is the exception: in a PUT or a PATCH an empty string empties a field whose schema allows that.
 */
import { z } from 'zod';

/** Returns the value without its empty optional fields; the same object when it has none. */
type Cleaner = (value: unknown) => unknown;

interface Field {
  dropsEmpty: boolean;
  clean: Cleaner | undefined;
}

/** By schema, since routes share schemas, and all servers of a process share the contract. */
const prepared = {
  changes: new WeakMap<z.core.$ZodType, { clean: Cleaner | undefined }>(),
  others: new WeakMap<z.core.$ZodType, { clean: Cleaner | undefined }>(),
};

/**
 * Prepares a schema's cleaner once, so that each call costs only a few look-ups.
 *
 * @param changes whether the call is a PUT or a PATCH
 * @returns undefined if the schema has no optional field that accepts text
 */
export function absentValuesOf(schema: z.core.$ZodType | undefined, changes: boolean): Cleaner | undefined {
  if (schema === undefined) return undefined;
  const known = changes ? prepared.changes : prepared.others;
  const found = known.get(schema);
  if (found) return found.clean;
  const clean = prepareCleaner(schema, changes);
  known.set(schema, { clean });
  return clean;
}

function prepareCleaner(schema: z.core.$ZodType, changes: boolean): Cleaner | undefined {
  if (schema instanceof z.ZodObject) return objectCleaner(schema.shape, changes);
  if (schema instanceof z.ZodArray) return arrayCleaner(absentValuesOf(schema.element, changes));
  if (schema instanceof z.ZodPipe) return absentValuesOf(schema.in, changes);
  return isWrapper(schema) ? absentValuesOf(schema.unwrap(), changes) : undefined;
}

const wrappers = [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault, z.ZodReadonly, z.ZodCatch];

/** Schemas that add to one inner schema without changing its type. */
function isWrapper(
  schema: unknown,
): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodPrefault | z.ZodReadonly | z.ZodCatch {
  return wrappers.some((type) => schema instanceof type);
}

function objectCleaner(shape: Readonly<Record<string, z.core.$ZodType>>, changes: boolean): Cleaner | undefined {
  const fields = new Map<string, Field>();
  for (const [name, schema] of Object.entries(shape)) {
    const field = { dropsEmpty: isAbsentWhenEmpty(schema, changes), clean: absentValuesOf(schema, changes) };
    if (field.dropsEmpty || field.clean) fields.set(name, field);
  }
  return fields.size === 0 ? undefined : (value) => (isRecord(value) ? cleanObject(value, fields) : value);
}

function cleanObject(value: Record<string, unknown>, fields: Map<string, Field>): Record<string, unknown> {
  let cleaned = value;
  for (const [name, { dropsEmpty, clean }] of fields) {
    if (!Object.hasOwn(value, name)) continue;
    const before = value[name];
    const after = before === '' && dropsEmpty ? undefined : clean ? clean(before) : before;
    if (after === before) continue;
    if (cleaned === value) cleaned = { ...value };
    if (after === undefined) delete cleaned[name];
    else cleaned[name] = after;
  }
  return cleaned;
}

function arrayCleaner(clean: Cleaner | undefined): Cleaner | undefined {
  return clean && ((value) => (Array.isArray(value) ? value.map(clean) : value));
}

/** Whether the field is optional, and an empty string in it has no meaning of its own. */
function isAbsentWhenEmpty(schema: z.core.$ZodType, changes: boolean): boolean {
  if (takesAnything(schema) || !z.safeParse(schema, undefined).success) return false;
  return !(changes && z.safeParse(schema, '').success);
}

/** A field of any type accepts an empty text as a value. */
function takesAnything(schema: z.core.$ZodType): boolean {
  return isWrapper(schema)
    ? takesAnything(schema.unwrap())
    : schema instanceof z.ZodUnknown || schema instanceof z.ZodAny;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
