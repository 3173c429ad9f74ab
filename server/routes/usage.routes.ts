import type { usageContract } from '#shared/contract/usage.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { describeUsage } from '#server/use-cases/portal/describe-usage.ts';

export function usageRoutes(services: Services): Handlers<typeof usageContract> {
  return { 'GET /usage/resources/v1/summary': ({ caller }) => describeUsage(services, caller) };
}
