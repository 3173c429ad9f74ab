/** Where each area is, layer by layer, and under which URLs: `docs/areas.md`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areas, layers, placeOf, type Area, type Layer, type LayerKey } from '#scripts/lib/areas.ts';
import { listSourcePaths } from '#scripts/lib/source-files.ts';
import type { Generator } from './generator.types.ts';

const keys = Object.keys(layers) as LayerKey[];

const introduction = `# Areas

Made by \`npm run generate\` from \`scripts/lib/areas.ts\` and the sources. A feature has one name in every layer: its contract, route, use
case, query, rules, view, preview, page and texts are in folders, or files, of that name, and tests are next to what they test.
\`npm run check -- areas\` refuses other names, and a layer that an area lacks without a reason.
`;

export const areaIndex: Generator = {
  path: 'docs/areas.md',
  async produce(root) {
    const paths = await listSourcePaths(root);
    const places = new Map<string, Set<string>>();
    const contracts = new Map<string, string[]>();
    for (const path of paths) {
      const place = placeOf(path);
      for (const { name } of place?.areas ?? []) {
        const cell = `${name} ${place!.key}`;
        places.set(cell, (places.get(cell) ?? new Set()).add(place!.entry));
        if (place!.key === 'contract' && !path.includes('.test.'))
          contracts.set(name, [...(contracts.get(name) ?? []), path]);
      }
    }
    const urls = new Map(
      await Promise.all(
        areas.map(async ({ name }) => [name, await prefixesOf(root, contracts.get(name) ?? [])] as const),
      ),
    );
    return [
      introduction,
      `| layer | folder | |\n|---|---|---|`,
      ...keys.map((key) => layerRow(layers[key])),
      '',
      ...areas.map((area) =>
        sectionOf(area, (key) => [...(places.get(`${area.name} ${key}`) ?? [])], urls.get(area.name)!),
      ),
    ].join('\n');
  },
};

function layerRow({ name, path, optional }: Layer): string {
  return `| ${name} | \`${path}\` | ${optional === undefined ? '' : `only where there are ${optional}`} |`;
}

function sectionOf(area: Area, found: (key: LayerKey) => string[], urls: string[]): string {
  const title = `## ${area.name}\n\n${area.about[0]!.toUpperCase()}${area.about.slice(1)}.${area.planned ? ' Not built yet.' : ''}\n`;
  if (area.planned) return title;
  const rows = keys.flatMap((key) => {
    const entries = found(key);
    const layer: Layer = layers[key];
    if (entries.length > 0) return [`| ${layer.name} | ${entries.map((each) => linkTo(layer, each)).join(', ')} |`];
    const reason = area.without?.[key];
    return reason === undefined ? [] : [`| ${layer.name} | none: ${reason} |`];
  });
  const address = urls.length > 0 ? [`| URLs | ${urls.map((url) => `\`${url}\``).join(', ')} |`] : [];
  return [title, '| layer | |', '|---|---|', ...rows, ...address, ''].join('\n');
}

function linkTo({ path, holds }: Layer, entry: string): string {
  return `[${entry}](../${path}${entry}${holds === 'folders' ? '/' : ''})`;
}

/** Beginnings of the paths of an area's endpoints, up to their version: `/identity/resources/roles/v1`. */
async function prefixesOf(root: string, files: readonly string[]): Promise<string[]> {
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>),
  );
  const routes = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Contract') ? Object.keys(value as object) : [])),
  );
  return [...new Set(routes.map((route) => prefixOf(route.split(' ')[1]!)))].toSorted();
}

function prefixOf(path: string): string {
  return /^.*?\/v\d+(?:\.\d+)?(?=\/|$)/.exec(path)?.[0] ?? path.split('/').slice(0, 3).join('/');
}
