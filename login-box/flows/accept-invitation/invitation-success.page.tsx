import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';

/** A member now. */
export function InvitationSuccessPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  const { page, stepData } = props;
  const tenantName = stepData.tenantName;
  return (
    <DoneCard
      props={props}
      title={t('invitationSuccess.title')}
      lead={tenantName ? t('invitationSuccess.text', { tenantName }) : undefined}
      next={{ text: t('common.continue'), href: page.links.login, event: 'continue.requested' }}
    />
  );
}
