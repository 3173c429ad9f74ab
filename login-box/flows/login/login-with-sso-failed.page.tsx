import type { StepProps } from '#shared/flow/step-props.ts';
import { ButtonLink, Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { NoForm } from '#login-box/parts/no-form.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { Trace } from '#login-box/parts/trace.tsx';

/** The organization's identity provider did not sign the user in. */
export function LoginWithSsoFailedPage({ page, error, send }: StepProps) {
  const { t } = useTexts();
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('loginWithSSOFailed.title')}
      lead={t('loginWithSSOFailed.text')}
      foot={
        <>
          <Link href={page.links.login}>{t('common.useAnotherAddress')}</Link>
          <Trace error={error} />
        </>
      }
    >
      <NoForm>
        <ButtonLink href={page.defaultRedirect} onPress={() => send({ type: 'continue.requested' })}>
          {t('common.continue')}
        </ButtonLink>
      </NoForm>
    </StepCard>
  );
}
