/** What the preview remembers during a visit. */
import type { Tenant, User } from '../../contract/entities.ts';
import type { TeamUser } from '../../contract/members.ts';
import { previewMe, previewMembers, previewTenants } from './preview-entities.ts';

export interface PreviewState {
  /** Milliseconds since 1970: everything invented is dated by it. */
  now: number;
  me: User;
  members: TeamUser[];
  tenants: Tenant[];
  /** Counts what is made, for new ids. */
  made: number;
}

/**
 * - `filled`: as most portals are · `empty`: nobody in the team · `loading`: lists never arrive · `failing`: lists fail
 * - `refusing`: every change fails · `expiring`: the first change finds the session ended · `reader`: may look, and not change
 */
export const previewScenarios = ['filled', 'empty', 'loading', 'failing', 'refusing', 'expiring', 'reader'] as const;
export type PreviewScenario = (typeof previewScenarios)[number];

const rightsOf: Partial<Record<PreviewScenario, readonly string[]>> = { reader: ['fe.secure.read.*'] };

export function createPreviewState(scenario: PreviewScenario, now: number): PreviewState {
  const tenants = previewTenants(now);
  const me = previewMe(now, rightsOf[scenario] ?? ['fe.*']);
  const members = scenario === 'empty' ? [] : previewMembers(now, me.tenantId);
  return { now, me, members, tenants, made: 0 };
}
