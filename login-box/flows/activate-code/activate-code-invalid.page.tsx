import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';

/** The code is dead for good. */
export function ActivateCodeInvalidPage(props: StepProps) {
  const { t } = useTexts(passwordlessOwn);
  const { links } = props.page;
  return (
    <DoneCard
      props={props}
      title={t('activateCodeInvalid.title')}
      lead={t('activateCodeInvalid.text')}
      next={{ text: t('activateCodeInvalid.signUp'), href: links.signUp, event: 'continue.requested' }}
      foot={<Link href={links.login}>{t('common.backToSignIn')}</Link>}
    />
  );
}
