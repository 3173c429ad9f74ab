import type { Selectable } from 'kysely';
import type { Tables } from '#server/db/schema.ts';

export type TenantRow = Selectable<Tables['tenants']>;
