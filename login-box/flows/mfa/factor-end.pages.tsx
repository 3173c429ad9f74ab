import type { StepProps } from '#shared/flow/step-props.ts';
import { Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { DoneCard } from '#login-box/parts/done-card.tsx';
import { mfaOwn } from './mfa-texts.ts';

/** The challenge is over; the first factor has to be proved again. */
export function FactorExpiredPage(props: StepProps) {
  const { t } = useTexts(mfaOwn);
  return (
    <DoneCard
      props={props}
      title={t('factorExpired.title')}
      lead={t('factorExpired.lead')}
      next={{ text: t('factor.startAgain'), href: props.page.links.login, event: 'continue.requested' }}
    />
  );
}

/** A step-up asks for a second factor, and there is none. */
export function NoMfaEnrolledStepUpPage(props: StepProps) {
  const { t } = useTexts(mfaOwn);
  const { page } = props;
  return (
    <DoneCard
      props={{ ...props, error: undefined }}
      title={t('factorNone.title')}
      lead={t('factorNone.lead')}
      next={{ text: t('factorNone.profile'), href: '/oauth/portal/profile' }}
      foot={<Link href={page.defaultRedirect}>{t('factorNone.back')}</Link>}
    />
  );
}
