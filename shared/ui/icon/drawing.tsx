import { css } from '@emotion/react';

const style = css`
  flex: none;
  display: block;
  inline-size: 20px;
  block-size: 20px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-size='sm'] {
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 1.75;
  }
  &[data-flip]:dir(rtl) {
    transform: scaleX(-1);
  }
  /* drawings would keep their tone, on whatever ground the reader chose */
  @media (forced-colors: active) {
    forced-color-adjust: auto;
  }
`;

export interface DrawingProps {
  /** On a 20 px square. */
  path: string;
  size?: 'sm' | undefined;
  /** Turns one that points along the line round in right-to-left scripts. */
  flip?: boolean | undefined;
}

/** One path; screen readers skip it. */
export function Drawing({ path, size, flip }: DrawingProps) {
  return (
    <svg
      css={style}
      data-part="icon"
      data-size={size}
      data-flip={flip || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
