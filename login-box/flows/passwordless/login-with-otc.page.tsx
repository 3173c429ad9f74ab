import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { OtherMethodLink } from '#login-box/flows/login/method-forms.tsx';
import { CodeCard } from '#login-box/parts/code-card.tsx';
import { passwordlessOwn } from './passwordless-texts.ts';

/** Asks for the code out of a mail. */
export function LoginWithOtcPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const email = props.values['email'] ?? '';
  return (
    <CodeCard
      props={props}
      step="loginWithOtc"
      title={t('loginWithOtc.title')}
      text={t('loginWithOtc.text', { email })}
      target={email}
      submit={t('loginWithOtc.submit')}
      submitting={t('loginWithOtc.submitting')}
      foot={
        <>
          <OtherMethodLink props={props} present="Code" />
          <Link href={props.page.links.login} onPress={() => props.send({ type: 'email.changed' })}>
            {t('common.useAnotherAddress')}
          </Link>
        </>
      }
    />
  );
}
