/** A gate with a misspelled feature or permission never opens; the console of a page in development says why. */
import { nearestOf } from '#shared/lib/nearest.ts';
import { permissionCovers } from '#shared/lib/permission-pattern.ts';

/** Names that the server knows, as its settings list them in development. */
export interface KnownNames {
  features: readonly string[];
  /** With the patterns of roles: what one of them covers is known. */
  permissions: readonly string[];
}

type Kind = keyof KnownNames;

const singular: Record<Kind, string> = { features: 'feature', permissions: 'permission' };

/**
 * @param known without them (in production) nothing is said
 * @returns tells of each unknown name once
 */
export function createNameWarnings(
  known: KnownNames | undefined,
  warn: (text: string) => void,
): (kind: Kind, names: readonly (string | undefined)[]) => void {
  const told = new Set<string>();
  return (kind, names) => {
    for (const name of names) {
      if (!known || !name || told.has(name) || known[kind].some((key) => permissionCovers(key, name))) continue;
      told.add(name);
      const nearest = nearestOf(name, known[kind]);
      const remedy = nearest === undefined ? 'See the configuration of the server.' : `Did you mean "${nearest}"?`;
      warn(`[portico] The server knows no ${singular[kind]} "${name}", so that a gate for it stays closed. ${remedy}`);
    }
  };
}
