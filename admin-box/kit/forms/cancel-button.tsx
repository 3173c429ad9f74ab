import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';

/** Closes a dialog without its act. */
export function CancelButton({ onClick }: { onClick(): void }) {
  const { t } = useTexts();
  return (
    <Button variant="ghost" onClick={onClick}>
      {t('common.cancel')}
    </Button>
  );
}
