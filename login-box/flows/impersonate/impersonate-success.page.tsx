import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { impersonateOwn } from './impersonate-texts.ts';

/** The session has begun; the page leaves by itself. */
export function ImpersonateSuccessPage(props: StepProps) {
  const { t } = useTexts(impersonateOwn);
  const name = props.stepData.userName ?? '';
  return (
    <DoneCard
      props={props}
      title={t('impersonateSuccess.title', { name })}
      lead={t('impersonateSuccess.text')}
      next={{ text: t('impersonateSuccess.next'), href: props.page.defaultRedirect, event: 'continue.requested' }}
    />
  );
}
