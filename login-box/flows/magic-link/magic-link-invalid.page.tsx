import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';

/** Used, expired, or never a link. */
export function MagicLinkInvalidPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  return (
    <DoneCard
      props={props}
      title={t('magicLinkInvalid.title')}
      lead={t('magicLinkInvalid.text')}
      next={{ text: t('common.backToSignIn'), href: props.page.links.login, event: 'continue.requested' }}
    />
  );
}
