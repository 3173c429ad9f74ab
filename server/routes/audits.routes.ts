import type { auditsContract } from '#shared/contract/audits.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { recordVendorEvent } from '#server/use-cases/record-vendor-event.ts';

export function auditsRoutes(services: Services): Handlers<typeof auditsContract> {
  return {
    async 'POST /audits'({ caller, body, facts, request }) {
      const tenantId = request.headers['frontegg-tenant-id'];
      await recordVendorEvent(services, caller, body, typeof tenantId === 'string' && tenantId !== '' ? tenantId : undefined, facts);
    },
  };
}
