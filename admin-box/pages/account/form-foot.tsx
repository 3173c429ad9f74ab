import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { errorCodeOf } from '../../data/trace-id.ts';
import { useTexts } from '../../texts.tsx';
import { buttonsStyle } from './account.styles.ts';

export interface FormFootProps {
  changed: boolean;
  saving: boolean;
  /** Somebody asked to save what is as it was. */
  nothing: boolean;
  failure: unknown;
  /** Back to what is saved: after a conflict, what somebody else made of it. */
  onDiscard(): void;
}

/** The end of a form: what came of saving, and its buttons. */
export function FormFoot({ changed, saving, nothing, failure, onDiscard }: FormFootProps) {
  const { t, errorText } = useTexts();
  const isConflict = errorCodeOf(failure) === 'changed-meanwhile';
  return (
    <>
      {failure ? (
        <Banner
          tone={isConflict ? 'warning' : 'danger'}
          actions={
            isConflict ? (
              <Button size="sm" variant="ghost" onClick={onDiscard}>
                {t('account.useTheirs')}
              </Button>
            ) : undefined
          }
        >
          {errorText(failure)}
        </Banner>
      ) : null}
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
