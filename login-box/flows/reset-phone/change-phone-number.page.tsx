import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { phoneField, useCountryChoice } from '#login-box/parts/phone-field.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';
import { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';

/** Asks for the new number. */
export function ChangePhoneNumberPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const { page, values, stepData } = props;
  const country = useCountryChoice(t, page.locale);
  return (
    <StepCard
      page={page}
      title={t('ChangePhoneNumber.title')}
      lead={t('ChangePhoneNumber.text')}
      foot={<BackLink {...props} />}
    >
      <StepForm
        props={props}
        step="ChangePhoneNumber"
        fields={[phoneField(t, values)]}
        hidden={stepData.kept ? { kept: stepData.kept } : undefined}
        submit={t('ChangePhoneNumber.submit')}
        submitting={t('ChangePhoneNumber.submitting')}
        before={country.before}
        adornments={{ phoneNumber: country.beside }}
      />
    </StepCard>
  );
}
