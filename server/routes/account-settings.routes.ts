import type { accountSettingsContract } from '#shared/contract/account-settings.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { changeAccountSettings, readAccountSettings } from '#server/use-cases/accounts/account-settings.ts';

export function accountSettingsRoutes(services: Services): Handlers<typeof accountSettingsContract> {
  return {
    'GET /tenants/resources/account-settings/v1': ({ caller }) => readAccountSettings(services, caller.tenantId),
    'PUT /tenants/resources/account-settings/v1': ({ caller, body, requestMetadata }) =>
      changeAccountSettings(services, caller, body, requestMetadata),
  };
}
