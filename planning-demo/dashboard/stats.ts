import { strings } from '#planning-demo/strings.ts';

/** A figure on the dashboard: fixed, as the demo has no data (spec section 9). */
export interface Stat {
  title: string;
  value: string;
  caption: string;
}

export const stats: readonly Stat[] = [strings.stats.quick, strings.stats.active, strings.stats.completed];
