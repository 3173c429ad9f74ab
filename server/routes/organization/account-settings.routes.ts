import type { accountSettingsContract } from '#shared/contract/organization/account-settings.ts';
import type { Handlers } from '#server/http/mount.ts';
import { changeAccountSettings, readAccountSettings } from '#server/use-cases/organization/account-settings.ts';

export function accountSettingsRoutes(): Handlers<typeof accountSettingsContract> {
  return {
    'GET /tenants/resources/account-settings/v1': ({ context, caller }) =>
      readAccountSettings(context, caller.tenantId),
    'PUT /tenants/resources/account-settings/v1': ({ context, body }) => changeAccountSettings(context, body),
  };
}
