import type { ReactNode } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import { SaveFailure } from './save-failure.tsx';

export interface FormFootProps {
  changed: boolean;
  saving: boolean;
  /** Saving was requested without any change. */
  nothing: boolean;
  failure: unknown;
  /** Another user's change that was found before anything was saved. */
  conflict?: ReactNode;
  /** Buttons for unsaved values, before the one that discards them. */
  actions?: ReactNode;
  /** Resets to the saved values; after a rejected save, to the other user's. */
  onDiscard(): void;
}

/** The end of a form on a page: the outcome of saving, and its buttons. "Save changes" is always enabled. */
export function FormFoot({ changed, saving, nothing, failure, conflict, actions, onDiscard }: FormFootProps) {
  const { t } = useTexts();
  return (
    <>
      <SaveFailure failure={failure} remote={{ acceptLabel: t('common.useTheirs'), onAccept: onDiscard }} />
      {conflict}
      {nothing && !changed ? <Banner tone="info">{t('common.noChanges')}</Banner> : null}
      <div css={buttonsStyle}>
        <Button type="submit" variant="primary" loading={saving} loadingLabel={t('common.saving')}>
          {t('common.saveChanges')}
        </Button>
        {changed ? actions : null}
        {changed ? (
          <Button variant="ghost" onClick={onDiscard}>
            {t('common.discard')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
