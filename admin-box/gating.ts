/** Which pages a person gets: the table, then what metadata says, then flags and rights. */
import { pageKeyOf } from './page-rules.ts';
import type { PageKey, PageRule, PageVisibility, PortalPage } from './page.types.ts';
import { holdsPermission } from './shell/holds-permission.ts';

export interface GatingFacts {
  /** Permission keys held in the active tenant; patterns count. */
  permissions: readonly string[];
  /** Only `on` is on. */
  flags: Readonly<Record<string, string>>;
  overrides: NavigationOverrides;
}

export type NavigationOverride = { visibility?: PageVisibility; permissions?: string[]; flag?: string };
export type NavigationOverrides = Readonly<Partial<Record<PageKey, NavigationOverride>>>;

const visibilities: readonly unknown[] = ['always', 'byPermissions', 'hidden'] satisfies PageVisibility[];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readOverride(raw: Record<string, unknown>): NavigationOverride {
  const { visibility, permissions, flag } = raw;
  const keys = Array.isArray(permissions) ? permissions.filter((key) => typeof key === 'string') : undefined;
  return {
    ...(visibilities.includes(visibility) && { visibility: visibility as PageVisibility }),
    ...(keys && { permissions: keys }),
    ...(typeof flag === 'string' && { flag }),
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
export function isPageShown(page: PageRule & { key: PageKey }, { permissions, flags, overrides }: GatingFacts): boolean {
  const override = overrides[page.key] ?? {};
  const flag = override.flag ?? page.flag;
  return (flag === undefined || flags[flag] === 'on') && mayBySight(page, override, permissions);
}

export function shownPages(pages: readonly PortalPage[], facts: GatingFacts): PortalPage[] {
  return pages.filter((page) => isPageShown(page, facts));
}
