/** Reads a file with changed plans, in the format of the configuration. */
import { z } from 'zod';
import { nearestOf } from '#shared/lib/nearest.ts';
import { StartError } from '#server/lib/start-error.ts';
import { Config } from './config.ts';
import { checkEntitlements } from './entitlements-config.ts';
import { explainConfig } from './explain-config.ts';
import { readConfigFile } from './load-config.ts';
import { checkMeters } from './usage-config.ts';

const { features, plans, billing, grants, usage } = Config.shape;

/** The sections of the configuration that decide what tenants get and pay. */
const Offer = z
  .object({ features, plans, billing, grants, usage })
  .superRefine(checkEntitlements)
  .superRefine(checkMeters);
export type Offer = z.infer<typeof Offer>;

const sections = ['features', 'plans', 'billing', 'grants', 'usage'] as const;

/**
 * Sections that the file doesn't have are those of the running configuration. Other options of the configuration are
 * accepted, so that a whole configuration file can be compared, and ignored.
 * @throws StartError naming the option
 */
export async function readPlanFile(file: string, running: Offer): Promise<Offer> {
  const given = await readConfigFile(file);
  refuseUnknown(file, Object.keys(given));
  const merged = Object.fromEntries(sections.map((name) => [name, given[name] ?? running[name]]));
  const parsed = Offer.safeParse(merged);
  if (parsed.success) return parsed.data;
  throw new StartError(
    `The plan file ${file} is invalid.\n${explainConfig(parsed.error.issues, merged, Offer)}`,
    'Correct the options above. Sections that the file doesn’t have are those of the running configuration.',
  );
}

function refuseUnknown(file: string, given: string[]): void {
  const known = Object.keys(Config.shape);
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const lines = unknown.map((name) => {
    const nearest = nearestOf(name, known);
    return `  ${name}: there is no such option${nearest === undefined ? '' : `; did you mean “${nearest}”?`}`;
  });
  throw new StartError(
    `The plan file ${file} is invalid.\n${lines.join('\n')}`,
    `It has the format of the configuration; ${sections.join(', ')} are compared.`,
  );
}
