import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountOwn } from './account-texts.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';

/** Confirms that the user is signed out. */
export function SignedOutPage(props: StepProps) {
  const { t } = useTexts(accountOwn);
  return (
    <DoneCard
      props={props}
      title={t('signedOut.title')}
      lead={t('signedOut.text')}
      next={{ text: t('common.signIn'), href: props.page.links.login, event: 'continue.requested' }}
    />
  );
}
