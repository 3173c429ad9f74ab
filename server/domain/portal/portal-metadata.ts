/** Changes a nested setting by its slash-joined path, without ever reaching a prototype. */
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

export class UnsafeKeyError extends Error {
  override name = 'UnsafeKeyError';
  readonly key: string;

  constructor(key: string) {
    super(`unsafe key: ${key}`);
    this.key = key;
  }
}

type Json = Record<string, unknown>;

/**
 * @param path `themeV2/loginBox/logo`: empty parts are ignored
 * @param value the new value; `undefined` or `null` removes it
 * @returns a copy; the original stays as it is
 * @throws UnsafeKeyError for `__proto__`, `constructor`, `prototype`
 */
export function setByPath(settings: Json, path: string, value: unknown): Json {
  const keys = path.split('/').filter(Boolean);
  for (const key of keys) if (unsafeKeys.has(key)) throw new UnsafeKeyError(key);
  return keys.length === 0 ? settings : withValue(settings, keys, value);
}

/** @param path as of `setByPath` @returns `undefined` if nothing is set */
export function getByPath(settings: Json, path: string): unknown {
  const keys = path.split('/').filter(Boolean);
  return keys.reduce<unknown>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    settings,
  );
}

function withValue(settings: Json, [key, ...rest]: string[], value: unknown): Json {
  const copy = { ...settings };
  const inner = copy[key!];
  if (rest.length > 0) copy[key!] = withValue(isObject(inner) ? inner : {}, rest, value);
  else if (value === undefined || value === null) delete copy[key!];
  else copy[key!] = value;
  return copy;
}

/** Settings overlaid with others: objects are merged, other values are replaced. */
export function mergeSettings(base: Json, over: Json): Json {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (unsafeKeys.has(key)) continue;
    const below = merged[key];
    merged[key] = isObject(below) && isObject(value) ? mergeSettings(below, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
