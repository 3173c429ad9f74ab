import { css } from '@emotion/react';
import { useTexts } from '#login-box/texts.tsx';
import { newPasswordOwn } from './new-password-texts.ts';
import type { Strength } from './strength-of.ts';

const style = css`
  display: inline-flex;
  align-items: center;
  gap: var(--portico-space-2);
  font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
  line-height: 16px;
  color: var(--portico-color-text-muted);
  & > span {
    display: inline-flex;
    gap: 2px;
  }
  & i {
    inline-size: 14px;
    block-size: 4px;
    border-radius: 2px;
    background: var(--portico-color-border-strong);
  }
  & i[data-state='on'] {
    background: var(--portico-color-danger-mark);
  }
  &[data-state='2'] i[data-state='on'],
  &[data-state='3'] i[data-state='on'] {
    background: var(--portico-color-warning-mark);
  }
  &[data-state='4'] i[data-state='on'] {
    background: var(--portico-color-success-mark);
  }
  @media (forced-colors: active) {
    & i {
      border: 1px solid CanvasText;
    }
    & i[data-state='on'] {
      background: CanvasText;
    }
  }
`;

/** Four bars and a label. Screen readers announce the label once typing pauses. */
export function StrengthMeter({ strength }: { strength: Strength | undefined }) {
  const { t } = useTexts(newPasswordOwn);
  if (strength === undefined) return <output aria-live="polite" />;
  return (
    <output css={style} aria-live="polite" data-part="strength" data-state={strength}>
      <span aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} data-state={bar <= Math.max(1, strength) ? 'on' : 'off'} />
        ))}
      </span>
      {t(`strength.${strength}`)}
    </output>
  );
}
