/** Steps that kinds of skeletons are made of. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Written } from './kind.types.ts';

/** @throws when the file is there already */
export function newFile(root: string, path: string, text: string): Written {
  if (existsSync(join(root, path))) throw new Error(`${path} is there already`);
  return { path, text, isNew: true };
}

/** @throws when the change finds nothing to change */
export async function changedFile(root: string, path: string, change: (text: string) => string): Promise<Written> {
  const before = await readFile(join(root, path), 'utf8');
  const text = change(before);
  if (text === before) throw new Error(`${path} is no longer written as this script knows it`);
  return { path, text, isNew: false };
}

const listed = (names: Iterable<string>): string => {
  const sorted = [...names].toSorted().map((name) => JSON.stringify(name));
  return `[${sorted.join(', ')}]\n`;
};

/** A JSON list of names with another one. */
export function withEntry(list: string, name: string): string {
  return listed(new Set([...(JSON.parse(list) as string[]), name]));
}

/** A JSON list of names without one of them. */
export function withoutEntry(list: string, name: string): string {
  return listed((JSON.parse(list) as string[]).filter((each) => each !== name));
}

/** `api-tokens` as `apiTokens`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `api-tokens` as `ApiTokens`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel[0]!.toUpperCase() + camel.slice(1);
}

/** `api-tokens` as `Api tokens`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}
