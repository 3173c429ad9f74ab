import { css } from '@emotion/react';

export const rulesStyle = css`
  display: grid;
  gap: var(--portico-space-1);
  margin-block-start: var(--portico-space-1);
  font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
`;

export const ruleStyle = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-2);
  color: var(--portico-color-text-muted);
  &[data-state='met'] {
    color: var(--portico-color-success-text);
  }
  &[data-state='failed'] {
    color: var(--portico-color-danger-text);
  }
`;

export const meterStyle = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--portico-space-1);
  & > span {
    block-size: 4px;
    border-radius: 2px;
    background: var(--portico-color-border);
  }
  &[data-level='1'] > :nth-of-type(-n + 1) {
    background: var(--portico-color-danger-mark);
  }
  &[data-level='2'] > :nth-of-type(-n + 2) {
    background: var(--portico-color-warning-mark);
  }
  &[data-level='3'] > :nth-of-type(-n + 3),
  &[data-level='4'] > span {
    background: var(--portico-color-success-mark);
  }
  @media (forced-colors: active) {
    & > span {
      border: 1px solid;
    }
    &[data-level='1'] > :nth-of-type(-n + 1),
    &[data-level='2'] > :nth-of-type(-n + 2),
    &[data-level='3'] > :nth-of-type(-n + 3),
    &[data-level='4'] > span {
      background: CanvasText;
    }
  }
`;
