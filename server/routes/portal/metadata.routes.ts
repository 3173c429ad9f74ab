import { isIP } from 'node:net';
import type { IpInfo, metadataContract, MetadataRow } from '#shared/contract/portal/metadata.ts';
import { lockTenantForUpdate, updateTenantAdminBox } from '#server/db/queries/core/memberships.ts';
import { namesWrongOverrides } from '#server/use-cases/portal/overrides-origin.ts';
import { auditColumns } from '#server/domain/audits/audit-columns.ts';
import { getByPath, mergeSettings, setByPath, UnsafeKeyError } from '#server/domain/portal/portal-metadata.ts';
import { serviceProvider } from '#server/domain/sso/service-provider.ts';
import type { Handlers } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { longestSetting, themeFaults, textsAreBounded } from '#server/lib/theme-faults.ts';
import { assertFieldsUnmodified } from '#server/use-cases/authorization/guard-rights.ts';
import { readPortalSettings } from '#server/use-cases/portal/portal-settings.ts';
import type { Services } from '#server/services.ts';

type Json = Record<string, unknown>;

/** Maximum JSON characters of a tenant's portal settings, which every portal page and login reads. */
const longestSettings = 100_000;

export function metadataRoutes(services: Services): Handlers<typeof metadataContract> {
  const { environment, config } = services;
  const started = services.clock().toISOString();
  const adminBoxRow = {
    id: 'adminBox',
    entityName: 'adminBox',
    vendorId: environment.vendorId,
    createdAt: started,
    updatedAt: started,
    properties: [],
  };
  /** Entities that clients request; one without rows is not configured. */
  const rowsOf: Record<string, () => MetadataRow[]> = {
    adminBox: () => [{ ...adminBoxRow, configuration: config.metadata.adminBox }],
    saml: () => [
      {
        ...adminBoxRow,
        id: 'saml',
        entityName: 'saml',
        configuration: { ...serviceProvider(config) },
        isActive: true,
      },
    ],
    notifications: () => [],
    audits: () => [
      { ...adminBoxRow, id: 'audits', entityName: 'audits', properties: [...auditColumns], theme: { styles: {} } },
    ],
  };
  return {
    'GET /metadata'({ query }) {
      const rows = Object.hasOwn(rowsOf, query.entityName) ? rowsOf[query.entityName] : undefined;
      if (!rows) throw new Refusal('metadata-not-found', { values: { entity: query.entityName } });
      return { rows: rows() };
    },

    'GET /metadata/admin-box': ({ caller }) => readPortalSettings(services, caller.tenantId),

    async 'POST /metadata/admin-box'({ context, caller, body }) {
      return await context.inTenant(caller.tenantId, async (tx, context) => {
        const before = (await lockTenantForUpdate(tx, caller.tenantId))!.admin_box;
        // the value read includes the vendor's configured defaults
        refuseOverwritten(mergeSettings(config.metadata.adminBox, before), body.actions);
        const after = applyActions(before, body.actions);
        if (JSON.stringify(after).length > longestSettings)
          throw new Refusal('invalid-request', {
            details: [`actions: the settings of a tenant have at most ${longestSettings} characters`],
            context: { fields: [{ field: 'actions' }] },
          });
        refuseInvalidTheme(before, after, body.actions);
        if (namesWrongOverrides(after, config.baseUrl))
          throw new Refusal('invalid-request', {
            details: ['metadataOverrides/url: is no https address'],
            context: { fields: [{ field: 'metadataOverrides/url' }] },
          });
        const now = context.now;
        await updateTenantAdminBox(tx, caller.tenantId, after, now);
        await context.audit({
          action: 'tenant.admin-box-changed',
          target: { kind: 'tenant', id: caller.tenantId },
          details: { before, after },
        });
        return mergeSettings(config.metadata.adminBox, after);
      });
    },

    'GET /metadata/ip/{ip}': ({ params }) => ipInfo(services, params.ip),
    'GET /metadata/ipme': ({ context }) => ipInfo(services, context.requestMetadata.ip),
  };
}

/** @throws Refusal `changed-meanwhile` */
function refuseOverwritten(settings: Json, actions: { type: string; payload?: unknown; asRead?: unknown }[]): void {
  const read = actions.filter((action) => 'asRead' in action);
  const by = (value: (action: (typeof actions)[number]) => unknown): Json =>
    Object.fromEntries(read.map((action) => [action.type, value(action) ?? null]));
  assertFieldsUnmodified({
    current: by(({ type }) => getByPath(settings, type)),
    wanted: by(({ payload }) => payload),
    asRead: by(({ asRead }) => asRead),
  });
}

/** @throws Refusal `invalid-request` with the path of a value that pages would ignore */
function refuseInvalidTheme(before: Json, after: Json, actions: { type: string; payload?: unknown }[]): void {
  const long = actions
    .filter(({ payload }) => !textsAreBounded(payload))
    .map(({ type }) => ({ field: type, rule: `a text has at most ${longestSetting} characters` }));
  const faults = [...long, ...themeFaults(after, before)];
  if (faults.length === 0) return;
  throw new Refusal('invalid-request', {
    details: faults.map(({ field, rule }) => `${field}: ${rule}`),
    context: { fields: faults.map(({ field }) => ({ field })) },
  });
}

function applyActions(settings: Json, actions: { type: string; payload?: unknown }[]): Json {
  try {
    return actions.reduce((changed, action) => setByPath(changed, action.type, action.payload), settings);
  } catch (error) {
    if (error instanceof UnsafeKeyError)
      throw new Refusal('metadata-key-unsafe', { values: { key: error.key }, cause: error });
    throw error;
  }
}

function ipInfo(services: Services, ip: string): IpInfo {
  const found = isIP(ip) ? services.ipLocations.find(ip) : null;
  if (!found) throw new Refusal('ip-metadata-not-found');
  return {
    ip,
    // numbers by contract, even if the operator's file has only countries
    latitude: found.latitude ?? 0,
    longitude: found.longitude ?? 0,
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
