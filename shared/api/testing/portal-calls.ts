/**
 * Contract operations that the portal calls, extracted from its source. Tests that must cover all of them use this
 * list.
 */
import { readFileSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Route } from '#shared/contract/define.ts';
import { contract } from '#shared/contract/index.ts';
import { isTest } from '#scripts/lib/source-files.ts';

/** The page behind a setup link is drawn by the portal's code, but has no user: `e2e/sso-setup-link.e2e.ts` makes its calls. */
const ofGuests = 'admin-box/pages/sso/guest/';

const root = resolve(import.meta.dirname, '../../..');
const call = /\bapi\s*\.\s*(get|post|put|patch|delete)\(\s*(?:'([^']+)'|`([^`]+)`|(\w+))/g;
const constant = /\bconst (\w+) = '(\/[^']*)'/g;

interface PortalCalls {
  /** Each one exists in the contract. */
  routes: Route[];
  /** Calls whose path cannot be determined from the source, or that are not in the contract: `file: call`. */
  unknown: string[];
}

/** Contract routes that match a path; an interpolated variable (`${way}`) matches one segment. */
function routesFor(method: string, path: string): Route[] {
  const pattern = path
    .split(/\$\{\w+\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`))
    .join('[^/{}]+');
  const fits = new RegExp(`^${method.toUpperCase()} ${pattern}$`);
  return (Object.keys(contract) as Route[]).filter((route) => fits.test(route));
}

/** A path as written, with the file's own constants substituted. */
function pathOf(source: string, [, , text, template, name]: RegExpMatchArray): string | undefined {
  const constants = new Map([...source.matchAll(constant)].map(([, key, value]) => [key!, value!]));
  if (name !== undefined) return constants.get(name);
  return text ?? template!.replace(/\$\{(\w+)\}/g, (whole, key: string) => constants.get(key) ?? whole);
}

export function readPortalCalls(): PortalCalls {
  const routes = new Set<Route>();
  const unknown: string[] = [];
  for (const file of globSync('admin-box/**/*.{ts,tsx}', { cwd: root })
    .filter((each) => !isTest(each) && !each.startsWith(ofGuests))
    .sort()) {
    const source = readFileSync(resolve(root, file), 'utf8');
    for (const found of source.matchAll(call)) {
      const path = pathOf(source, found);
      const known = path === undefined ? [] : routesFor(found[1]!, path);
      if (known.length === 0) unknown.push(`${file}: ${found[0]}`);
      for (const route of known) routes.add(route);
    }
  }
  return { routes: [...routes].sort(), unknown };
}
