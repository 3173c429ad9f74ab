import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { mfaSetUpOwn } from './mfa-set-up-texts.ts';
import { SetUpCard } from './set-up-card.tsx';

/** A security key, or the device itself: the browser asks for it. */
export function SetUpKeyPage(props: StepProps) {
  const { t } = useTexts(mfaSetUpOwn);
  return (
    <SetUpCard
      props={props}
      step="securityKey"
      title={t(props.stepData.platform ? 'setUpKey.deviceTitle' : 'setUpKey.title')}
      lead={t('setUpKey.lead')}
      fields={[]}
      submit={t('setUpKey.submit')}
      submitting={t('setUpKey.submitting')}
    />
  );
}
