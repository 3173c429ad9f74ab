import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { MailSentCard } from '#login-box/parts/mail-sent-card.tsx';

/** A reset link has left, if the address has an account: the page is the same if not. */
export function ForgotPasswordSuccessPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <MailSentCard
      props={props}
      step="success"
      title={t('forgotPasswordSuccess.title')}
      text={t('forgotPasswordSuccess.text', { email: props.values['email'] ?? '' })}
      changeHref={props.page.links.forgotPassword}
    />
  );
}
