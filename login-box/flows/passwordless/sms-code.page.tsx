import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { OtherMethodLink } from '#login-box/flows/login/method-forms.tsx';
import { CodeCard } from '#login-box/parts/code-card.tsx';
import { passwordlessOwn } from './passwordless-texts.ts';

/** Asks for the code out of a text message. */
export function SmsCodePage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const phoneNumber = props.stepData.phoneNumber ?? props.values['phoneNumber'] ?? t('smsCode.yourPhone');
  return (
    <CodeCard
      props={props}
      step="smsCode"
      title={t('loginWithOtc.title')}
      text={t('smsCode.text', { phoneNumber })}
      target={phoneNumber}
      submit={t('loginWithOtc.submit')}
      submitting={t('loginWithOtc.submitting')}
      foot={
        <>
          <OtherMethodLink props={props} present="SmsCode" />
          <Link href={props.page.links.login} onPress={() => props.send({ type: 'phone.changed' })}>
            {t('smsCode.change')}
          </Link>
        </>
      }
    />
  );
}
