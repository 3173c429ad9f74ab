import { css, keyframes } from '@emotion/react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { Mark } from '#shared/ui/icon/mark.tsx';
import { ButtonLink, Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { Emphasised } from '#login-box/parts/emphasised.tsx';
import { NoForm } from '#login-box/parts/no-form.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';

const fill = keyframes`
  from { inline-size: 0; }
  to { inline-size: 100%; }
`;

const progressStyle = css`
  display: grid;
  gap: var(--portico-space-2);
  overflow-wrap: anywhere;
`;

/** As long as the machine waits (`delays.ssoRedirect`). */
const barStyle = css`
  block-size: 6px;
  border-radius: var(--portico-radius-full);
  background: var(--portico-color-surface-active);
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: var(--portico-color-accent-text);
    animation: ${fill} 2s linear both;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none;
    }
  }
`;

/** Without a script, the page of the password. */
function passwordHref(login: string, email: string): string {
  const step = new URLSearchParams({ step: 'loginWithPassword', login_hint: email }).toString();
  return `${login}${login.includes('?') ? '&' : '?'}${step}`;
}

/** Tells the user which identity provider the browser redirects to, and waits two seconds. */
export function RedirectToSsoPage({ page, stepData, values, send }: StepProps) {
  const { t } = useTexts();
  const place = stepData.redirectTo ?? '';
  const email = values['email'] ?? '';
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('redirectToSSO.title')}
      lead={<Emphasised text={t('redirectToSSO.text', { email, place })} value={email} />}
      foot={
        <>
          <Link href={page.links.login} onPress={() => send({ type: 'email.changed' })}>
            {t('common.useAnotherAddress')}
          </Link>
          <Link href={passwordHref(page.links.login, email)} onPress={() => send({ type: 'password.requested' })}>
            {t(stepData.emergency ? 'redirectToSSO.emergency' : 'redirectToSSO.another')}
          </Link>
        </>
      }
    >
      <div css={progressStyle}>
        <p role="status">{t('common.opening', { place })}</p>
        <div css={barStyle} aria-hidden="true" />
      </div>
      <NoForm>
        <ButtonLink href={stepData.ssoAddress ?? page.links.login} onPress={() => send({ type: 'redirect.requested' })}>
          {t('redirectToSSO.now')}
          <Mark name="arrow" size="sm" flip />
        </ButtonLink>
      </NoForm>
    </StepCard>
  );
}
