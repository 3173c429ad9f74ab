import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { MailSentCard } from '#login-box/parts/mail-sent-card.tsx';

/** A new activation link has left, if the address waits for one. */
export function ActivateResentPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <MailSentCard
      props={props}
      step="resent"
      title={t('activateResent.title')}
      text={t('activateResent.text', { email: props.values['email'] ?? '' })}
      changeHref={props.page.links.resendActivation}
    />
  );
}
