import { css } from '@emotion/react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { useTexts } from '#login-box/texts.tsx';
import { NoForm } from './no-form.tsx';
import { StepCard } from './step-card.tsx';
import { BackLink } from './back-link.tsx';

const style = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-2);
  color: var(--portico-color-text-muted);
  &::before {
    content: '';
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    border-radius: 50%;
    border: 2px solid color-mix(in oklab, currentcolor 28%, transparent);
    border-block-start-color: currentcolor;
    animation: portico-spin 800ms linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation-duration: 2400ms;
    }
  }
`;

/** A call decides what comes next. */
export function WaitingCard({ props, title }: { props: StepProps; title: string }) {
  const { t } = useTexts();
  return (
    <StepCard page={props.page} focusTitle title={title} foot={<BackLink {...props} />}>
      <p css={style} role="status">
        {t('common.working')}
      </p>
      <NoForm />
    </StepCard>
  );
}
