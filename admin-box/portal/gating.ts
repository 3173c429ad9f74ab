/** Which pages a user gets: the table, then what metadata says, then flags and rights. */
import { pageKeyOf } from '#admin-box/page-rules.ts';
import { readAppearances } from './appearance.ts';
import type { Appearances } from './appearance.ts';
import type { NavigationGroup, PageKey, PageRule, PageVisibility, PortalPage } from '#admin-box/page.types.ts';
import { holdsPermission } from '#admin-box/shell/holds-permission.ts';

export interface GatingInput {
  /** Permission keys held in the active tenant; patterns count. */
  permissions: readonly string[];
  /** Only `on` is on. */
  flags: Readonly<Record<string, string>>;
  overrides: NavigationOverrides;
}

export interface NavigationOverride extends Partial<Pick<PortalPage, 'group' | 'labels'>> {
  visibility?: PageVisibility;
  permissions?: string[];
  flag?: string;
  /** Its place among all pages, where the table's own is its index. */
  order?: number;
  fields?: Appearances;
  tabs?: Appearances;
}

export type NavigationOverrides = Readonly<Partial<Record<PageKey, NavigationOverride>>>;

const visibilities: readonly unknown[] = ['always', 'byPermissions', 'hidden'] satisfies PageVisibility[];
const groups: readonly unknown[] = [
  'own',
  'organisation',
  'security',
  'developers',
  'billing',
] satisfies NavigationGroup[];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** One name for every language, or one for each. */
function readLabels(label: unknown): Record<string, string> | undefined {
  if (typeof label === 'string') return label.trim() ? { '*': label } : undefined;
  return isObject(label)
    ? Object.fromEntries(
        Object.entries(label).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : undefined;
}

function readOverride(raw: Record<string, unknown>): NavigationOverride {
  const { visibility, permissions, order, group } = raw;
  const flag = raw['featureFlag'] ?? raw['flag'];
  const labels = readLabels(raw['label']);
  const keys = Array.isArray(permissions) ? permissions.filter((key) => typeof key === 'string') : undefined;
  return {
    ...(visibilities.includes(visibility) && { visibility: visibility as PageVisibility }),
    ...(keys && { permissions: keys }),
    ...(typeof flag === 'string' && { flag }),
    ...(typeof order === 'number' && Number.isFinite(order) && { order }),
    ...(groups.includes(group) && { group: group as NavigationGroup }),
    ...(labels && { labels }),
    fields: readAppearances(raw['fields']),
    tabs: readAppearances(raw['tabs']),
  };
}

/** `navigation.<page>` of the portal's metadata. What cannot be read is left out, so that the table's own rule holds. */
export function readNavigationOverrides(metadata: unknown): NavigationOverrides {
  const navigation = isObject(metadata) ? metadata['navigation'] : undefined;
  if (!isObject(navigation)) return {};
  const rows = Object.entries(navigation).flatMap(([name, raw]) => {
    const key = pageKeyOf(name);
    return key && isObject(raw) ? [[key, readOverride(raw)] as const] : [];
  });
  return Object.fromEntries(rows);
}

function mayBySight(rule: PageRule, override: NavigationOverride, permissions: readonly string[]): boolean {
  const visibility = override.visibility ?? rule.visibility;
  if (visibility !== 'byPermissions') return visibility === 'always';
  const wanted = override.permissions ?? (rule.permission ? [rule.permission] : []);
  return wanted.length === 0 || wanted.some((key) => holdsPermission(permissions, key));
}

/** Not hidden, AND its flag is on, AND (visible always OR the permission is held). Several permissions: one suffices. */
export function isPageVisible(
  page: PageRule & { key: PageKey },
  { permissions, flags, overrides }: GatingInput,
): boolean {
  const override = overrides[page.key] ?? {};
  const flag = override.flag ?? page.flag;
  return (flag === undefined || flags[flag] === 'on') && mayBySight(page, override, permissions);
}

/** In the order of the table, unless metadata has another, and under the names that it has. */
export function visiblePages(pages: readonly PortalPage[], input: GatingInput): PortalPage[] {
  const placed = pages.map((page, index) => {
    const { order = index, group = page.group, labels } = input.overrides[page.key] ?? {};
    return { order, page: labels || group !== page.group ? { ...page, group, ...(labels && { labels }) } : page };
  });
  return placed
    .filter(({ page }) => isPageVisible(page, input))
    .toSorted((one, other) => one.order - other.order)
    .map(({ page }) => page);
}
