/**
 * `npm run generate` writes the documents that are made from the sources, and judges new regular expressions; with `--check` it only
 * compares the documents. `npm run generate -- openapi` writes a document that is too long for git.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { acrossTenants } from './generators/across-tenants.ts';
import { writeVerdicts } from './checks/regular-expressions.ts';
import { areaIndex } from './generators/area-index.ts';
import { areaLists } from './generators/areas.ts';
import { configuration } from './generators/configuration.ts';
import { configurationSchema } from './generators/configuration-schema.ts';
import { contractCoverage } from './generators/contract-coverage.ts';
import { contractDigest } from './generators/contract-digest.ts';
import { decisions } from './generators/decisions.ts';
import { events } from './generators/events.ts';
import { flows } from './generators/flows.ts';
import type { Generator } from './generators/generator.types.ts';
import { languageLists } from './generators/languages.ts';
import { openapi } from './generators/openapi.ts';
import { portalTexts } from './generators/portal-texts.ts';
import { thirdPartyPackages } from './generators/third-party-notices.ts';
import { root } from './lib/set-up.mjs';

/** Sources, made from the files that they list. They import none of ours, and documents import them: they are written first. */
const listsFor = (folder: string): Generator[] => [...areaLists, ...languageLists, ...portalTexts(folder)];

const generatorsFor = (folder: string): Generator[] => [
  ...listsFor(folder),
  contractCoverage,
  contractDigest,
  configuration,
  configurationSchema,
  events,
  flows,
  acrossTenants,
  areaIndex,
  thirdPartyPackages,
  decisions,
];

/** Documents that are not committed, by the name that asks for one. */
const uncommitted: Readonly<Record<string, Generator>> = { openapi };

/** Documents that differ from what their sources say now, one line each. */
export async function staleDocuments(folder: string): Promise<string[]> {
  const found = await Promise.all(generatorsFor(folder).map((generator) => compare(folder, generator)));
  return found.filter((line) => line !== undefined);
}

async function compare(folder: string, { path, produce }: Generator): Promise<string | undefined> {
  const produced = await produce(folder).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  if (produced instanceof Error) return `${path} cannot be made: ${produced.message}`;
  const written = await readFile(join(folder, path), 'utf8').catch(() => undefined);
  if (written === produced) return undefined;
  return `${path} is ${written === undefined ? 'missing' : 'stale'}: run "npm run generate" and commit it`;
}

/** Writes the lists alone: what a new area, page or flow has to be in, so that it compiles. */
export async function writeLists(folder: string): Promise<string[]> {
  return await write(folder, listsFor(folder));
}

/** Writes documents. A failing one does not keep the others from being written. */
async function write(folder: string, generators: Generator[]): Promise<string[]> {
  const failures: string[] = [];
  for (const { path, produce } of generators) {
    try {
      const text = await produce(folder);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    } catch (error) {
      failures.push(
        `${path} cannot be made: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  }
  return failures;
}

async function writeAll(): Promise<string[]> {
  const failures = await write(root, generatorsFor(root));
  await writeVerdicts(root).catch((error: unknown) =>
    failures.push(error instanceof Error ? error.message : String(error)),
  );
  return failures;
}

/** @returns what went wrong, one line each */
async function run(wanted: string | undefined): Promise<string[]> {
  if (wanted === undefined) return await writeAll();
  if (wanted === '--check') return await staleDocuments(root);
  const generator = uncommitted[wanted];
  if (!generator)
    return [`"${wanted}" is no document. npm run generate -- NAME writes: ${Object.keys(uncommitted).join(', ')}.`];
  const failures = await write(root, [generator]);
  if (failures.length === 0) console.log(`Wrote ${generator.path}`);
  return failures;
}

if (import.meta.main) {
  const lines = await run(process.argv[2]);
  for (const line of lines) console.error(line);
  process.exit(lines.length > 0 ? 1 : 0);
}
