import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { placeName } from '#login-box/parts/place-name.ts';

/** The account is active; the page leaves by itself. */
export function ActivateSuccessPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  const { page, stepData } = props;
  return (
    <DoneCard
      props={props}
      title={t('activateSuccess.title')}
      lead={t('activateSuccess.text', { place: placeName(stepData, page) })}
      next={{ text: t('success.continue'), href: page.defaultRedirect, event: 'continue.requested' }}
    />
  );
}
