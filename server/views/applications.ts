import type { Application } from '#shared/contract/applications/applications.ts';
import type { ApplicationRow } from '#server/db/queries/core/applications.ts';
import type { Services } from '#server/services.ts';

/** An application in the API's format. */
export function describeApplication({ environment }: Services, row: ApplicationRow): Application {
  return {
    id: row.id,
    name: row.name,
    accessType: row.access_type,
    appURL: row.app_url,
    loginURL: row.login_url,
    logoURL: row.logo_url,
    description: row.description,
    type: row.type,
    frontendStack: row.frontend_stack,
    isDefault: row.id === environment.defaultClient.id,
    isActive: row.is_active,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    integrationFinishedAt: row.created_at.toISOString(),
  };
}
