import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { CodeCard } from '#login-box/parts/code-card.tsx';
import { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';

/** Asks for the code out of the mail. */
export function VerifyResetPhoneNumberPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const email = props.values['email'] ?? '';
  return (
    <CodeCard
      props={props}
      step="VerifyResetPhoneNumber"
      title={t('loginWithOtc.title')}
      text={t('loginWithOtc.text', { email })}
      target={email}
      submit={t('VerifyResetPhoneNumber.submit')}
      submitting={t('VerifyResetPhoneNumber.submitting')}
      foot={
        <Link href={props.page.resetPhoneNumber} onPress={() => props.send({ type: 'email.changed' })}>
          {t('common.useAnotherAddress')}
        </Link>
      }
    />
  );
}
