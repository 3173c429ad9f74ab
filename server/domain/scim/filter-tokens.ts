/** Splits a filter into tokens, in one pass. */
import type { FilterValue } from './filter.types.ts';
import { invalidFilter } from './scim-error.ts';

export type Token =
  | { kind: '(' | ')' | '[' | ']' }
  /** An attribute, an operator or a keyword. */
  | { kind: 'word'; text: string }
  | { kind: 'literal'; value: FilterValue };

/** In characters. */
const longestFilter = 8192;

const wordStart = /[A-Za-z.]/;
const wordPart = /[\w$:.-]/;
const numberPart = /[\d.eE+-]/;

/** @throws ScimError `invalidFilter` */
export function tokensOf(text: string): Token[] {
  if (text.length > longestFilter) throw invalidFilter(`A filter has at most ${longestFilter} characters.`);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const character = text[at]!;
    if (character === ' ' || character === '\t') {
      at += 1;
      continue;
    }
    const { token, end } = tokenAt(text, at, character);
    tokens.push(token);
    at = end;
  }
  return tokens;
}

function tokenAt(text: string, at: number, character: string): { token: Token; end: number } {
  if (character === '(' || character === ')' || character === '[' || character === ']')
    return { token: { kind: character }, end: at + 1 };
  if (character === '"') return stringAt(text, at);
  if (wordStart.test(character)) {
    const end = endOf(text, at, wordPart);
    return { token: wordOf(text.slice(at, end)), end };
  }
  const end = endOf(text, at, numberPart);
  const value = Number(text.slice(at, end));
  if (end === at || !Number.isFinite(value)) throw invalidFilter(`“${character}” is unexpected at ${at + 1}.`);
  return { token: { kind: 'literal', value }, end };
}

function endOf(text: string, start: number, part: RegExp): number {
  let end = start;
  while (end < text.length && part.test(text[end]!)) end += 1;
  return end;
}

function wordOf(text: string): Token {
  switch (text.toLowerCase()) {
    case 'true':
      return { kind: 'literal', value: true };
    case 'false':
      return { kind: 'literal', value: false };
    case 'null':
      return { kind: 'literal', value: null };
    default:
      return { kind: 'word', text };
  }
}

function stringAt(text: string, start: number): { token: Token; end: number } {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  if (at >= text.length) throw invalidFilter('A text has no closing quotation mark.');
  const value = parseText(text.slice(start, at + 1));
  return { token: { kind: 'literal', value }, end: at + 1 };
}

/** A text of a filter is one of JSON. PostgreSQL stores neither U+0000 nor lone surrogates. */
function parseText(quoted: string): string {
  let value: unknown;
  try {
    value = JSON.parse(quoted);
  } catch {
    throw invalidFilter('A text is not written as in JSON.');
  }
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed())
    throw invalidFilter('A text has a character that cannot be stored.');
  return value;
}
