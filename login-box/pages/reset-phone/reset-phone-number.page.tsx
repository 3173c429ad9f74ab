import type { StepProps } from '../../../shared/flow/step-props.ts';
import { useTexts } from '../../texts.tsx';
import { emailField } from '../parts/fields.ts';
import { StepCard } from '../parts/step-card.tsx';
import { StepForm } from '../parts/step-form.tsx';
import { WayBack } from '../parts/way-back.tsx';
import { passwordlessOwn } from '../passwordless/passwordless-texts.ts';

/** Asks whose number shall change. */
export function ResetPhoneNumberPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  return (
    <StepCard
      page={props.page}
      title={t('ResetPhoneNumber.title')}
      lead={t('ResetPhoneNumber.text')}
      foot={<WayBack {...props} />}
    >
      <StepForm
        props={props}
        step="ResetPhoneNumber"
        fields={[emailField(t, props.values)]}
        submit={t('ResetPhoneNumber.submit')}
        submitting={t('ResetPhoneNumber.submitting')}
      />
    </StepCard>
  );
}
