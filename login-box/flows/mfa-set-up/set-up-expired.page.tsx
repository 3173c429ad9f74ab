import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { mfaSetUpOwn } from './mfa-set-up-texts.ts';

/** The challenge is over; the first factor has to be proved again. */
export function SetUpExpiredPage(props: StepProps) {
  const { t } = useTexts(mfaSetUpOwn);
  return (
    <DoneCard
      props={props}
      title={t('setUpExpired.title')}
      lead={t('setUpExpired.lead')}
      next={{ text: t('setUp.startAgain'), href: props.page.links.login, event: 'continue.requested' }}
    />
  );
}
