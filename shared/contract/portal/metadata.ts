/** Environment data for clients: portal metadata, and information about an IP address. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';

const MetadataRow = z.object({
  id: z.string(),
  entityName: z.string(),
  vendorId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  properties: z.array(z.unknown()),
  configuration: z.record(z.string(), z.unknown()).optional(),
  isActive: z.boolean().optional(),
  /** Of tables generated from the properties. */
  theme: z.object({ styles: z.record(z.string(), z.unknown()) }).optional(),
});
export type MetadataRow = z.infer<typeof MetadataRow>;

const IpInfo = z.object({
  ip: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  city: z.string().nullable(),
  country_name: z.string().nullable(),
  country_code: z.string().nullable(),
  zip: z.string().nullable(),
  location: z.object({ country_flag: z.string().optional(), country_flag_emoji: z.string().optional() }),
});
export type IpInfo = z.infer<typeof IpInfo>;

export const metadataContract = defineContract({
  'GET /metadata': {
    summary: 'Returns the settings of a part of the portal',
    description: '404 "metadata not found" for an unknown entity.',
    access: 'public',
    query: z.object({ entityName: z.string().min(1).max(100) }),
    response: z.object({ rows: z.array(MetadataRow) }),
  },
  'GET /metadata/admin-box': {
    summary: 'Returns the active tenant’s portal and login box customization',
    access: 'user',
    response: z.record(z.string(), z.unknown()),
  },
  'POST /metadata/admin-box': {
    summary: 'Updates the active tenant’s portal and login box customization',
    description: '`type` is a path joined by slashes, `payload` the new value.',
    access: 'fe.account-settings.write.custom-login-box',
    body: z.object({
      actions: z
        .array(
          z.object({
            type: z.string().min(1).max(500),
            payload: z.unknown(),
            /**
             * Value as last read, `null` for none: the change is rejected when another client changed it in the
             * meantime.
             */
            asRead: z.unknown().optional(),
          }),
        )
        .min(1)
        .max(100),
    }),
    response: z.record(z.string(), z.unknown()),
  },
  'GET /metadata/ip/{ip}': {
    summary: 'Returns the location of an IP address',
    access: 'user',
    params: z.object({ ip: z.string().min(1).max(64) }),
    response: IpInfo,
  },
  'GET /metadata/ipme': {
    summary: 'Returns the location of the caller’s IP address',
    access: 'public',
    response: IpInfo,
  },
});
