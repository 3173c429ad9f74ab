import { useState } from 'react';
import type { Permission, Role } from '#shared/contract/entities.ts';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ChoicesField } from '#admin-box/kit/forms/choices-field.tsx';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { areSame, isOwn } from './role-rules.ts';
import { useChangeRoles } from './use-change-roles.ts';
import { usePermissions, useRoles } from './use-roles.ts';

function OwnRoles({
  roles,
  value,
  onChange,
}: {
  roles: readonly Role[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const { t } = useTexts();
  if (roles.length === 0) return <p css={mutedStyle}>{t('role.noOwn')}</p>;
  return (
    <ChoicesField legend={t('role.attachTo')} find={t('role.find')} options={roles} value={value} onChange={onChange} />
  );
}

/** Those that one may pass on, and that are a matter of choice. */
function useChoices(): Permission[] {
  const { holds } = usePortal();
  const { data = [] } = usePermissions();
  return data.filter(
    ({ key, assignmentType = 'ASSIGNABLE' }) => assignmentType === 'ASSIGNABLE' && holds(key as PermissionKey),
  );
}

/** Adds one permission to several roles. */
export function AttachPermissionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const permissions = useChoices();
  const own = (useRoles().data ?? []).filter(isOwn);
  const { attach } = useChangeRoles();
  const [chosen, setChosen] = useState<Permission>();
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const { busy, failure, run } = useAction();
  const before = own.filter((role) => chosen && role.permissions.includes(chosen.id)).map(({ id }) => id);
  const changed = chosen !== undefined && !areSame(before, roleIds);
  const choose = (id: string | undefined): void => {
    setChosen(permissions.find((each) => each.id === id));
    setRoleIds(own.filter((role) => id !== undefined && role.permissions.includes(id)).map((role) => role.id));
  };
  const save = async (): Promise<void> => {
    if (chosen) await run(() => attach(chosen, roleIds, roleIds.length).then(onClose));
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('role.attachTitle')}
      description={t('role.attachText')}
      fields={t('role.attachTo')}
      saveLabel={t('role.attachSave')}
      changed={changed}
      saving={busy}
      failure={failure}
      onSave={() => void save()}
    >
      <Combobox
        label={t('role.permission')}
        placeholder={t('role.choosePermission')}
        options={permissions.map(({ id, name, key }) => ({ value: id, label: name, hint: key }))}
        value={chosen ? [chosen.id] : []}
        onChange={([id]) => choose(id)}
      />
      {chosen ? <OwnRoles key={chosen.id} roles={own} value={roleIds} onChange={setRoleIds} /> : null}
    </FormDialog>
  );
}
