import type { StepProps } from '#shared/flow/step-props.ts';
import { ButtonLink } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { placeName } from '#login-box/parts/place-name.ts';
import { NoForm } from '#login-box/parts/no-form.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';

/** Signed in; redirects automatically, or immediately when pressed. */
export function LoginSuccessPage({ page, stepData, error, send }: StepProps) {
  const { t } = useTexts();
  const expired = error?.code === 'authorization-request-expired';
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('success.title')}
      lead={expired ? t('success.requestExpired') : t('success.text', { place: placeName(stepData, page) })}
    >
      <NoForm>
        <ButtonLink
          variant="secondary"
          href={page.defaultRedirect}
          onPress={() => send({ type: 'continue.requested' })}
        >
          {t('success.continue')}
        </ButtonLink>
      </NoForm>
    </StepCard>
  );
}
