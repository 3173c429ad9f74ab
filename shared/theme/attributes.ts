/** How an element's attributes become properties of its component. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json';

/** Thrown away by the caller: the property keeps its old value. */
export class UnreadableAttribute extends Error {}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch (cause) {
    throw new UnreadableAttribute('not JSON', { cause });
  }
}

function parseNumber(raw: string): number {
  const value = Number(raw);
  if (raw.trim() === '' || Number.isNaN(value)) throw new UnreadableAttribute('not a number');
  return value;
}

/**
 * @param raw the attribute's text; `null` when the attribute is absent or was removed
 * @throws UnreadableAttribute when the text does not fit the type
 */
export function parseAttribute(type: AttributeType, raw: string | null): unknown {
  if (type === 'boolean') return raw !== null && raw !== 'false';
  if (raw === null) return undefined;
  if (type === 'json') return parseJson(raw);
  return type === 'number' ? parseNumber(raw) : raw;
}

/** `pageTitle` → `page-title`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
