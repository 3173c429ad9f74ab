import { useState } from 'react';
import type { Permission } from '../../../shared/contract/entities.ts';
import type { PermissionKey } from '../../../shared/contract/permissions.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox/checkbox.tsx';
import { Icon } from '../../../shared/ui/icon/icon.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { TextField } from '../../../shared/ui/text-field/text-field.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { choicesStyle, formStyle, mutedStyle } from '../../list-page/list-page.styles.ts';
import { matrixStyle } from '../access.styles.ts';
import { groupPermissions } from './role-rules.ts';
import type { PermissionGroup } from './role-rules.ts';
import { useCategories, usePermissions } from './use-roles.ts';

export interface PermissionMatrixProps {
  value: readonly string[];
  /** What the role had when the form was opened: that may stay, whoever saves it. */
  before: readonly string[];
  onChange(permissionIds: string[]): void;
}

type Choice = PermissionMatrixProps & { mayTurn(permission: Permission): boolean };

function hintOf(permission: Permission, may: boolean, { always, notHeld }: { always: string; notHeld: string }): string {
  if (permission.assignmentType === 'ALWAYS') return always;
  return may ? permission.key : notHeld;
}

/** One category: a box for all of it, and one for each of its permissions. */
function Category({ group, value, onChange, mayTurn }: { group: PermissionGroup } & Choice) {
  const { t } = useTexts();
  const texts = { always: t('role.always'), notHeld: t('role.notHeld') };
  const isOn = (permission: Permission) => permission.assignmentType === 'ALWAYS' || value.includes(permission.id);
  const free = group.permissions.filter(mayTurn).map(({ id }) => id);
  const on = group.permissions.filter(isOn).length;
  const all = on === group.permissions.length;
  const turn = (ids: readonly string[], wanted: boolean) => onChange([...value.filter((id) => !ids.includes(id)), ...(wanted ? ids : [])]);
  return (
    <fieldset css={choicesStyle}>
      <legend>{group.name}</legend>
      {group.permissions.length > 1 ? (
        <Checkbox
          label={t('role.allOf', { category: group.name })}
          hint={t('role.chosen', { count: on, total: group.permissions.length })}
          checked={all || (on > 0 && 'indeterminate')}
          disabled={free.length === 0}
          onCheckedChange={() => turn(free, !free.every((id) => value.includes(id)))}
        />
      ) : null}
      {group.permissions.map((permission) => (
        <Checkbox
          key={permission.id}
          label={permission.name}
          hint={hintOf(permission, mayTurn(permission), texts)}
          checked={isOn(permission)}
          disabled={!mayTurn(permission)}
          onCheckedChange={(wanted) => turn([permission.id], wanted)}
        />
      ))}
    </fieldset>
  );
}

/** Which permissions a role has, by category. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const [search, setSearch] = useState('');
  const permissions = usePermissions();
  const categories = useCategories();
  if (permissions.isError || categories.isError) {
    const again = (
      <Button size="sm" variant="ghost" onClick={() => void Promise.all([permissions.refetch(), categories.refetch()])}>
        {t('common.retry')}
      </Button>
    );
    return <Banner tone="danger" actions={again}>{t('role.permissionsFailed')}</Banner>;
  }
  if (!permissions.data || !categories.data) return <Skeleton shape="text" count={6} />;
  const groups = groupPermissions(permissions.data, categories.data, search);
  // the server knows every key; the portal's type names its own
  const mayTurn = ({ id, key, assignmentType }: Permission) => assignmentType !== 'ALWAYS' && (props.before.includes(id) || holds(key as PermissionKey));
  return (
    <div css={formStyle}>
      <TextField
        label={t('role.findPermission')}
        type="search"
        autoComplete="off"
        start={<Icon name="search" size="sm" />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {groups.length === 0 ? <p css={mutedStyle}>{t('role.noPermissionFound', { search })}</p> : null}
      <div css={matrixStyle}>
        {groups.map((group) => (
          <Category key={group.name} group={group} {...props} mayTurn={mayTurn} />
        ))}
      </div>
    </div>
  );
}
