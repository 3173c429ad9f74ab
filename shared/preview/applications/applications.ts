/** Applications of the preview. */
import type { Application } from '#shared/contract/applications/applications.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

function applicationOf(
  state: PreviewState,
  id: string,
  properties: Partial<Application> & { name: string },
): Application {
  const at = new Date(state.now - 200 * 24 * 60 * 60 * 1000).toISOString();
  return {
    id,
    accessType: 'FREE_ACCESS',
    appURL: `https://${id}.example/`,
    loginURL: 'https://id.example',
    logoURL: '',
    description: '',
    type: 'web',
    frontendStack: 'react',
    isDefault: false,
    isActive: true,
    createdAt: at,
    updatedAt: at,
    integrationFinishedAt: at,
    ...properties,
  };
}

function applicationsOf(state: PreviewState): Application[] {
  return [
    applicationOf(state, 'planner', { name: 'Planner', isDefault: true }),
    applicationOf(state, 'ledger', { name: 'Ledger', accessType: 'MANAGED_ACCESS', description: 'Books and invoices' }),
    applicationOf(state, 'workshop', { name: 'ورشة العمل', accessType: 'MANAGED_ACCESS' }),
  ];
}

/** Those that the user of the preview may sign in to. */
export function previewOwnApplications(state: PreviewState): Application[] {
  const assigned = state.assigned.get(state.me.id) ?? [];
  return applicationsOf(state).filter(({ id, accessType }) => accessType === 'FREE_ACCESS' || assigned.includes(id));
}

export function previewApplicationsHandlers(state: PreviewState): PreviewHandlers {
  const { assigned } = state;
  const change = ({ body }: PreviewCall, next: (before: string[], ids: string[]) => string[]): void => {
    const userId = String(body['userId']);
    assigned.set(userId, next(assigned.get(userId) ?? [], textsOf(body['appIds'])));
  };
  return {
    'GET /applications/resources/applications/v1': () => applicationsOf(state),
    'GET /identity/resources/applications/v1/users-apps': ({ query }) =>
      String(query['userIds'])
        .split(',')
        .map((userId) => ({ userId, appIds: assigned.get(userId) ?? [] })),
    'POST /identity/resources/applications/v1/apps-user': (call) =>
      change(call, (before, ids) => [...new Set([...before, ...ids])]),
    'DELETE /identity/resources/applications/v1/user-apps': (call) =>
      change(call, (before, ids) => before.filter((id) => !ids.includes(id))),
  };
}
