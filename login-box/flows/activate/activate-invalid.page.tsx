import { isDeadLinkCode } from '#shared/flow/page-error.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';

/** The link is no longer good, or could not be looked at: then it is worth another try. */
export function ActivateInvalidPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  const { page, error } = props;
  // Without an error, the server has said so by the step itself.
  const dead = !error || isDeadLinkCode(error.code);
  return (
    <DoneCard
      props={props}
      title={dead ? t('activateInvalid.title') : t('notice.title')}
      lead={t('activateInvalid.text')}
      next={
        dead
          ? { text: t('activateInvalid.resend'), href: page.links.resendActivation, event: 'resend.requested' }
          : { text: t('common.tryAgain'), href: '', event: 'retry.requested' }
      }
      foot={<Link href={page.links.login}>{t('common.backToSignIn')}</Link>}
    />
  );
}
