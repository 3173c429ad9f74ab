import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Appearance } from '#admin-box/portal/appearance.ts';
import type { FieldName, PageKey } from '#admin-box/page.types.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const PageKeyContext = createContext<PageKey | undefined>(undefined);

/** Provides the key of the current page to its fields. */
export const PageKeyProvider = PageKeyContext.Provider;

/** How the page's fields appear, as the portal's metadata configures them. Outside of a page all are editable. */
export function useFieldAppearance(): (name: FieldName) => Appearance {
  const page = useContext(PageKeyContext);
  const { appearance } = usePortal();
  return (name) => (page ? appearance.field(page, name) : 'edit');
}

export type FieldVisibility = (name: FieldName) => boolean;

/** Whether a field of the page is shown at all. */
export function useFieldVisibility(): FieldVisibility {
  const appearance = useFieldAppearance();
  return (name) => appearance(name) !== 'hidden';
}

/** Renders a field unless metadata hides it, with whether it is read-only. */
export function ConfigurableField({ name, children }: { name: FieldName; children: (viewOnly: boolean) => ReactNode }) {
  const appearance = useFieldAppearance()(name);
  return appearance === 'hidden' ? null : children(appearance === 'viewOnly');
}
