import type { StepProps } from '#shared/flow/step-props.ts';
import { ButtonLink } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { NoForm } from '#login-box/parts/no-form.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { Trace } from '#login-box/parts/trace.tsx';

/** Shows a message only: an authorization error, an unknown URL. */
export function NoticePage({ page, error }: StepProps) {
  const { t, errorText } = useTexts();
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('notice.title')}
      lead={errorText(error ?? { code: 'not-found' })}
      foot={error?.traceId ? <Trace error={error} /> : undefined}
    >
      <NoForm>
        <ButtonLink href={page.links.login}>{t('notice.back')}</ButtonLink>
      </NoForm>
    </StepCard>
  );
}
