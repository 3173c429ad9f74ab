import { css } from '@emotion/react';

export const avatarStyle = css`
  --_hue: 20;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  overflow: hidden;
  background: light-dark(oklch(0.93 0.028 var(--_hue)), oklch(0.33 0.035 var(--_hue)));
  color: light-dark(oklch(0.4 0.06 var(--_hue)), oklch(0.88 0.05 var(--_hue)));
  font: var(--portico-weight-semibold) 12px/16px var(--portico-font-sans);
  user-select: none;
  &[data-hue='1'] { --_hue: 75; }
  &[data-hue='2'] { --_hue: 145; }
  &[data-hue='3'] { --_hue: 205; }
  &[data-hue='4'] { --_hue: 265; }
  &[data-hue='5'] { --_hue: 325; }
  &[data-size='sm'] {
    inline-size: 24px;
    block-size: 24px;
    font-size: 10px;
  }
  &[data-size='lg'] {
    inline-size: 48px;
    block-size: 48px;
    font-size: 17px;
    line-height: 24px;
  }
  &[data-size='xl'] {
    inline-size: 72px;
    block-size: 72px;
    font-size: 24px;
    line-height: 32px;
  }
  &[data-shape='square'] {
    border-radius: var(--portico-radius-sm);
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
