import type { StepProps } from '../../../shared/flow/step-props.ts';
import { useTexts } from '../../texts.tsx';
import { WaitingCard } from '../parts/waiting-card.tsx';

/** The server looks at what the provider has answered. */
export function SocialReturningPage(props: StepProps) {
  const { t } = useTexts();
  return <WaitingCard props={props} title={t('loginWithPassword.submitting')} />;
}
