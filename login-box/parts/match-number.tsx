import { css } from '@emotion/react';

const style = css`
  display: grid;
  gap: var(--portico-space-2);
  padding: var(--portico-space-4);
  border: 1px solid var(--portico-color-border);
  border-radius: var(--portico-radius-lg);
  & strong {
    text-align: center;
    font: var(--portico-weight-semibold) 40px / 48px var(--portico-font-sans);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.08em;
  }
`;

/** The number by which two screens recognise each other. */
export function MatchNumber({ text, number }: { text: string; number: string }) {
  return (
    <div css={style} data-part="match-number">
      <span>{text}</span>
      <strong>{number}</strong>
    </div>
  );
}
