/** The calls of the set-up, made as the guest of a setup link: below the path that the guest's cookie is sent to. */
import { createApi } from '#shared/api/api.ts';
import type { Api } from '#shared/api/api.ts';
import { createSend } from '#shared/api/send.ts';
import type { Send } from '#shared/api/send.types.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { withErrorMessages } from '#admin-box/session/with-error-messages.ts';

const guestPath = '/account/sso-setup/api';
/** What the set-up calls, and where a guest finds the same. */
const moved: readonly (readonly [string, string])[] = [
  ['/team/resources/sso/v1/configurations', `${guestPath}/configurations`],
  ['/identity/resources/roles/v1', `${guestPath}/roles`],
];

export function guestPathOf(path: string): string {
  const found = moved.find(([from]) => path === from || path.startsWith(`${from}/`));
  return found ? found[1] + path.slice(found[0].length) : path;
}

/** @param onEnded the link was revoked, has expired, or its creator lost the right to it */
export function createGuestApi(baseUrl: string, onEnded: () => void): Api<PorticoContract> {
  const send = createSend({
    baseUrl,
    fetch: globalThis.fetch.bind(globalThis),
    source: 'admin-portal',
    logLevel: 'warn',
  });
  const asGuest: Send = async <T>(request: Parameters<Send>[0]): Promise<T> => {
    try {
      return await send<T>({ ...request, path: guestPathOf(request.path) });
    } catch (error) {
      if (errorCodeOf(error) === 'sso-setup-link-invalid') onEnded();
      throw error;
    }
  };
  return createApi<PorticoContract>(withErrorMessages(asGuest));
}
