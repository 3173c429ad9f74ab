import type { HostedFlow, HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { ButtonLink } from '#shared/ui/link/link.tsx';
import { NoForm } from '#login-box/parts/no-form.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { useTexts } from '#login-box/texts.tsx';

const linkOf: Readonly<Partial<Record<HostedFlow, keyof HostedPage['links']>>> = {
  'sign-up': 'signUp',
  'forgot-password': 'forgotPassword',
  activate: 'resendActivation',
};

/** The part of the product that was wanted could not be had: try again, or do it on the hosted page. */
export function UnavailablePage({ page, retry }: { page: HostedPage; retry: () => void }) {
  const { t } = useTexts();
  const href = page.links[linkOf[page.flow] ?? 'login'];
  return (
    <StepCard page={page} focusTitle title={t('unavailable.title')} lead={t('unavailable.text')}>
      <NoForm>
        <ButtonLink href={href} onPress={retry}>
          {t('common.tryAgain')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={href} target="_top">
          {t('unavailable.hosted')}
        </ButtonLink>
      </NoForm>
    </StepCard>
  );
}
