/** Every call of the portal that changes something, as its source has it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface ChangeInSource {
  file: string;
  /** `METHOD path`, with the route's placeholders. */
  call: string;
}

const portal = resolve(import.meta.dirname, '..');

const literal = String.raw`'[^']*'|\`[^\`]*\``;
const changing = new RegExp(String.raw`\bapi\s*\.(post|put|patch|delete)\(\s*(${literal}|\w+)`, 'g');

function sources(): string[] {
  return readdirSync(portal, { recursive: true, encoding: 'utf8' }).filter(
    // the page of guests is no page of the portal, and its browser test has its refusals
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\/|^pages\/sso\/guest\//.test(file),
  );
}

/** Value of a string constant in a file. @throws if it is not a string */
function constant(name: string, source: string): string {
  const text = new RegExp(String.raw`\bconst ${name} = (${literal})`).exec(source)?.[1];
  if (text === undefined) throw new Error(`The path "${name}" is no constant of its file`);
  return filled(text, source);
}

/** A text as it is at run time; what depends on more than constants is a placeholder. */
function filled(text: string, source: string): string {
  return text
    .slice(1, -1)
    .replaceAll(/\$\{(\w+)\}/g, (_, name: string) =>
      new RegExp(String.raw`\bconst ${name} = (${literal});`).test(source) ? constant(name, source) : `{${name}}`,
    );
}

export function changesInSource(): ChangeInSource[] {
  return sources().flatMap((file) => {
    const source = readFileSync(join(portal, file), 'utf8');
    return [...source.matchAll(changing)].map(([, method, path]) => ({
      file,
      call: `${method!.toUpperCase()} ${/^\w/.test(path!) ? constant(path!, source) : filled(path!, source)}`,
    }));
  });
}

/** Whether a call that was made is one of the source. */
export function isCall({ call }: ChangeInSource, seenCall: string): boolean {
  return new RegExp(`^${call.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(seenCall);
}
