import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { NewPasswordCard } from '#login-box/parts/new-password-card.tsx';

/** Asks for the password that replaces the forgotten one. */
export function ResetPasswordPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <NewPasswordCard
      props={props}
      step="resetPassword"
      title={t('resetPassword.title')}
      submit={t('resetPassword.submit')}
      submitting={t('resetPassword.submitting')}
    />
  );
}
