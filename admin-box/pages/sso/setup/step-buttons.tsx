import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';

/** The end of a step. A step that cannot be left out yet offers only the way back. */
export function StepButtons({ onContinue, onBack }: { onContinue?: (() => void) | undefined; onBack(): void }) {
  const { t } = useTexts();
  return (
    <div css={buttonsStyle}>
      {onContinue ? (
        <Button variant="primary" onClick={onContinue}>
          {t('sso.continue')}
        </Button>
      ) : null}
      <Button onClick={onBack}>{t('sso.back')}</Button>
    </div>
  );
}
