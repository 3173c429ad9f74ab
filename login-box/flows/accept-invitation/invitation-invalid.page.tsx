import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';

/** The invitation is no longer good. */
export function InvitationInvalidPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <DoneCard
      props={props}
      title={t('invitationInvalid.title')}
      lead={t('invitationInvalid.text')}
      next={{ text: t('common.backToSignIn'), href: props.page.links.login, event: 'continue.requested' }}
    />
  );
}
