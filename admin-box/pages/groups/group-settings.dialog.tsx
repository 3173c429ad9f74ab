import { useState } from 'react';
import type { GroupConfig } from '#shared/contract/groups/groups.ts';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useChangeGroups } from './use-change-groups.ts';

/** Whether groups are on, and give their roles. */
export function GroupSettingsDialog({
  config,
  open,
  onClose,
}: {
  config: GroupConfig;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { configure } = useChangeGroups();
  const [wanted, setWanted] = useState(config);
  const { busy, failure, run } = useAction();
  const changed = wanted.enabled !== config.enabled || wanted.rolesEnabled !== config.rolesEnabled;
  const save = () => run(() => configure(wanted).then(onClose));
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('groups.settingsTitle')}
      fields={t('groups.settingsTitle')}
      changed={changed}
      saving={busy}
      failure={failure}
      onSave={() => void save()}
    >
      <Checkbox
        label={t('groups.enabled')}
        hint={t('groups.enabledHint')}
        checked={wanted.enabled}
        onCheckedChange={(enabled) => setWanted({ ...wanted, enabled })}
      />
      <Checkbox
        label={t('groups.rolesEnabled')}
        hint={t('groups.rolesEnabledHint')}
        checked={wanted.rolesEnabled}
        disabled={!wanted.enabled}
        onCheckedChange={(rolesEnabled) => setWanted({ ...wanted, rolesEnabled })}
      />
    </FormDialog>
  );
}
