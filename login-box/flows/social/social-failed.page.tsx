import type { StepProps } from '#shared/flow/step-props.ts';
import { ButtonLink } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { NoForm } from '#login-box/parts/no-form.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { Trace } from '#login-box/parts/trace.tsx';
import { socialOwn } from './social-texts.ts';

/** Shows why the external identity did not sign the user in, with a link back. */
export function SocialFailedPage({ page, error, send }: StepProps) {
  const { t, errorText } = useTexts(socialOwn);
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('socialFailed.title')}
      lead={error && errorText(error)}
      foot={error?.traceId ? <Trace error={error} /> : undefined}
    >
      <NoForm>
        <ButtonLink href={page.links.login} onPress={() => send({ type: 'continue.requested' })}>
          {t('common.backToSignIn')}
        </ButtonLink>
      </NoForm>
    </StepCard>
  );
}
