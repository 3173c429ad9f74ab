import type { usageContract } from '#shared/contract/usage/usage.ts';
import type { Handlers } from '#server/http/mount.ts';
import { describeUsage } from '#server/use-cases/usage/describe-usage.ts';
import { checkUsageLimit, describeMeters } from '#server/use-cases/usage/describe-meters.ts';
import { recordUsage } from '#server/use-cases/usage/record-usage.ts';

export function usageRoutes(): Handlers<typeof usageContract> {
  return {
    'GET /usage/resources/v1/summary': ({ context, caller }) => describeUsage(context, caller),
    'GET /usage/resources/v1/meters': ({ context, caller, query }) => describeMeters(context, caller, query.month),
    'POST /usage/resources/v1/events': ({ context, body }) => recordUsage(context, body.events),
    'GET /usage/resources/v1/limits': ({ context, query }) => checkUsageLimit(context, query),
  };
}
