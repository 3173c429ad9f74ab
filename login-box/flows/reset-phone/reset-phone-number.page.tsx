import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { emailField } from '#login-box/parts/fields.ts';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';
import { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';

/** Asks whose number shall change. */
export function ResetPhoneNumberPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  return (
    <StepCard
      page={props.page}
      title={t('ResetPhoneNumber.title')}
      lead={t('ResetPhoneNumber.text')}
      foot={<BackLink {...props} />}
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
