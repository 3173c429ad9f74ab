import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { codeField } from '#login-box/parts/code-field.ts';
import { Emphasised } from '#login-box/parts/emphasised.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { Trace } from '#login-box/parts/trace.tsx';
import { socialOwn } from './social-texts.ts';

/** Asks for the code that went to the address which the provider named. */
export function VerifyEmailPage(props: StepProps) {
  const { t } = useTexts(socialOwn);
  const { page, stepData, error } = props;
  const email = stepData.email ?? '';
  const lead = t('verifyEmail.lead', { provider: stepData.provider ?? '', email });
  return (
    <StepCard
      page={page}
      title={t('verifyEmail.title')}
      lead={<Emphasised text={lead} value={email} />}
      foot={
        <>
          <Link href={page.links.login}>{t('common.backToSignIn')}</Link>
          {error && !error.field ? <Trace error={error} /> : null}
        </>
      }
    >
      <StepForm
        props={props}
        step="verifyEmail"
        fields={[codeField(t('verifyEmail.code'))]}
        submit={t('verifyEmail.submit')}
        submitting={t('verifyEmail.submitting')}
      />
    </StepCard>
  );
}
