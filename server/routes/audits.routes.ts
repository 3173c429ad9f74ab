import type { auditsContract } from '#shared/contract/audits.ts';
import type { Handlers } from '#server/http/mount.ts';
import { headerText } from '#server/http/requested-tenant.ts';
import type { Services } from '#server/services.ts';
import { recordVendorEvent } from '#server/use-cases/events/record-vendor-event.ts';

export function auditsRoutes(services: Services): Handlers<typeof auditsContract> {
  return {
    async 'POST /audits'({ caller, body, requestMetadata, request }) {
      await recordVendorEvent(
        services,
        caller,
        body,
        headerText(request.headers['frontegg-tenant-id']) || undefined,
        requestMetadata,
      );
    },
  };
}
