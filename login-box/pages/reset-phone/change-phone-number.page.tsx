import type { StepProps } from '../../../shared/flow/step-props.ts';
import { useTexts } from '../../texts.tsx';
import { phoneField, useCountryChoice } from '../parts/phone-field.tsx';
import { StepCard } from '../parts/step-card.tsx';
import { StepForm } from '../parts/step-form.tsx';
import { WayBack } from '../parts/way-back.tsx';
import { passwordlessOwn } from '../passwordless/passwordless-texts.ts';

/** Asks for the new number. */
export function ChangePhoneNumberPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const { page, values, facts } = props;
  const country = useCountryChoice(t, page.locale);
  return (
    <StepCard
      page={page}
      title={t('ChangePhoneNumber.title')}
      lead={t('ChangePhoneNumber.text')}
      foot={<WayBack {...props} />}
    >
      <StepForm
        props={props}
        step="ChangePhoneNumber"
        fields={[phoneField(t, values)]}
        hidden={facts['kept'] ? { kept: facts['kept'] } : undefined}
        submit={t('ChangePhoneNumber.submit')}
        submitting={t('ChangePhoneNumber.submitting')}
        before={country.before}
        beside={{ phoneNumber: country.beside }}
      />
    </StepCard>
  );
}
