import { useState } from 'react';
import type { Permission, Role } from '../../../shared/contract/entities.ts';
import type { PermissionKey } from '../../../shared/contract/permissions.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox/checkbox.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useUnsavedQuestion } from '../../shell/use-unsaved-guard.tsx';
import { useTexts } from '../../texts.tsx';
import { choicesStyle, formStyle, mutedStyle } from '../../list-page/list-page.styles.ts';
import { areSame, isOwn } from './role-rules.ts';
import { useChangeRoles } from './use-change-roles.ts';
import { usePermissions, useRoles } from './use-roles.ts';

function OwnRoles({ roles, value, onChange }: { roles: readonly Role[]; value: readonly string[]; onChange: (ids: string[]) => void }) {
  const { t } = useTexts();
  if (roles.length === 0) return <p css={mutedStyle}>{t('role.noOwn')}</p>;
  return (
    <fieldset css={choicesStyle}>
      <legend>{t('role.attachTo')}</legend>
      {roles.map(({ id, name, description }) => (
        <Checkbox
          key={id}
          label={name}
          hint={description ?? undefined}
          checked={value.includes(id)}
          onCheckedChange={(on) => onChange(on ? [...value, id] : value.filter((each) => each !== id))}
        />
      ))}
    </fieldset>
  );
}

/** Those that one may pass on, and that are a matter of choice. */
function useChoices(): Permission[] {
  const { holds } = usePortal();
  const { data = [] } = usePermissions();
  return data.filter(({ key, assignmentType = 'ASSIGNABLE' }) => assignmentType === 'ASSIGNABLE' && holds(key as PermissionKey));
}

/** Puts one permission into many roles at once. */
export function AttachPermissionDialog({ open, onClose: end }: { open: boolean; onClose: () => void }) {
  const { t, errorText } = useTexts();
  const permissions = useChoices();
  const own = (useRoles().data ?? []).filter(isOwn);
  const { attach } = useChangeRoles();
  const [chosen, setChosen] = useState<Permission>();
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const before = own.filter((role) => chosen && role.permissions.includes(chosen.id)).map(({ id }) => id);
  const changed = chosen !== undefined && !areSame(before, roleIds);
  const { question, ask } = useUnsavedQuestion(open && changed && !saving, t('role.attachTo'));
  const onClose = () => ask(end);
  const choose = (id: string | undefined): void => {
    setChosen(permissions.find((each) => each.id === id));
    setRoleIds(own.filter((role) => id !== undefined && role.permissions.includes(id)).map((role) => role.id));
  };
  const save = async (): Promise<void> => {
    if (!chosen || !changed || saving) return;
    setSaving(true);
    setFailure(undefined);
    await attach(chosen, roleIds, roleIds.length).then(end, setFailure);
    setSaving(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('role.attachTitle')}
      description={t('role.attachText')}
      onSubmit={() => void save()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" disabled={!changed && !saving} loading={saving} loadingLabel={t('common.saving')}>
            {t('role.attachSave')}
          </Button>
        </>
      }
    >
      <div css={formStyle}>
        {failure ? <Banner tone="danger">{errorText(failure)}</Banner> : null}
        <Combobox
          label={t('role.permission')}
          placeholder={t('role.choosePermission')}
          options={permissions.map(({ id, name, key }) => ({ value: id, label: name, hint: key }))}
          value={chosen ? [chosen.id] : []}
          onChange={([id]) => choose(id)}
        />
        {chosen ? <OwnRoles roles={own} value={roleIds} onChange={setRoleIds} /> : null}
      </div>
      {question}
    </Dialog>
  );
}
