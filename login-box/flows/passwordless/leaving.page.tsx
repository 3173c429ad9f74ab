import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { DoneCard } from '#login-box/parts/done-card.tsx';

/** Shown while returning to the first step. */
export function LeavingPage(props: StepProps) {
  const { t } = useTexts();
  const { page } = props;
  return (
    <DoneCard
      props={props}
      title={t('common.working')}
      next={{ text: t('common.backToSignIn'), href: page.links.login, event: 'continue.requested' }}
    />
  );
}
