import { useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import type { RightsHolder } from './user-rights.ts';

/** The current user's rights, which determine the actions on others. */
export function useRightsHolder(): RightsHolder {
  const { user, holds } = usePortal();
  const appearance = useFieldAppearance();
  return {
    userId: user.id,
    holds,
    isImpersonated: Boolean(user.impersonator),
    mayChange: (field) => appearance(field) === 'edit',
  };
}
