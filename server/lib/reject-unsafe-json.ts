/** Rejects dangerous input in JSON before it is used. */
import { Refusal } from './refusal.ts';

const deepest = 32;
const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Rejects prototype keys, text that PostgreSQL cannot store (U+0000) or UTF-8 cannot encode (lone surrogates), and
 * excessive depth.
 * @throws Refusal `malformed-json`
 */
export function rejectUnsafeJson(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') refuseText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepest) throw new Refusal('malformed-json');
    for (const [key, inner] of Object.entries(value)) {
      if (dangerousKeys.has(key)) throw new Refusal('malformed-json');
      refuseText(key);
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}

function refuseText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new Refusal('malformed-json');
}
