import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { accountFlowOwn } from '#login-box/parts/account-flow-texts.ts';
import { DoneCard } from '#login-box/parts/done-card.tsx';

/** Sign-in is open again; the page leaves for it by itself. */
export function UnlockSuccessPage(props: StepProps) {
  const { t } = useTexts(accountFlowOwn);
  return (
    <DoneCard
      props={props}
      title={t('unlockSuccess.title')}
      lead={t('unlockSuccess.text')}
      next={{ text: t('common.signIn'), href: props.page.links.login, event: 'continue.requested' }}
    />
  );
}
