import { isIP } from 'node:net';
import type { IpInfo, metadataContract } from '#shared/contract/metadata.ts';
import { audit } from '#server/db/queries/audits.ts';
import { findTenant, updateTenantAdminBox } from '#server/db/queries/memberships.ts';
import { mergeSettings, setByPath, UnsafeKeyError } from '#server/domain/portal-metadata.ts';
import type { Handlers } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { readPortalSettings } from '#server/use-cases/portal-settings.ts';
import type { Services } from '#server/services.ts';

type Json = Record<string, unknown>;

export function metadataRoutes(services: Services): Handlers<typeof metadataContract> {
  const { environment, config, db } = services;
  const started = services.clock().toISOString();
  const adminBoxRow = { id: 'adminBox', entityName: 'adminBox', vendorId: environment.vendorId, createdAt: started, updatedAt: started, properties: [] };
  /** Entities that clients ask for; one without rows has nothing configured. */
  const rowsOf: Record<string, () => (typeof adminBoxRow & { configuration: Json })[]> = {
    adminBox: () => [{ ...adminBoxRow, configuration: config.metadata.adminBox }],
    saml: () => [],
    notifications: () => [],
    audits: () => [],
  };
  return {
    'GET /metadata'({ query }) {
      const rows = Object.hasOwn(rowsOf, query.entityName) ? rowsOf[query.entityName] : undefined;
      if (!rows) throw new Refusal('metadata-not-found', { values: { entity: query.entityName } });
      return { rows: rows() };
    },

    'GET /metadata/admin-box': ({ caller }) => readPortalSettings(services, caller.tenantId),

    async 'POST /metadata/admin-box'({ caller, body, facts }) {
      return await db.inTenant(caller.tenantId, async (tx) => {
        const before = (await findTenant(tx, caller.tenantId))!.admin_box;
        const after = applyActions(before, body.actions);
        const now = services.clock();
        await updateTenantAdminBox(tx, caller.tenantId, after, now);
        await audit(tx, facts, now, {
          action: 'tenant.admin-box-changed',
          tenantId: caller.tenantId,
          actorId: caller.userId,
          target: { kind: 'tenant', id: caller.tenantId },
          details: { before, after },
        });
        return mergeSettings(config.metadata.adminBox, after);
      });
    },

    'GET /metadata/ip/{ip}': ({ params }) => ipInfo(services, params.ip),
    'GET /metadata/ipme': ({ facts }) => ipInfo(services, facts.ip),
  };
}

function applyActions(settings: Json, actions: { type: string; payload?: unknown }[]): Json {
  try {
    return actions.reduce((changed, action) => setByPath(changed, action.type, action.payload), settings);
  } catch (error) {
    if (error instanceof UnsafeKeyError) throw new Refusal('metadata-key-unsafe', { values: { key: error.key }, cause: error });
    throw error;
  }
}

function ipInfo(services: Services, ip: string): IpInfo {
  const found = isIP(ip) ? services.ipLocations.find(ip) : null;
  if (!found) throw new Refusal('ip-metadata-not-found');
  return {
    ip,
    latitude: found.latitude,
    longitude: found.longitude,
    city: found.city,
    country_name: found.countryName,
    country_code: found.countryCode,
    zip: found.zip,
    location: found.countryCode ? { country_flag_emoji: flagOf(found.countryCode) } : {},
  };
}

/** Two letters as regional indicator symbols. */
function flagOf(countryCode: string): string {
  return String.fromCodePoint(...[...countryCode.toUpperCase()].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}
