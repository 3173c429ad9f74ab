import { css } from '@emotion/react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { formatTimeOrDateTime } from '#shared/i18n/format-time.ts';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { Mark } from '#shared/ui/icon/mark.tsx';
import { ButtonLink, Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { useCountdown } from '#login-box/parts/use-countdown.ts';
import { NoForm } from '#login-box/parts/no-form.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { Trace } from '#login-box/parts/trace.tsx';

const listStyle = css`
  display: grid;
  gap: var(--portico-space-3);
  & > li {
    display: flex;
    align-items: flex-start;
    gap: var(--portico-space-3);
  }
  & svg {
    color: var(--portico-color-text-muted);
  }
`;

/** Universal time carries its name, since it is hardly the reader's own. */
function useUntil(lockedUntil: string | undefined): string | undefined {
  const { time } = useTexts();
  if (!lockedUntil) return undefined;
  const shown = formatTimeOrDateTime(lockedUntil, Date.now(), time);
  return time.timeZone ? `${shown} ${time.timeZone}` : shown;
}

/** Sign-in to an address is paused: until when, and what opens it sooner. */
export function LockedPage({ page, stepData, error, send }: StepProps) {
  const { t } = useTexts();
  const until = useUntil(stepData.lockedUntil);
  return (
    <StepCard
      page={page}
      focusTitle
      title={until ? t('locked.until', { time: until }) : t('locked.title')}
      lead={t('locked.text')}
      foot={
        <>
          <Link href={page.links.forgotPassword}>{t('locked.reset')}</Link>
          <Trace error={error} />
        </>
      }
    >
      <ul css={listStyle}>
        <li>
          <Mark name="mail" />
          <span>{t('locked.mail')}</span>
        </li>
        {stepData.lockedUntil ? <Wait until={stepData.lockedUntil} /> : null}
      </ul>
      <NoForm>
        <ButtonLink variant="secondary" href={page.links.login} onPress={() => send({ type: 'email.changed' })}>
          {t('common.useAnotherAddress')}
        </ButtonLink>
      </NoForm>
    </StepCard>
  );
}

/** A countdown if scripts run; otherwise the heading states the time. */
function Wait({ until }: { until: string }) {
  const { t } = useTexts();
  const hydrated = useHydrated();
  const left = useCountdown(until);
  if (!hydrated || left === undefined) return null;
  return (
    <li>
      <Mark name="clock" />
      <span>{t('locked.wait', { time: left })}</span>
    </li>
  );
}
