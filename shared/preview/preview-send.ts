/**
 * Preview mode: a `Send` that asks no server. It answers from invented data after short delays, and remembers changes for the
 * visit (specification, admin portal, section 1).
 */
import { ApiError } from '#shared/api/api-error.ts';
import { largeTenantState } from './large-tenant.ts';
import { withLongNames } from './long-names.ts';
import { areas, lists } from './areas.ts';
import type { PreviewCall, PreviewHandlers } from './answers.ts';
import { findHandler } from './answers.ts';
import { previewError } from './error.ts';
import { createPreviewState } from './state.ts';
import type { PreviewJournal } from './preview-journal.ts';
import type { PreviewScenario } from './state.ts';
import type { PreviewState } from './state.types.ts';
import { waitFor } from '#shared/lib/retry.ts';
import type { Wait } from '#shared/lib/retry.ts';
import type { Send, SendRequest } from '#shared/api/send.types.ts';

export interface PreviewSettings {
  scenario?: PreviewScenario;
  now?: number;
  wait?: Wait;
  /** From 0 to 1: where in the range a delay falls. */
  random?: () => number;
  /** What the visit changed before, and where it is kept. */
  journal?: PreviewJournal;
}

export interface Preview {
  send: Send;
  state: PreviewState;
  /** The preview's own sign-in: calls that failed with an ended session continue. */
  signIn(): void;
}

const shortestDelay = 200;
const longestDelay = 500;

/** Bulk invitations progress while they are shown. */
const movedByLooking = ['GET /identity/resources/users/bulk/v1/latest'];

function callOf(request: Pick<SendRequest, 'body' | 'query'>, params: PreviewCall['params']): PreviewCall {
  const body =
    typeof request.body === 'object' && request.body !== null && !(request.body instanceof FormData)
      ? request.body
      : {};
  return { params, query: request.query ?? {}, body: { ...body } };
}

/** Every call that the preview knows: all that the portal makes. */
export function previewHandlers(state: PreviewState, isEmpty: boolean): PreviewHandlers {
  return Object.assign({}, ...areas.map((handlers) => handlers(state, { isEmpty }))) as PreviewHandlers;
}

/** Everything is as it was before the reload; what a newer version refuses is left out. */
function repeat(handlers: Parameters<typeof findHandler>[0], calls: PreviewJournal['calls']): void {
  for (const request of calls) {
    const found = findHandler(handlers, request.method, request.path);
    try {
      found?.handle(callOf(request, found.params));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

/** Every call rejects with `ApiError`, as with a server. */
export function createPreview(settings: PreviewSettings = {}): Preview {
  const { scenario = 'filled', now = Date.now(), wait = waitFor, random = Math.random, journal } = settings;
  const isLargeTenant = scenario === 'crowded';
  const state = isLargeTenant ? largeTenantState(createPreviewState(scenario, now)) : createPreviewState(scenario, now);
  const handlers = previewHandlers(state, scenario === 'empty');
  let expired = scenario === 'expiring' ? 'soon' : 'never';

  function obey(route: string, isChange: boolean): void {
    if (scenario === 'failing' && lists.includes(route)) throw previewError('server-busy');
    if (scenario === 'refusing' && isChange) throw previewError('internal-error');
    if (isChange && expired === 'soon') expired = 'now';
    if (expired === 'now') throw previewError('unauthenticated');
  }

  async function answer(request: SendRequest): Promise<unknown> {
    await wait(shortestDelay + random() * (longestDelay - shortestDelay));
    request.signal?.throwIfAborted();
    const found = findHandler(handlers, request.method, request.path);
    if (!found) throw previewError('not-found');
    if (scenario === 'loading' && lists.includes(found.route)) return new Promise(() => {});
    obey(found.route, request.method !== 'GET');
    const told = await found.handle(callOf(request, found.params));
    // names of columns are no names that someone has typed
    const given = isLargeTenant && found.route !== 'GET /metadata' ? withLongNames(told) : structuredClone(told);
    if (request.method !== 'GET' || movedByLooking.includes(found.route))
      journal?.add({ method: request.method, path: request.path, query: request.query, body: request.body });
    return given;
  }

  repeat(handlers, journal?.calls ?? []);

  return {
    send: async <T>(request: SendRequest) => (await answer(request)) as T,
    state,
    signIn: () => void (expired = 'never'),
  };
}
