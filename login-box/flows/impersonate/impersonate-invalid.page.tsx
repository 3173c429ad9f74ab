import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { impersonateOwn } from './impersonate-texts.ts';

/** The token is no longer good. */
export function ImpersonateInvalidPage(props: StepProps) {
  const { t, errorText } = useTexts(impersonateOwn);
  return (
    <DoneCard
      props={props}
      title={t('impersonateInvalid.title')}
      lead={errorText(props.error ?? { code: 'impersonation-invalid' })}
      next={{ text: t('common.backToSignIn'), href: props.page.links.login, event: 'continue.requested' }}
    />
  );
}
