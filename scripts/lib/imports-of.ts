import { posix } from 'node:path';
import { moduleOf, visitSource } from './parsed-source.ts';

export interface Import {
  /** Path below the root for a file of ours (`shared/lib/base64url.ts`), else the specifier (`zod`, `node:fs`). */
  target: string;
  ours: boolean;
  /** As it is written. */
  specifier: string;
  /** Nothing of it is left at run time. */
  typeOnly: boolean;
  /** Exports of the target that are imported or passed on, `default` among them; `*` for all, as a dynamic import takes. */
  names: string[];
  line: number;
}

type Found = Pick<Import, 'specifier' | 'typeOnly' | 'names'> & { start: number };

/**
 * What a source file imports or passes on, in the order of its lines. A dynamic import counts when its specifier is a string.
 *
 * @param importing its path below the root; the ending says whether it is TypeScript, and whether it holds JSX
 * @throws SyntaxError for a file that cannot be parsed
 */
export function importsOf(importing: string, text: string): Import[] {
  const { staticImports, staticExports, dynamicImports: dynamic } = moduleOf(importing, text);
  // the parser reads some parentheses twice, and lists what is in them twice
  const dynamicImports = dynamic.filter(({ start }, at) => dynamic.findIndex((other) => other.start === start) === at);
  const found: Found[] = [
    ...staticImports.map(({ start, moduleRequest, entries }) => ({
      start,
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      names: entries.map(({ importName }) => nameOf(importName)),
    })),
    ...staticExports.flatMap(({ start, entries }) => {
      const passedOn = entries.filter(({ moduleRequest }) => moduleRequest);
      // `export { a }` of what is imported above is listed at that import, which is listed already
      if (passedOn.length === 0 || staticImports.some((imported) => imported.start === start)) return [];
      return {
        start,
        specifier: passedOn[0]!.moduleRequest!.value,
        typeOnly: passedOn.every(({ isType }) => isType),
        names: passedOn.map(({ importName }) => nameOf(importName)),
      };
    }),
    ...dynamicImports.flatMap(({ start, moduleRequest }) => {
      const specifier = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2];
      return specifier === undefined ? [] : { start, specifier, typeOnly: false, names: ['*'] };
    }),
    ...typesImportedInPlace(importing, text, dynamicImports.length),
  ];
  return found
    .sort((a, b) => a.start - b.start)
    .map(({ start, ...each }) => ({
      ...resolveSpecifier(importing, each.specifier),
      ...each,
      line: text.slice(0, start).split('\n').length,
    }));
}

/** @param imported `kind` is one of `Name`, `Default`, and those for several names: `NamespaceObject`, `All`, `AllButDefault` */
function nameOf({ kind, name }: { kind: string; name: string | null }): string {
  if (kind === 'Default') return 'default';
  return kind === 'Name' && name !== null ? name : '*';
}

const calls = /\bimport\s*\(/g;

/** `typeof import('a')` and `import('a').B`, which only the syntax tree shows. It is parsed only for files that may have one. */
function typesImportedInPlace(path: string, text: string, dynamicImports: number): Found[] {
  const found: Found[] = [];
  if ((text.match(calls)?.length ?? 0) <= dynamicImports) return found;
  visitSource(path, text, {
    TSImportType({ start, source }) {
      found.push({ start, specifier: source.value, typeOnly: true, names: ['*'] });
    },
  });
  return found;
}

function resolveSpecifier(importing: string, specifier: string): { target: string; ours: boolean } {
  if (specifier.startsWith('.')) return { target: posix.join(posix.dirname(importing), specifier), ours: true };
  if (specifier.startsWith('#')) return { target: specifier.slice(1), ours: true };
  return { target: specifier, ours: false };
}
