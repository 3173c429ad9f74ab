import { css } from '@emotion/react';

/** Outlines on a 20 x 20 grid with a stroke of 1.5 px. */
const outlines = {
  alert: 'M10 3.25 2.5 16h15zM10 8v3.5M10 13.75h.01',
  arrow: 'M4 10h12M11.5 5.5 16 10l-4.5 4.5',
  bell: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.25 1.5H3.75zM8.25 17.25h3.5',
  check: 'm4.5 10.5 3.75 3.75 7.25-8',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M10 6v4l2.5 2',
  document: 'M5 3h6.5L15 6.5V17H5zM11.5 3v3.5H15M7.5 10h5M7.5 13h5',
  filter: 'M3 4.5h14l-5.25 6.25V16l-3.5-1.75v-3.5z',
  folder: 'M2.75 15.5v-11h5l1.75 2h7.75v9z',
  key: 'M6.5 10.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8.75 11.25l7-7M13 7l2.25 2.25',
  layers: 'm10 3 7 3.75-7 3.75-7-3.75zM3 10.25 10 14l7-3.75M3 13.5l7 3.75 7-3.75',
  lock: 'M4.25 9h11.5v8H4.25zM6.75 9V6.5a3.25 3.25 0 0 1 6.5 0V9',
  mail: 'M2.75 4.5h14.5v11H2.75zM3.5 6l6.5 5 6.5-5',
  menu: 'M3.5 6h13M3.5 10h13M3.5 14h13',
  migrate: 'M3.5 7h13M13 3.5 16.5 7 13 10.5M16.5 13h-13M7 9.5 3.5 13 7 16.5',
  palette:
    'M10 3a7 7 0 1 0 0 14c1.2 0 1.6-.8 1.25-1.75-.45-1.25.25-2.25 1.75-2.25h2c1.2 0 2-.9 2-2.25C17 6.4 13.9 3 10 3M6.5 10h.01M8.25 6.75h.01M11.75 6.75h.01',
  search: 'M9 3.75a5.25 5.25 0 1 0 0 10.5 5.25 5.25 0 0 0 0-10.5M13 13l3.5 3.5',
  settings:
    'M3 6.5h7M14 6.5h3M3 13.5h3M10 13.5h7M12 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M8 11.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  shield: 'M10 2.75 4 5v4.5c0 3.7 2.5 6.3 6 7.75 3.5-1.45 6-4.05 6-7.75V5z',
  signOut: 'M8 3.5H4v13h4M8.5 10H17M13.5 6.5 17 10l-3.5 3.5',
  sync: 'M4 8.5A6.25 6.25 0 0 1 15.5 7M16 11.5A6.25 6.25 0 0 1 4.5 13M15.75 3.5V7h-3.5M4.25 16.5V13h3.5',
  users:
    'M7.5 4.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M2.5 16c.3-2.9 2.3-4.5 5-4.5s4.7 1.6 5 4.5M13 4.5a2.6 2.6 0 0 1 0 5M15 12c1.5.6 2.4 2 2.6 4',
  close: 'm5.5 5.5 9 9M14.5 5.5l-9 9',
} as const;

export type IconName = keyof typeof outlines;

const line = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-directional]:dir(rtl)': { transform: 'scaleX(-1)' },
});

/** A decorative icon: adjacent text has its meaning. `size` is in pixels. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const directional = name === 'arrow' || name === 'signOut' ? '' : undefined;
  return (
    <svg
      css={line}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      strokeWidth={size < 20 ? 1.75 : 1.5}
      data-directional={directional}
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
