/** Adding and removing second factors, and new recovery codes. All of it wants a recent sign-in. */
import { useQueryClient } from '@tanstack/react-query';
import { browserAttestation } from '#shared/session/login/browser-credentials.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Factor, FactorKind } from './factors.ts';
import { useRecentSignIn } from '#admin-box/kit/recent-sign-in/recent-sign-in-context.ts';
import type { SetUp } from './set-up.types.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { factorsKey } from './use-privacy.ts';

const base = '/identity/resources/users/v1/mfa';

/** After a method was added: reloads the list, and shows the recovery codes that come with the first one. */
export function useFactorAdded(onCodes: (codes: readonly string[]) => void) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const toasts = useToasts();
  return async ({ recoveryCodes = [] }: { recoveryCodes?: string[] | undefined }): Promise<void> => {
    toasts.show({ title: t('privacy.factorAdded') });
    await queries.invalidateQueries({ queryKey: factorsKey });
    if (recoveryCodes.length > 0) onCodes(recoveryCodes);
  };
}

export function useChangeFactors(show: (what: SetUp) => void) {
  const { api } = usePortal();
  const { t } = useTexts();
  const queries = useQueryClient();
  const toasts = useToasts();
  const fresh = useRecentSignIn();
  const action = useAction();
  const added = useFactorAdded((codes) => show({ kind: 'codes', codes }));

  async function addKey(platform: boolean): Promise<void> {
    const { webauthnToken, options } = await fresh(() => api.post(`${base}/webauthn/enroll`));
    const authenticatorSelection = {
      ...options.authenticatorSelection,
      authenticatorAttachment: platform ? 'platform' : 'cross-platform',
    };
    const attestation = await browserAttestation({ ...options, authenticatorSelection });
    const { id, response } = attestation;
    await added(
      await api.post(`${base}/webauthn/enroll/verify`, {
        webauthnToken,
        deviceType: attestation.platform ? 'Platform' : 'CrossPlatform',
        options: { id, response },
      }),
    );
  }

  const begin = (kind: FactorKind) =>
    action.run(async () => {
      if (kind === 'phone') return show({ kind });
      if (kind !== 'app') return addKey(kind === 'device');
      const { secret, qr } = await fresh(() => api.post(`${base}/authenticator/enroll`));
      return show({ kind, secret, qr });
    });

  const remove = ({ kind, id }: Factor, name: string) =>
    action.run(async () => {
      const method = kind === 'app' ? 'authenticator' : kind === 'phone' ? 'sms' : 'webauthn';
      await fresh(() => api.post(`${base}/${method}/{deviceId}/disable/verify`, {}, { params: { deviceId: id } }));
      toasts.show({ title: t('privacy.removed', { name }) });
      await queries.invalidateQueries({ queryKey: factorsKey });
    });

  const renewCodes = () =>
    action.run(async () => {
      const { recoveryCodes } = await fresh(() => api.post(`${base}/recovery-codes`));
      await queries.invalidateQueries({ queryKey: factorsKey });
      show({ kind: 'codes', codes: recoveryCodes });
    });

  return { ...action, begin, remove, renewCodes };
}
