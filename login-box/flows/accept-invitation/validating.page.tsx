import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { WaitingCard } from '#login-box/parts/waiting-card.tsx';

/** The invitation's link is looked at. */
export function ValidatingPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return <WaitingCard props={props} title={t('validating.title')} />;
}
