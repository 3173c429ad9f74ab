/** Settings of an account: name, addresses, and its formats for dates, times and currency. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { ComparedName, TenantId } from '#shared/contract/entities.ts';

export const AccountSettings = z.object({
  tenantId: TenantId,
  name: z.string(),
  applicationUrl: z.string().optional(),
  loginUrl: z.string().optional(),
  address: z.string().optional(),
  timezone: z.string().optional(),
  dateFormat: z.string().optional(),
  timeFormat: z.string().optional(),
  currency: z.string().optional(),
  logo: z.string().optional(),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

/** `null` and an empty string clear a setting. */
export const accountSettingFields = {
  applicationUrl: z.string().trim().max(2048).nullish(),
  loginUrl: z.string().trim().max(2048).nullish(),
  address: z.string().trim().max(1000).nullish(),
  /** From the IANA time zone database. */
  timezone: z.string().trim().max(64).nullish(),
  /** Made of D, M and Y, as in DD/MM/YYYY. */
  dateFormat: z.string().trim().max(30).nullish(),
  /** Made of H or h, m, s and a, as in HH:mm. */
  timeFormat: z.string().trim().max(30).nullish(),
  /** ISO 4217. */
  currency: z.string().trim().max(10).nullish(),
  /** URL of a picture, or a base64 data URL. The server stores a copy and responds with the copy's URL. */
  logo: z.string().trim().max(250_000).nullish(),
};

export const accountSettingsContract = defineContract({
  'GET /tenants/resources/account-settings/v1': {
    summary: 'Returns the settings of the active account',
    access: 'fe.secure.read.accountSettings',
    response: AccountSettings,
  },
  'PUT /tenants/resources/account-settings/v1': {
    summary: 'Updates the settings of the active account',
    description: 'Fields that are absent keep their values.',
    access: 'fe.secure.write.accountSettings',
    body: z.object({
      name: ComparedName.optional(),
      ...accountSettingFields,
      /** Values as last read: the change is rejected when another client changed the same field in the meantime. */
      asRead: z.object({ name: z.string().max(200).optional(), ...accountSettingFields }).optional(),
    }),
    response: AccountSettings,
  },
});
