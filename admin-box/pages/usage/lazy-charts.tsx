import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';
import { chartRoomStyle } from './meters.styles.ts';

const load = () => import('./charts.tsx');
const LazyMeterChart = lazy(async () => ({ default: (await load()).MeterChart }));
const LazySignInsChart = lazy(async () => ({ default: (await load()).SignInsChart }));

/** As high as the chart, so that nothing moves when it arrives. */
const room = <div css={chartRoomStyle} />;

/** Quantities of a meter per day, loaded after the figures. */
export function MeterChart(props: ComponentProps<typeof LazyMeterChart>) {
  return (
    <Suspense fallback={room}>
      <LazyMeterChart {...props} />
    </Suspense>
  );
}

/** Sign-ins per day, loaded after the figures. */
export function SignInsChart(props: ComponentProps<typeof LazySignInsChart>) {
  return (
    <Suspense fallback={room}>
      <LazySignInsChart {...props} />
    </Suspense>
  );
}
