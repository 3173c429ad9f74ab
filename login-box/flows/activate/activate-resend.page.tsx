import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { emailField } from '#login-box/parts/fields.ts';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';

/** Asks for the email that a new activation link is sent to. */
export function ActivateResendPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <StepCard page={props.page} title={t('activateResend.title')} foot={<BackLink {...props} />}>
      <StepForm
        props={props}
        step="resend"
        fields={[emailField(t, props.values)]}
        submit={t('activateResend.submit')}
        submitting={t('activateResend.submitting')}
      />
    </StepCard>
  );
}
