import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { WaitingCard } from '#login-box/parts/waiting-card.tsx';

/** The link is looked at, without using it up. */
export function ActivatingPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return <WaitingCard props={props} title={t('activating.title')} />;
}
