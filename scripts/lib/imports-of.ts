import { posix } from 'node:path';
import { splitSource } from './split-source.ts';

export interface Import {
  /** Path below the root for a file of ours (`shared/lib/base64url.ts`), else the specifier (`zod`, `node:fs`). */
  target: string;
  ours: boolean;
  /** As it is written. */
  specifier: string;
  /** Nothing of it is left at run time. */
  typeOnly: boolean;
  line: number;
}

const statement =
  /(?<![.\w$])(?:import|export)\b(?<clause>(?:\s+type\b)?[\w\s{},*$]*?)(?:\bfrom\s*)?(?=\s*')|(?<![.\w$])(?<dynamic>import)\s*\(\s*(?=')/g;

/** What a TypeScript file imports or passes on. `importing` is its path below the root. */
export function importsOf(importing: string, text: string): Import[] {
  const { code, strings } = splitSource(text);
  // Quotes belong to the strings; code keeps their place.
  const joined = Array.from({ length: text.length }, (_, at) => (strings[at] === "'" ? "'" : code[at])).join('');
  const found: Import[] = [];
  for (const match of joined.matchAll(statement)) {
    const from = joined.indexOf("'", match.index + match[0].length);
    const specifier = /^'([^']+)'/.exec(text.slice(from))?.[1];
    if (!specifier || !isClause(match)) continue;
    const line = text.slice(0, match.index).split('\n').length;
    found.push({
      ...resolveSpecifier(importing, specifier),
      specifier,
      typeOnly: isTypeOnly(match.groups?.['clause'] ?? ''),
      line,
    });
  }
  return found;
}

/** `export const x = 'y'` has no `from`, and `import 'x'` has nothing else. */
function isClause(match: RegExpMatchArray): boolean {
  if (match.groups?.['dynamic']) return true;
  return match[0].trimEnd().endsWith('from') || match[0].trim() === 'import';
}

function isTypeOnly(clause: string): boolean {
  if (/^\s*type\b/.test(clause)) return true;
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause.replace(/\bfrom\s*$/, ''))?.[1];
  if (names === undefined) return false;
  const each = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return each.length > 0 && each.every((name) => name.startsWith('type '));
}

function resolveSpecifier(importing: string, specifier: string): { target: string; ours: boolean } {
  if (specifier.startsWith('.')) return { target: posix.join(posix.dirname(importing), specifier), ours: true };
  if (specifier.startsWith('#')) return { target: specifier.slice(1), ours: true };
  return { target: specifier, ours: false };
}
