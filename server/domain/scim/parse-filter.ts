/** Parses filters and PATCH paths by recursive descent, with bounds on depth and size. */
import type { AttributePath, Filter, Operator, TargetPath } from './filter.types.ts';
import { tokensOf, type Token } from './filter-tokens.ts';
import { invalidFilter, invalidPath, ScimError } from './scim-error.ts';

const deepest = 32;
/** Comparisons of one filter. */
const mostComparisons = 200;
const operators = new Set<string>(['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le']);

/** @throws ScimError `invalidFilter` */
export function parseFilter(text: string): Filter {
  const reader = new TokenReader(tokensOf(text));
  const filter = reader.alternatives(0);
  reader.expectEnd();
  return filter;
}

/** The target of a PATCH operation: `attribute`, `attribute[filter]` or `attribute[filter].sub`. @throws ScimError `invalidPath` */
export function parseTarget(text: string): TargetPath {
  try {
    const reader = new TokenReader(tokensOf(text));
    const target = reader.target();
    reader.expectEnd();
    return target;
  } catch (error) {
    throw error instanceof ScimError ? invalidPath(`The path is not valid: ${error.message}`) : error;
  }
}

/** The schema ends at the last colon; the names after it are separated by a point. @throws ScimError `invalidFilter` */
export function parseAttributePath(text: string): AttributePath {
  const colon = text.lastIndexOf(':');
  const schema = colon === -1 ? null : text.slice(0, colon);
  const [first, second, ...more] = text.slice(colon + 1).split('.');
  if (!first || second === '' || more.length > 0) throw invalidFilter(`“${text.slice(0, 100)}” is not an attribute.`);
  return { schema, names: second === undefined ? [first] : [first, second], text };
}

class TokenReader {
  #at = 0;
  #comparisons = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  expectEnd(): void {
    if (this.#at < this.#tokens.length) throw invalidFilter('The filter goes on after its end.');
  }

  alternatives(depth: number): Filter {
    if (depth > deepest) throw invalidFilter(`A filter is nested at most ${deepest} deep.`);
    const parts = [this.#all(depth)];
    while (this.#takeWord('or')) parts.push(this.#all(depth));
    return parts.length === 1 ? parts[0]! : { kind: 'or', parts };
  }

  target(): TargetPath {
    const path = parseAttributePath(this.#word('an attribute'));
    if (!this.#take('[')) return { path, filter: null, sub: null };
    const filter = this.alternatives(1);
    this.#expect(']');
    return { path, filter, sub: this.#takeSub() };
  }

  #all(depth: number): Filter {
    const parts = [this.#single(depth)];
    while (this.#takeWord('and')) parts.push(this.#single(depth));
    return parts.length === 1 ? parts[0]! : { kind: 'and', parts };
  }

  #single(depth: number): Filter {
    if (this.#take('(')) return this.#closed(depth);
    const word = this.#word('an attribute or a parenthesis');
    if (word.toLowerCase() === 'not' && this.#take('(')) return { kind: 'not', filter: this.#closed(depth) };
    const path = parseAttributePath(word);
    return this.#take('[') ? this.#valueFilter(path, depth) : this.#comparison(path);
  }

  #closed(depth: number): Filter {
    const filter = this.alternatives(depth + 1);
    this.#expect(')');
    return filter;
  }

  /** `emails[type eq "work"].value eq "…"` of Microsoft Entra is read as `emails[type eq "work" and value eq "…"]`. */
  #valueFilter(path: AttributePath, depth: number): Filter {
    const filter = this.alternatives(depth + 1);
    this.#expect(']');
    const sub = this.#takeSub();
    if (sub === null) return { kind: 'value', path, filter };
    const compared = this.#comparison(parseAttributePath(sub));
    return { kind: 'value', path, filter: { kind: 'and', parts: [filter, compared] } };
  }

  #comparison(path: AttributePath): Filter {
    this.#comparisons += 1;
    if (this.#comparisons > mostComparisons)
      throw invalidFilter(`A filter has at most ${mostComparisons} comparisons.`);
    const operator = this.#word('an operator').toLowerCase();
    if (operator === 'pr') return { kind: 'present', path };
    if (!operators.has(operator)) throw invalidFilter(`“${operator.slice(0, 20)}” is not an operator.`);
    const token = this.#next();
    if (token?.kind !== 'literal') throw invalidFilter('A comparison needs a value.');
    return { kind: 'compare', path, operator: operator as Operator, value: token.value };
  }

  #next(): Token | undefined {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    return token;
  }

  #word(wanted: string): string {
    const token = this.#next();
    if (token?.kind !== 'word') throw invalidFilter(`The filter needs ${wanted} here.`);
    return token.text;
  }

  #take(kind: Token['kind']): boolean {
    if (this.#tokens[this.#at]?.kind !== kind) return false;
    this.#at += 1;
    return true;
  }

  #takeWord(text: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'word' || token.text.toLowerCase() !== text) return false;
    this.#at += 1;
    return true;
  }

  /** `.value` after a bracket. */
  #takeSub(): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'word' || !token.text.startsWith('.')) return null;
    this.#at += 1;
    return token.text.slice(1);
  }

  #expect(kind: ')' | ']'): void {
    if (!this.#take(kind)) throw invalidFilter(`“${kind}” is missing.`);
  }
}
