/** A gate with a misspelled feature or permission never opens; in development the console warns about it. */
import { nearestOf } from '#shared/lib/nearest.ts';
import { permissionCovers } from '#shared/lib/permission-pattern.ts';

/** Names that the server knows, listed in its settings in development. */
export interface KnownNames {
  features: readonly string[];
  /** Includes the patterns of roles: a name that one of them matches is known. */
  permissions: readonly string[];
}

type Kind = keyof KnownNames;

const singular: Record<Kind, string> = { features: 'feature', permissions: 'permission' };

/**
 * @param known without it (in production) nothing is reported
 * @returns reports each unknown name once
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
      warn(`[portico] The server has no ${singular[kind]} "${name}", so its gate stays closed. ${remedy}`);
    }
  };
}
