import type { usageContract } from '#shared/contract/usage.ts';
import type { Handlers } from '#server/http/mount.ts';
import { describeUsage } from '#server/use-cases/portal/describe-usage.ts';

export function usageRoutes(): Handlers<typeof usageContract> {
  return { 'GET /usage/resources/v1/summary': ({ context, caller }) => describeUsage(context, caller) };
}
