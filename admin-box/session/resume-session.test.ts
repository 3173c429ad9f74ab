import { expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { PortalSession } from './portal-session.ts';
import { resumeSession } from './resume-session.ts';

vi.stubGlobal('sessionStorage', { getItem: () => null });

function ask(answer: () => Promise<unknown>) {
  const post = vi.fn(answer);
  const login = vi.fn(async () => undefined);
  const resumed = resumeSession({ login } as unknown as PortalSession, { post } as unknown as Api<PorticoContract>);
  return { resumed, post, login };
}

it('signs in again where there is a session', async () => {
  const { resumed, login } = ask(async () => ({ access_token: 'a' }));
  await expect(resumed).resolves.toBe(true);
  expect(login).toHaveBeenCalledWith({ renew: true });
});

it('asks so that no browser reports the answer that there is none as an error', async () => {
  const { resumed, post, login } = ask(async () => ({ session: null }));
  await expect(resumed).resolves.toBe(false);
  expect(post.mock.calls[0]).toMatchObject(['/oauth/authorize/silent', { optional: true }, { plain: true }]);
  expect(login).not.toHaveBeenCalled();
});

it('takes a refusal for an answer, and no answer for none', async () => {
  const refused = new ApiError({
    statusCode: 403,
    errorCode: 'application-not-assigned',
    message: '',
    context: undefined,
  });
  await expect(ask(async () => Promise.reject(refused)).resumed).resolves.toBe(false);
  await expect(ask(async () => Promise.reject(new Error('offline'))).resumed).rejects.toThrow('offline');
});
