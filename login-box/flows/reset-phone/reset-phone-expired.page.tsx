import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';

/** The right to name another number has ended. */
export function ResetPhoneExpiredPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  return (
    <DoneCard
      props={props}
      title={t('resetPhoneExpired.title')}
      lead={t('resetPhoneExpired.text')}
      next={{ text: t('common.tryAgain'), href: props.page.resetPhoneNumber, event: 'continue.requested' }}
    />
  );
}
