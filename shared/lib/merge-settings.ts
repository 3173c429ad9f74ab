type Json = Record<string, unknown>;

/** Keys that would reach a prototype. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings with others laid over them: objects are merged, anything else is replaced. Reserved keys are left out. */
export function mergeSettings(base: Json, over: Json): Json {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (reserved.has(key)) continue;
    const below = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] = isObject(value) ? mergeSettings(isObject(below) ? below : {}, value) : value;
  }
  return merged;
}
