import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { OtherMethodLink } from '#login-box/flows/login/method-forms.tsx';
import { phoneField, useCountryChoice } from '#login-box/parts/phone-field.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { Trace } from '#login-box/parts/trace.tsx';
import { passwordlessOwn } from './passwordless-texts.ts';

/** Asks for the phone number that the code is sent to. */
export function LoginWithSmsOtcPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const { page, values, error, send } = props;
  const country = useCountryChoice(t, page.locale);
  return (
    <StepCard
      page={page}
      title={t('loginWithSmsOtc.title')}
      lead={t('loginWithSmsOtc.text')}
      foot={
        <>
          <OtherMethodLink props={props} present="SmsCode" />
          <Link href={page.resetPhoneNumber}>{t('loginWithSmsOtc.lost')}</Link>
          <Link href={page.links.login} onPress={() => send({ type: 'email.changed' })}>
            {t('common.backToSignIn')}
          </Link>
          {error && !error.field ? <Trace error={error} /> : null}
        </>
      }
    >
      <StepForm
        props={props}
        step="loginWithSmsOtc"
        fields={[phoneField(t, values)]}
        submit={t('loginWithSmsOtc.submit')}
        submitting={t('loginWithSmsOtc.submitting')}
        before={country.before}
        adornments={{ phoneNumber: country.beside }}
      />
    </StepCard>
  );
}
