/** Security policies of the tenant: read with the default that applies without one, and saved. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  LockoutPolicy,
  MfaPolicy,
  PasswordHistoryPolicy,
  PasswordRotation,
} from '#shared/contract/policies/security-policies.ts';
import type { SessionConfig } from '#shared/contract/sessions/sessions.ts';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const base = '/identity/resources/configurations/v1';
const rotationPath = '/identity/resources/configurations/v1/password-rotation';
const sessionsPath = '/identity/resources/configurations/sessions/v1';

/** The policy that applies. */
export interface Applied<Policy> {
  policy: Policy;
  /** The tenant has none of its own: this is the vendor's. */
  isDefault: boolean;
}

async function ownOrDefault<Policy>(
  own: () => Promise<Policy>,
  vendors: () => Promise<Policy>,
): Promise<Applied<Policy>> {
  try {
    return { policy: await own(), isDefault: false };
  } catch (error) {
    if (errorCodeOf(error) !== 'policy-not-found') throw error;
    return { policy: await vendors(), isDefault: true };
  }
}

const keyOf = (name: string) => ['security', name] as const;

interface PolicyCalls<Policy, Changes> {
  own(options: { signal: AbortSignal }): Promise<Policy>;
  vendors(options: { signal: AbortSignal }): Promise<Policy>;
  create(changes: Changes): Promise<Policy>;
  change(changes: Changes & { id: string }): Promise<Policy>;
}

/** The first change of a policy creates it, later ones update it. */
function useTenantPolicy<Policy extends { id: string }, Changes>(name: string, calls: PolicyCalls<Policy, Changes>) {
  const queries = useQueryClient();
  const queryKey = keyOf(name);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      ownOrDefault(
        () => calls.own({ signal }),
        () => calls.vendors({ signal }),
      ),
  });
  /** @param provisional of a policy that may shut users out */
  const save = async (
    changes: Changes,
    { policy, isDefault }: Applied<Policy>,
    provisional?: boolean,
  ): Promise<Applied<Policy>> => {
    const sent = provisional ? { ...changes, provisional } : changes;
    const saved = isDefault ? await calls.create(sent) : await calls.change({ id: policy.id, ...sent });
    const applied = { policy: saved, isDefault: false };
    queries.setQueryData<Applied<Policy>>(queryKey, applied);
    return applied;
  };
  return { query, save };
}

export function useMfaPolicy() {
  const { api } = usePortal();
  return useTenantPolicy<MfaPolicy, Pick<MfaPolicy, 'enforceMFAType'>>('mfa', {
    own: (options) => api.get(`${base}/mfa-policy`, options),
    vendors: (options) => api.get(`${base}/mfa-policy/vendor`, options),
    create: (changes) => api.post(`${base}/mfa-policy`, changes),
    change: (changes) => api.patch(`${base}/mfa-policy`, changes),
  });
}

export function useLockoutPolicy() {
  const { api } = usePortal();
  return useTenantPolicy<LockoutPolicy, Pick<LockoutPolicy, 'enabled' | 'maxAttempts'>>('lockout', {
    own: (options) => api.get(`${base}/lockout-policy`, options),
    vendors: (options) => api.get(`${base}/lockout-policy/vendor`, options),
    create: (changes) => api.post(`${base}/lockout-policy`, changes),
    change: (changes) => api.patch(`${base}/lockout-policy`, changes),
  });
}

export function usePasswordHistoryPolicy() {
  const { api } = usePortal();
  return useTenantPolicy<PasswordHistoryPolicy, Pick<PasswordHistoryPolicy, 'enabled' | 'historySize'>>('history', {
    own: (options) => api.get(`${base}/password-history-policy`, options),
    vendors: (options) => api.get(`${base}/password-history-policy/vendor`, options),
    create: (changes) => api.post(`${base}/password-history-policy`, changes),
    change: (changes) => api.patch(`${base}/password-history-policy`, changes),
  });
}

/** The server answers with the vendor's rule while the tenant has none. */
export function usePasswordRotation() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const queryKey = keyOf('rotation');
  const query = useQuery({ queryKey, queryFn: ({ signal }) => api.get(rotationPath, { signal }) });
  const save = async (rule: Omit<PasswordRotation, 'vendorRotationPeriod'>): Promise<PasswordRotation> => {
    const saved = await api.post(rotationPath, rule);
    queries.setQueryData<PasswordRotation>(queryKey, saved);
    return saved;
  };
  return { query, save };
}

/** Limits of sessions. Each of the three is saved by itself: the server keeps those that a change leaves out. */
export function useSessionConfig() {
  const { api } = usePortal();
  const queryKey = keyOf('sessions');
  const queries = useQueryClient();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => api.get(sessionsPath, { signal }) });
  const save = async (changes: SessionConfig, provisional: boolean): Promise<SessionConfig> => {
    await api.post(sessionsPath, { ...changes, provisional });
    return queries.setQueryData<SessionConfig>(queryKey, (before) => ({ ...before, ...changes })) ?? changes;
  };
  return { query, save };
}

/** What only the vendor configures. */
export function useVendorRules() {
  const { api } = usePortal();
  return useQuery({
    queryKey: keyOf('vendor'),
    queryFn: async ({ signal }) => {
      const [passwords, captcha, ways] = await Promise.all([
        api.get(`${base}/password`, { signal }),
        api.get(`${base}/captcha-policy/public`, { signal }),
        api.get(`${base}/auth/strategies`, { signal }),
      ]);
      const passkeys = ways.secondaryAuthStrategies.some(
        ({ strategy, isActive }) => strategy === 'Passkeys' && isActive,
      );
      return { passwords, captcha: captcha.enabled, passkeys };
    },
  });
}

/** Verification methods that the vendor allows, and for how many seconds a device can be remembered, if at all. */
export function useMfaOptions() {
  const { api } = usePortal();
  return useQuery({
    queryKey: keyOf('mfa-options'),
    queryFn: async ({ signal }) => {
      const [{ strategies }, { isAllowedToRemember, mfaDeviceExpiration }] = await Promise.all([
        api.get(`${base}/mfa/strategies`, { signal }),
        api.get(`${base}/mfa-policy/allow-remember-device`, { signal }),
      ]);
      return {
        methods: strategies.flatMap(({ strategy, isActive }) => (isActive ? [strategy] : [])),
        rememberFor: isAllowedToRemember ? mfaDeviceExpiration : undefined,
      };
    },
  });
}
