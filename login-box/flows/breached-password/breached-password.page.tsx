import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { Emphasised } from '#login-box/parts/emphasised.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { StepForm } from '#login-box/parts/step-form.tsx';
import { breachedPasswordOwn } from './breached-password-texts.ts';
import { LaterLink } from './later-link.tsx';

/** Why a right password opens nothing, or should not for long, and one press to a new one. */
export function BreachedPasswordPage(props: StepProps) {
  const { t } = useTexts(breachedPasswordOwn);
  const email = props.values['email'] ?? '';
  return (
    <StepCard
      page={props.page}
      focusTitle
      title={t('breachedPassword.title')}
      lead={
        <Emphasised
          text={t(props.stepData.mayWait ? 'breachedPassword.soon' : 'breachedPassword.text', { email })}
          value={email}
        />
      }
      foot={<LaterLink props={props} text={t('breachedPassword.later')} />}
    >
      <StepForm
        props={props}
        step="breachedPassword"
        fields={[]}
        hidden={{ email }}
        submit={t('breachedPassword.submit')}
        submitting={t('breachedPassword.submitting')}
      />
    </StepCard>
  );
}
