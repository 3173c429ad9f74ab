/** Configuration of usage meters. */
import { z } from 'zod';

const MeterConfig = z.strictObject({
  key: z.string().min(1).max(200).describe('Key of the meter in events and in `plans[].limits`.'),
  name: z.string().min(1).max(200).optional().describe('Name on the usage page. Default: the key.'),
  unit: z.string().max(60).default('').describe('Unit of the quantities, for example `GB`, shown next to them.'),
  aggregation: z
    .enum(['sum', 'max', 'last'])
    .default('sum')
    .describe('How the events of a month (UTC) are combined: "sum", "max" for the highest, or "last" for the latest.'),
  enforcement: z
    .enum(['soft', 'hard'])
    .default('soft')
    .describe(
      'What `GET /usage/resources/v1/limits` returns beyond a limit: "soft" allows the usage and reports it, "hard" doesn’t allow it. Events are recorded either way.',
    ),
});
export type MeterConfig = z.infer<typeof MeterConfig>;

export const usageConfig = z
  .strictObject({
    meters: z
      .array(MeterConfig)
      .max(100)
      .default([])
      .describe('Meters whose events the vendor’s back end reports with `POST /usage/resources/v1/events`.'),
  })
  .prefault({})
  .describe('Usage metering.');

interface Metered {
  usage: { meters: MeterConfig[] };
  plans: { limits: Record<string, number> }[];
}

/** Reports limits of unknown meters, and meters with the same key, as configuration issues. */
export function checkMeters({ usage: { meters }, plans }: Metered, context: z.RefinementCtx): void {
  const known = new Set(meters.map(({ key }) => key));
  if (known.size < meters.length)
    context.addIssue({ code: 'custom', path: ['usage', 'meters'], message: 'two meters have one key' });
  for (const [index, { limits }] of plans.entries()) {
    for (const key of Object.keys(limits)) {
      if (!known.has(key))
        context.addIssue({
          code: 'custom',
          path: ['plans', index, 'limits'],
          message: `names a meter that is not configured: ${key}`,
        });
    }
  }
}
