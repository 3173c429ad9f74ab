import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';

/** The end of a form with values of the provider: why they were not saved, and the button that saves them. */
export function SaveValuesButton({ busy, failure }: { busy: boolean; failure: unknown }) {
  const { t } = useTexts();
  return (
    <>
      <SaveFailure failure={failure} />
      <div>
        <Button type="submit" loading={busy} loadingLabel={t('common.saving')}>
          {t('sso.saveValues')}
        </Button>
      </div>
    </>
  );
}
