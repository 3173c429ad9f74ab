import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { buttonsStyle } from './account.styles.ts';

export interface FormFootProps {
  changed: boolean;
  saving: boolean;
  /** Saving was requested without any change. */
  nothing: boolean;
  failure: unknown;
  /** Resets to the saved values; after a conflict, to the other user's. */
  onDiscard(): void;
}

/** The end of a form: what came of saving, and its buttons. */
export function FormFoot({ changed, saving, nothing, failure, onDiscard }: FormFootProps) {
  const { t } = useTexts();
  return (
    <>
      <SaveFailure failure={failure} remote={{ acceptLabel: t('account.useTheirs'), onAccept: onDiscard }} />
      {nothing && !changed ? <Banner tone="info">{t('account.noChanges')}</Banner> : null}
      <div css={buttonsStyle}>
        <Button type="submit" variant="primary" loading={saving} loadingLabel={t('common.saving')}>
          {t('account.save')}
        </Button>
        {changed ? (
          <Button variant="ghost" onClick={onDiscard}>
            {t('account.discard')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
