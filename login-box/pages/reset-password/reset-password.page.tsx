import type { StepProps } from '../../../shared/flow/step-props.ts';
import { useTexts } from '../../texts.tsx';
import { NewPasswordCard } from '../parts/new-password-card.tsx';

/** Asks for the password that replaces the forgotten one. */
export function ResetPasswordPage(props: StepProps) {
  const { t } = useTexts();
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
