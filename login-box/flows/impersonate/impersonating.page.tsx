import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { WaitingCard } from '#login-box/parts/waiting-card.tsx';
import { impersonateOwn } from './impersonate-texts.ts';

/** The session begins. */
export function ImpersonatingPage(props: StepProps) {
  const { t } = useTexts(impersonateOwn);
  return <WaitingCard props={props} title={t('impersonating.title')} />;
}
