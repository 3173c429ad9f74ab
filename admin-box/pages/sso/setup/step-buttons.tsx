import { useState } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import { useUnsaved } from './unsaved.tsx';

export interface StepButtonsProps {
  onContinue?: (() => void) | undefined;
  onBack(): void;
  /** For a step that is left before it is done. */
  isLater?: boolean;
}

/** The end of a step, which saves what was entered. A step that cannot be left out yet offers only the way back. */
export function StepButtons({ onContinue, onBack, isLater = false }: StepButtonsProps) {
  const { t } = useTexts();
  const { saveAll } = useUnsaved();
  const [isSaving, setSaving] = useState(false);
  const saveAndContinue = async (): Promise<void> => {
    setSaving(true);
    const isSaved = await saveAll();
    setSaving(false);
    if (isSaved) onContinue?.();
  };
  return (
    <div css={buttonsStyle}>
      {onContinue ? (
        <Button variant={isLater ? 'secondary' : 'primary'} loading={isSaving} onClick={() => void saveAndContinue()}>
          {t(isLater ? 'sso.continueLater' : 'sso.continue')}
        </Button>
      ) : null}
      <Button onClick={onBack}>{t('sso.back')}</Button>
    </div>
  );
}
