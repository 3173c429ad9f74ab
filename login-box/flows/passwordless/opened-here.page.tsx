import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { passwordlessOwn } from './passwordless-texts.ts';

/** Another tab of this browser went on with the link. */
export function OpenedHerePage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  return (
    <DoneCard
      props={props}
      title={t('openedHere.title')}
      lead={t('openedHere.text')}
      next={{ text: t('common.continue'), href: props.page.defaultRedirect, event: 'continue.requested' }}
    />
  );
}
