import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { codeField } from '#login-box/parts/code-field.ts';
import { newPasswordField } from '#login-box/parts/new-account-fields.ts';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { BackLink } from '#login-box/parts/back-link.tsx';
import { StrengthMeter } from '#login-box/parts/strength-meter.tsx';
import { usePasswordStrength } from '#login-box/parts/use-password-strength.ts';
import { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';

/** Asks for the code, and for a password where there is none yet. */
export function ActivatingFormPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const { page, stepData, values } = props;
  const email = values['email'];
  const [strength, onType] = usePasswordStrength(email);
  const password = stepData.shouldSetPassword === true ? [newPasswordField(t, page, email, { strength })] : [];
  return (
    <StepCard page={page} title={t('activateCode.title')} lead={t('activateCode.text')} foot={<BackLink {...props} />}>
      <StepForm
        props={props}
        step="activatingForm"
        fields={[codeField(t('code.label')), ...password]}
        adornments={{ password: <StrengthMeter strength={strength} /> }}
        onType={onType}
        submit={t('activateCode.submit')}
        submitting={t('activateCode.submitting')}
      />
    </StepCard>
  );
}
