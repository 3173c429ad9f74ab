import type { UsageMeter } from '#shared/contract/usage/usage.ts';

/** From this part of its limit on, a meter is near it. */
const nearFrom = 0.8;

export type MeterState = 'unlimited' | 'within' | 'near' | 'above';

export function meterState({ used, limit }: Pick<UsageMeter, 'used' | 'limit'>): MeterState {
  if (limit === null) return 'unlimited';
  if (used > limit) return 'above';
  return used >= limit * nearFrom ? 'near' : 'within';
}
