import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { WaitingCard } from '#login-box/parts/waiting-card.tsx';

/** Shown while the link is checked. */
export function ImpersonateCheckingPage(props: StepProps) {
  const { t } = useTexts();
  return <WaitingCard props={props} title={t('preLogin.submitting')} />;
}
