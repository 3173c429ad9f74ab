import { css } from '@emotion/react';

/** Drawn on a 20 px square with a line of 1.5. */
const paths = {
  alert: 'M10 3.25 2.5 16h15zM10 8v3.5M10 13.75h.01',
  arrow: 'M4 10h12M11.5 5.5 16 10l-4.5 4.5',
  check: 'm4.5 10.5 3.75 3.75 7.25-8',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M10 6v4l2.5 2',
  eye: 'M2.25 10S5 4.75 10 4.75 17.75 10 17.75 10 15 15.25 10 15.25 2.25 10 2.25 10ZM10 7.75a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5',
  eyeOff: 'M4.2 6.9C2.9 8.3 2.25 10 2.25 10S5 15.25 10 15.25c1 0 1.9-.2 2.7-.5M7.6 5.1A7.6 7.6 0 0 1 10 4.75c5 0 7.75 5.25 7.75 5.25s-.6 1.2-1.8 2.5M3.5 3.5l13 13',
  mail: 'M4.75 4.5h10.5a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M3.5 6l6.5 5 6.5-5',
  ring: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7',
  stop: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M10 6.25v4.5M10 13.25h.01',
} as const;

export type IconName = keyof typeof paths;

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
`;

/** A mark beside words; screen readers skip it. `flip` turns one that points along the line round in right-to-left scripts. */
export function Icon({ name, size, flip }: { name: IconName; size?: 'sm'; flip?: boolean }) {
  return (
    <svg css={style} data-part="icon" data-size={size} data-flip={flip || undefined} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
