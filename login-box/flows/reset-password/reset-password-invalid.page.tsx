import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';

/** The reset link is no longer good. */
export function ResetPasswordInvalidPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  const { page } = props;
  return (
    <DoneCard
      props={props}
      title={t('resetPasswordInvalid.title')}
      lead={t('resetPasswordInvalid.text')}
      next={{ text: t('resetPasswordInvalid.resend'), href: page.links.forgotPassword, event: 'resend.requested' }}
      foot={<Link href={page.links.login}>{t('common.backToSignIn')}</Link>}
    />
  );
}
