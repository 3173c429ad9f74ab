import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { NewPasswordCard } from '#login-box/parts/new-password-card.tsx';

/** The account has no password yet. */
export function ActivatingFormPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <NewPasswordCard
      props={props}
      step="activatingForm"
      title={t('activatingForm.title')}
      submit={t('activatingForm.submit')}
      submitting={t('activatingForm.submitting')}
    />
  );
}
