import type { StepProps } from '#shared/flow/step-props.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import { useTexts } from '#login-box/texts.tsx';
import { codeField } from '#login-box/parts/code-field.ts';
import { Emphasised } from '#login-box/parts/emphasised.tsx';
import { ResendLink } from '#login-box/parts/resend-link.tsx';
import { mfaSetUpOwn } from './mfa-set-up-texts.ts';
import { SetUpCard } from './set-up-card.tsx';

/** Which number the codes go to. */
export function SmsSetPhoneNumberPage(props: StepProps) {
  const { t } = useTexts(mfaSetUpOwn);
  const field: LightField = {
    name: 'phoneNumber',
    type: 'text',
    label: t('setUpPhone.number'),
    autocomplete: 'tel',
    inputmode: 'tel',
    value: props.values['phoneNumber'],
    hint: t('setUpPhone.hint'),
    required: true,
    maxlength: 40,
  };
  return (
    <SetUpCard
      props={props}
      step="smsSetPhoneNumber"
      title={t('setUpPhone.title')}
      lead={t('setUpPhone.lead')}
      fields={[field]}
      submit={t('setUpPhone.submit')}
      submitting={t('setUp.sending')}
    />
  );
}

/** The code that went there. */
export function SetUpSmsPage(props: StepProps) {
  const { t } = useTexts(mfaSetUpOwn);
  const phone = props.stepData.phone ?? props.values['phoneNumber'] ?? '';
  return (
    <SetUpCard
      props={props}
      step="smsVerifyCode"
      title={t('setUpSms.title')}
      lead={<Emphasised text={t('setUpSms.lead', { phone })} value={phone} />}
      fields={[codeField(t('setUp.code'))]}
      submit={t('setUp.submit')}
      submitting={t('setUp.submitting')}
      before={props.stepData.resent ? <Banner tone="success">{t('setUp.newCodeSent')}</Banner> : undefined}
      foot={<ResendLink props={props} text={t('setUp.newCode')} textIn={(time) => t('setUp.newCodeIn', { time })} />}
    />
  );
}
