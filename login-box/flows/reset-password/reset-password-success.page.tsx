import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';

/** The password is changed and every session has ended. */
export function ResetPasswordSuccessPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <DoneCard
      props={props}
      title={t('resetPasswordSuccess.title')}
      lead={t('resetPasswordSuccess.text')}
      next={{ text: t('common.signIn'), href: props.page.links.login, event: 'continue.requested' }}
    />
  );
}
