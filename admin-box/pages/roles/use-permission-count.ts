import type { Role } from '#shared/contract/entities.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePermissions } from './use-roles.ts';

/** The permission that includes every other (specification, admin portal, section 6). */
export const allPermissions = 'fe.*';

/** A role's number of permissions as text; the wildcard is not counted as "1 permission". */
export function usePermissionCount(): (role: Pick<Role, 'permissions'>) => string {
  const { t } = useTexts();
  const { data } = usePermissions();
  const all = data?.find(({ key }) => key === allPermissions)?.id;
  return ({ permissions }) =>
    all !== undefined && permissions.includes(all)
      ? t('role.allPermissions')
      : t('role.permissionCount', { count: permissions.length });
}
