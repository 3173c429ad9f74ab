import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';

/** The invitation could not be checked; it is still valid. */
export function InvitationFailedPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <DoneCard
      props={props}
      title={t('invitationFailed.title')}
      lead={t('invitationFailed.text')}
      next={{ text: t('common.tryAgain'), href: '', event: 'retry.requested' }}
      foot={<Link href={props.page.links.login}>{t('common.backToSignIn')}</Link>}
    />
  );
}
