import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { emailField } from '#login-box/parts/fields.ts';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';

/** Asks for the email that the reset link is sent to. */
export function ForgotPasswordPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <StepCard
      page={props.page}
      title={t('forgotPassword.title')}
      lead={t('forgotPassword.text')}
      foot={<BackLink {...props} />}
    >
      <StepForm
        props={props}
        step="forgotPassword"
        fields={[{ ...emailField(t, props.values), ...props.page.identifier }]}
        submit={t('forgotPassword.submit')}
        submitting={t('forgotPassword.submitting')}
      />
    </StepCard>
  );
}
