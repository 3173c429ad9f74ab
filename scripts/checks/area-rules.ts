/** One name per area, in every layer: a feature is found in each of them by the same word. */
import { areas, layers, placeOf, type Area, type Layer, type LayerKey } from '#scripts/lib/areas.ts';

const keys = Object.keys(layers) as LayerKey[];
const list = 'scripts/lib/areas.ts';

/** From this many files on a folder is divided, so that one still finds things in it. */
const crowded = 40;

/** @param paths of all source files */
export function areaViolations(paths: readonly string[]): string[] {
  const places = paths.map((path) => ({ path, place: placeOf(path) })).filter(({ place }) => place !== undefined);
  const strangers = places
    .filter(({ place }) => place!.areas.length === 0)
    .map(
      ({ path, place }) => `${path}: "${place!.entry}" is no area in the layer ${layers[place!.key].name}: see ${list}`,
    );
  const found = new Set(places.flatMap(({ place }) => place!.areas.map(({ name }) => `${name} ${place!.key}`)));
  return [
    ...new Set(strangers),
    ...areas.flatMap((area) => keys.flatMap((key) => judgeHole(area, key, found.has(`${area.name} ${key}`)))),
    ...keys.flatMap((key) => judgeSize(key, paths)),
  ];
}

function judgeHole({ name, without, planned }: Area, key: LayerKey, isThere: boolean): string[] {
  const layer: Layer = layers[key];
  const where = `${list}: ${name} (${layer.name})`;
  if (planned) return isThere ? [`${where}: it is built, so it is not "planned"`] : [];
  const reason = without?.[key];
  if (isThere) return reason === undefined ? [] : [`${where}: it is there, so there is nothing to explain`];
  return reason !== undefined || layer.optional !== undefined ? [] : [`${where}: say why there is none`];
}

/** Texts are one file for each page, whose folder is that of the language. */
function judgeSize(key: LayerKey, paths: readonly string[]): string[] {
  const { path, holds }: Layer = layers[key];
  if (holds !== 'files' || key === 'texts') return [];
  const count = paths.filter((each) => each.startsWith(path)).length;
  return count < crowded ? [] : [`${path}: ${count} files; from ${crowded} on, each area gets a folder`];
}
