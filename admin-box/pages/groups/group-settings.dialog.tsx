import { useState } from 'react';
import type { GroupConfig } from '../../../shared/contract/groups.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { useTexts } from '../../texts.tsx';
import { formStyle } from '../../list-page/list-page.styles.ts';
import { useChangeGroups } from './use-change-groups.ts';

/** Whether groups are on, and give their roles. */
export function GroupSettingsDialog({ config, open, onClose }: { config: GroupConfig; open: boolean; onClose: () => void }) {
  const { t, errorText } = useTexts();
  const { configure } = useChangeGroups();
  const [wanted, setWanted] = useState(config);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const changed = wanted.enabled !== config.enabled || wanted.rolesEnabled !== config.rolesEnabled;
  const save = async (): Promise<void> => {
    if (!changed || saving) return;
    setSaving(true);
    setFailure(undefined);
    await configure(wanted).then(onClose, setFailure);
    setSaving(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('groups.settingsTitle')}
      onSubmit={() => void save()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" disabled={!changed && !saving} loading={saving} loadingLabel={t('common.saving')}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <div css={formStyle}>
        {failure ? <Banner tone="danger">{errorText(failure)}</Banner> : null}
        <Checkbox label={t('groups.enabled')} hint={t('groups.enabledHint')} checked={wanted.enabled} onCheckedChange={(enabled) => setWanted({ ...wanted, enabled })} />
        <Checkbox
          label={t('groups.rolesEnabled')}
          hint={t('groups.rolesEnabledHint')}
          checked={wanted.rolesEnabled}
          disabled={!wanted.enabled}
          onCheckedChange={(rolesEnabled) => setWanted({ ...wanted, rolesEnabled })}
        />
      </div>
    </Dialog>
  );
}
