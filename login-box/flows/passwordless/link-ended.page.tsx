import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { passwordlessOwn } from './passwordless-texts.ts';

/** The link that was waited for is dead. */
export function LinkEndedPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  return (
    <DoneCard
      props={props}
      title={t('linkEnded.title')}
      lead={t('linkEnded.text')}
      next={{ text: t('common.backToSignIn'), href: props.page.links.login, event: 'continue.requested' }}
    />
  );
}
