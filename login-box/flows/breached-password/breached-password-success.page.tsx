import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { MailSentCard } from '#login-box/parts/mail-sent-card.tsx';
import { breachedPasswordOwn } from './breached-password-texts.ts';
import { LaterLink } from './later-link.tsx';

/** The link for a new password has left. */
export function BreachedPasswordSuccessPage(props: StepProps) {
  const { t } = useTexts(breachedPasswordOwn);
  return (
    <MailSentCard
      props={props}
      step="breachedPasswordSuccess"
      title={t('breachedPasswordSuccess.title')}
      text={t('breachedPasswordSuccess.text', { email: props.values['email'] ?? '' })}
      changeHref={props.page.links.login}
      action={props.stepData.mayWait ? <LaterLink props={props} text={t('common.continue')} /> : undefined}
    />
  );
}
