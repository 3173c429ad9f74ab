import type { StepProps } from '#shared/flow/step-props.ts';
import { verificationMethods } from './devices.ts';
import { useTexts } from '#login-box/texts.tsx';
import { codeField, fewDigitsField } from '#login-box/parts/code-field.ts';
import { Emphasised } from '#login-box/parts/emphasised.tsx';
import { FactorCard } from './factor-card.tsx';
import { mfaOwn } from './mfa-texts.ts';

/** The code that an authenticator app shows. */
export function AuthenticatorAppPage(props: StepProps) {
  const { t } = useTexts(mfaOwn);
  const lead = t('factorApp.lead', { vendor: props.page.vendor.name });
  return (
    <FactorCard
      props={props}
      step="authenticatorApp"
      title={t('factorApp.title')}
      lead={lead}
      fields={[codeField(t('factor.code'))]}
    />
  );
}

/** The code of a text message; before one was sent, the button that sends it. */
export function SmsVerifyCodePage(props: StepProps) {
  const { stepData } = props;
  const phones = verificationMethods(stepData.devices).filter(({ method }) => method === 'sms');
  const phone = (phones.find(({ device }) => device === stepData.device) ?? phones[0])?.name ?? '';
  return <MessagePage props={props} step="smsVerifyCode" target={phone} kind="Sms" />;
}

/** The code of a mail; before one was sent, the button that sends it. */
export function EmailVerifyCodePage(props: StepProps) {
  const email =
    verificationMethods(props.stepData.devices).find(({ method }) => method === 'email')?.name ??
    props.values['email'] ??
    '';
  return <MessagePage props={props} step="emailVerifyCode" target={email} kind="Email" />;
}

function MessagePage({
  props,
  step,
  target,
  kind,
}: {
  props: StepProps;
  step: string;
  target: string;
  kind: 'Sms' | 'Email';
}) {
  const { t } = useTexts(mfaOwn);
  const sent = props.stepData.sent === true;
  const recipient = { phone: target, email: target };
  const lead = t(sent ? `factor${kind}.lead` : `factor${kind}.ask`, recipient);
  return (
    <FactorCard
      props={props}
      step={step}
      title={t(sent ? `factor${kind}.title` : 'factorVerify.title')}
      lead={<Emphasised text={lead} value={target} />}
      fields={sent ? [codeField(t('factor.code'))] : []}
      {...(!sent && { submit: t('factorSms.send'), submitting: t('factor.sending') })}
      resends={sent}
      remembers={sent}
    />
  );
}

/** One of the codes that were saved when the second factor was set up. */
export function RecoveryCodePage(props: StepProps) {
  const { t } = useTexts(mfaOwn);
  const field = { ...fewDigitsField('code', t('factorRecovery.code')), inputmode: 'text' as const, maxlength: 40 };
  return (
    <FactorCard
      props={props}
      step="recoveryCode"
      title={t('factorRecovery.title')}
      lead={t('factorRecovery.lead')}
      fields={[field]}
      remembers={false}
    />
  );
}

/** A security key, the device itself, or in a step-up a passkey: the browser asks for it. */
export function SecurityKeyPage(props: StepProps) {
  const { t } = useTexts(mfaOwn);
  const { stepData } = props;
  const keys = verificationMethods(stepData.devices).filter(({ method }) => method === 'key');
  const { passkey } = keys.find(({ device }) => device === stepData.device) ?? keys[0] ?? {};
  return (
    <FactorCard
      props={props}
      step="securityKey"
      title={t(passkey ? 'loginWithPasskey.submit' : 'factorKey.title')}
      lead={
        <>
          {t(passkey ? 'loginWithPasskey.lead' : 'factorKey.lead')}
          <noscript> {t(passkey ? 'loginWithPasskey.noScript' : 'factorKey.noScript')}</noscript>
        </>
      }
      fields={[]}
      submit={t('factorKey.submit')}
      submitting={t(passkey ? 'loginWithPasskey.submitting' : 'factorKey.submitting')}
    />
  );
}
