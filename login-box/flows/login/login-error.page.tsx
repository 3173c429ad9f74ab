import type { StepProps } from '#shared/flow/step-props.ts';
import { ButtonLink } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { NoForm } from '#login-box/parts/no-form.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { Trace } from '#login-box/parts/trace.tsx';

/** Shows why sign-in cannot continue with this email, and leads to entering another one. */
export function LoginErrorPage({ page, error, send }: StepProps) {
  const { t, errorText } = useTexts();
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('error.title')}
      lead={error && errorText(error)}
      foot={error?.traceId ? <Trace error={error} /> : undefined}
    >
      <NoForm>
        <ButtonLink href={page.links.login} onPress={() => send({ type: 'email.changed' })}>
          {t('common.useAnotherAddress')}
        </ButtonLink>
      </NoForm>
    </StepCard>
  );
}
