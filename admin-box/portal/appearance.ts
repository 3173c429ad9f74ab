/** How fields and tabs of a page are shown (specification, admin portal, section 2): as the portal's metadata says. */
import type { PageKey } from '#admin-box/page.types.ts';

/**
 * - `edit`: editable · `viewOnly`: read-only · `hidden`: not rendered
 *
 * Tabs do not support `viewOnly`: it counts as `edit`.
 */
export type Appearance = 'hidden' | 'viewOnly' | 'edit';
export type Appearances = Readonly<Record<string, Appearance>>;

const known: readonly unknown[] = ['hidden', 'viewOnly', 'edit'] satisfies Appearance[];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `{name: 'hidden'}` or `{name: {appearance: 'hidden'}}`. What cannot be read is left out, so that the field is shown. */
export function readAppearances(raw: unknown): Appearances {
  if (!isObject(raw)) return {};
  const rows = Object.entries(raw).map(
    ([name, value]) => [name, isObject(value) ? value['appearance'] : value] as const,
  );
  return Object.fromEntries(rows.filter((row): row is [string, Appearance] => known.includes(row[1])));
}

export interface AppearanceOf {
  field(page: PageKey, name: string): Appearance;
  tab(page: PageKey, name: string): Exclude<Appearance, 'viewOnly'>;
}

interface Overridden {
  fields?: Appearances;
  tabs?: Appearances;
}

export function appearanceOf(overrides: Readonly<Partial<Record<PageKey, Overridden>>>): AppearanceOf {
  const read = (page: PageKey, kind: 'fields' | 'tabs', name: string): Appearance => {
    const settings = overrides[page]?.[kind] ?? {};
    return Object.hasOwn(settings, name) ? settings[name]! : 'edit';
  };
  return {
    field: (page, name) => read(page, 'fields', name),
    tab: (page, name) => (read(page, 'tabs', name) === 'hidden' ? 'hidden' : 'edit'),
  };
}
