import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';

/** The link is no longer good; sign-in may be open all the same. */
export function UnlockInvalidPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  const { page } = props;
  return (
    <DoneCard
      props={props}
      title={t('unlockInvalid.title')}
      lead={t('unlockInvalid.text')}
      next={{ text: t('common.signIn'), href: page.links.login, event: 'continue.requested' }}
      foot={<Link href={page.links.forgotPassword}>{t('preLogin.forgot')}</Link>}
    />
  );
}
