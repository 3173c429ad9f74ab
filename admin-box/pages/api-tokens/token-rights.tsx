import type { PermissionKey } from '#shared/contract/permissions.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { ChoicesField } from '#admin-box/kit/forms/choices-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { usePermissionNames, useRoleNames } from './use-tokens.ts';

interface Choice {
  value: readonly string[];
  onChange(ids: string[]): void;
}

function Roles({ value, onChange }: Choice) {
  const { t } = useTexts();
  const { data, isError, refetch } = useRoleNames(true);
  if (isError) {
    const again = (
      <Button size="sm" variant="ghost" onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    );
    return (
      <Banner tone="danger" actions={again}>
        {t('token.rolesFailed')}
      </Banner>
    );
  }
  if (!data) return <Skeleton shape="text" count={4} />;
  return (
    <ChoicesField
      legend={t('token.rolesLabel')}
      hint={t('token.rolesHint')}
      find={t('token.findRole')}
      options={data}
      value={value}
      onChange={onChange}
    />
  );
}

/** Permissions the user holds: no one can grant what they do not have. */
function Permissions({ value, onChange }: Choice) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const { data = [] } = usePermissionNames(true);
  const choices = data.filter(({ key, assignmentType }) => assignmentType !== 'NEVER' && holds(key as PermissionKey));
  return (
    <Combobox
      label={t('token.morePermissions')}
      optional
      multiple
      placeholder={t('token.choosePermission')}
      options={choices.map(({ id, name, key }) => ({ value: id, label: name, hint: key }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** Whether the user sees what there is to give, and the page offers it. */
export function useCanAssign(): (what: 'roles' | 'permissions') => boolean {
  const { holds } = usePortal();
  const appearance = useFieldAppearance();
  const given = {
    roles: appearance('roles') === 'edit' && holds('fe.secure.read.roles'),
    permissions: appearance('permissions') === 'edit' && holds('fe.secure.read.permissions'),
  };
  return (what) => given[what];
}

export interface TokenRightsProps {
  roleIds: readonly string[];
  permissionIds: readonly string[];
  onRoles(ids: string[]): void;
  onPermissions(ids: string[]): void;
}

/** What a token of the organisation may do: roles, single permissions, or both. */
export function TokenRights({ roleIds, permissionIds, onRoles, onPermissions }: TokenRightsProps) {
  const mayGive = useCanAssign();
  return (
    <>
      {mayGive('roles') ? <Roles value={roleIds} onChange={onRoles} /> : null}
      {mayGive('permissions') ? <Permissions value={permissionIds} onChange={onPermissions} /> : null}
    </>
  );
}
