import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { MailSentCard } from '#login-box/parts/mail-sent-card.tsx';
import { placeName } from '#login-box/parts/place-name.ts';

/** The account is made: signed in already, or waiting for the address to be confirmed. */
export function SignUpSuccessPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  const { page, stepData, values } = props;
  if (stepData.signedIn) {
    return (
      <DoneCard
        props={props}
        title={t('SignUpSuccess.signedIn')}
        lead={t('success.text', { place: placeName(stepData, page) })}
        next={{ text: t('success.continue'), href: page.defaultRedirect, event: 'continue.requested' }}
      />
    );
  }
  return (
    <MailSentCard
      props={props}
      step="SignUpSuccess"
      title={t('SignUpSuccess.title')}
      text={t('SignUpSuccess.text', { email: values['email'] ?? '' })}
      changeHref={page.links.signUp}
    />
  );
}
