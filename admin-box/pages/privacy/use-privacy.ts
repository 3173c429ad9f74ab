/** Queries of the privacy page. */
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

export const factorsKey = ['privacy', 'factors'] as const;
export const passkeysKey = ['privacy', 'passkeys'] as const;
const settled = 5 * 60_000;

export function useFactors() {
  const { api } = usePortal();
  return useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => api.get('/identity/resources/users/v1/mfa/devices', { signal }),
  });
}

/** Which second factors may be used here. */
export function useFactorStrategies() {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['privacy', 'strategies'],
    queryFn: ({ signal }) => api.get('/identity/resources/configurations/v1/mfa/strategies', { signal }),
    staleTime: settled,
  });
}

/** `undefined` until it is known. */
export function usePasskeysOffered(): boolean | undefined {
  const { api } = usePortal();
  const { data } = useQuery({
    queryKey: ['privacy', 'auth-strategies'],
    queryFn: ({ signal }) => api.get('/identity/resources/configurations/v1/auth/strategies', { signal }),
    staleTime: settled,
  });
  return data?.secondaryAuthStrategies.some(({ strategy, isActive }) => strategy === 'Passkeys' && isActive);
}

export function usePasskeys() {
  const { api } = usePortal();
  return useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => api.get('/identity/resources/users/webauthn/v1/devices', { signal }),
  });
}
