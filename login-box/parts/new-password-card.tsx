import type { ReactNode } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import { useTexts } from '#login-box/texts.tsx';
import { identityField } from './fields.ts';
import { newPasswordField } from './new-account-fields.ts';
import { StepCard } from './step-card.tsx';
import { StepForm } from './step-form.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { usePasswordStrength } from './use-password-strength.ts';
import { BackLink } from './back-link.tsx';

export interface NewPasswordCardProps {
  props: StepProps;
  step: string;
  title: string;
  lead?: ReactNode;
  submit: string;
  submitting: string;
  /** Asked for before the password. */
  fields?: LightField[];
}

/** Asks for a new password. Includes the email, if known, for password managers. */
export function NewPasswordCard({ props, step, title, lead, submit, submitting, fields = [] }: NewPasswordCardProps) {
  const { t } = useTexts();
  const { page, values } = props;
  const email = values['email'];
  const [strength, onType] = usePasswordStrength(email);
  const identity = email ? [identityField(t, email)] : [];
  return (
    <StepCard page={page} title={title} lead={lead} foot={<BackLink {...props} />}>
      <StepForm
        props={props}
        step={step}
        fields={[...fields, ...identity, newPasswordField(t, page, email, { strength })]}
        submit={submit}
        submitting={submitting}
        adornments={{ password: <StrengthMeter strength={strength} /> }}
        onType={onType}
      />
    </StepCard>
  );
}
