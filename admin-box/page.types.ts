import type { ComponentType } from 'react';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import type { portalTitles } from '#shared/i18n/en/portal/titles.ts';
import type { Catalogue } from '#shared/i18n/translator.ts';
import type { IconName } from '#shared/ui/icon/icon.tsx';

/**
 * What metadata can hide on each page, or make read-only (`navigation.<page>.fields`), columns of lists among it, by the names of
 * the specification (admin portal, section 2). Every `page.ts` adds its own; pages that are not built yet have none.
 */
export interface PageFields {
  webhooks: never;
  connectivity: never;
  reports: never;
}

/** Page keys of the specification (admin portal, section 2), and two of ours: connectivity and reports. */
export type PageKey = keyof PageFields;

export type PlannedPageKey = {
  [Key in PageKey]: [PageFields[Key]] extends [never] ? Key : never;
}[PageKey];

export type FieldName = PageFields[PageKey];

/** - `always`: every user · `byPermissions`: users with the permission · `hidden`: no user */
export type PageVisibility = 'always' | 'byPermissions' | 'hidden';

export interface PageRule {
  visibility: PageVisibility;
  /** Permission that `byPermissions` checks; a page without one is visible to every user. */
  permission?: PermissionKey;
  /** Feature flag that must be on. */
  flag?: string;
}

/** Headings of the navigation in display order; `own` has none. */
export type NavigationGroup = 'own' | 'organisation' | 'security' | 'developers' | 'billing';

export interface PageModule {
  Page: ComponentType;
  /** Its English texts, from `shared/i18n/en/portal/<page>.ts`: they travel in its chunk. */
  texts: Catalogue;
}

export interface PortalPage extends PageRule {
  key: PageKey;
  /** Its place in the address. */
  path: string;
  /** Its title, which is among its texts. */
  label: keyof typeof portalTitles;
  /** Names in its place, by language; `*` for all others. */
  labels?: Readonly<Record<string, string>>;
  icon: IconName;
  group: NavigationGroup;
  /** Place among the pages: lower ones come first. */
  order: number;
  /** What metadata can hide on it, or make read-only. */
  fields: readonly FieldName[];
  load(): Promise<PageModule>;
}
