import type { auditsContract } from '#shared/contract/audits.ts';
import type { Handlers } from '#server/http/mount.ts';
import { headerText } from '#server/http/requested-tenant.ts';
import { recordVendorEvent } from '#server/use-cases/events/record-vendor-event.ts';

export function auditsRoutes(): Handlers<typeof auditsContract> {
  return {
    async 'POST /audits'({ context, caller, body, request }) {
      await recordVendorEvent(context, caller, body, headerText(request.headers['frontegg-tenant-id']) || undefined);
    },
  };
}
