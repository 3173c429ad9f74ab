import { useQueryClient } from '@tanstack/react-query';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { VerificationCanceled, useRecentSignIn } from '#admin-box/kit/recent-sign-in/recent-sign-in-context.ts';
import { nameOf } from '#admin-box/pages/users/user.ts';
import { userKey, resetsKey } from '#admin-box/pages/users/use-users.ts';

const path = '/identity/resources/users/mfa-resets/v1';

/** Actions of an MFA reset. Requesting and approving require a recent sign-in. @returns whether it succeeded */
export function useReset(member: TeamUser) {
  const { api } = usePortal();
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  const fresh = useRecentSignIn();
  const name = nameOf(member);

  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await work();
      toasts.show({ title: done });
      return true;
    } catch (error) {
      if (!(error instanceof VerificationCanceled))
        toasts.show({ tone: 'danger', title: `${t('reset.failed')} ${errorText(error)}` });
      return false;
    } finally {
      for (const queryKey of [resetsKey, [...userKey, member.id]]) void queries.invalidateQueries({ queryKey });
    }
  }
  return {
    ask: () => run(() => fresh(() => api.post(path, { userId: member.id })), t('reset.asked', { name })),
    confirm: (resetId: string) =>
      run(
        () => fresh(() => api.post(`${path}/{resetId}/confirm`, undefined, { params: { resetId } })),
        t('reset.confirmed', { name }),
      ),
    cancel: (resetId: string) =>
      run(() => api.delete(`${path}/{resetId}`, undefined, { params: { resetId } }), t('reset.canceled', { name })),
  };
}
