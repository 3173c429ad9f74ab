import { useFieldAppearance } from '#admin-box/kit/shown.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import type { RightsHolder } from './person-rights.ts';

/** Who looks at the page: what they may do to people depends on it. */
export function useRightsHolder(): RightsHolder {
  const { user, holds } = usePortal();
  const appearance = useFieldAppearance();
  return { userId: user.id, holds, mayChange: (field) => appearance(field) === 'edit' };
}
