/** Security policies of the preview: some are the tenant's own, the others the vendor's. Changes last for the visit. */
import type {
  EnforceMfaType,
  LockoutPolicy,
  MfaPolicy,
  PasswordHistoryPolicy,
  PasswordRotation,
} from '#shared/contract/policies/security-policies.ts';
import type { SessionConfig } from '#shared/contract/sessions/sessions.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import { holdProvisional } from './policy-history.ts';
import { previewPasswordConfig } from '#shared/preview/profile/profile.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/identity/resources/configurations/v1';
const day = 1440;

type Dated = { id: string; createdAt: string; updatedAt: string };

function valuesIn({ provisional: _provisional, ...values }: Readonly<Record<string, unknown>>): object {
  return values;
}

/** One kind of policy: the vendor's, and the tenant's own once there is one. */
function createPolicy<Values extends object>(vendors: Values & Dated, first: Partial<Values> | undefined, at: string) {
  let own = first && { ...vendors, ...first, id: `${vendors.id}-own` };
  return {
    vendors: () => vendors,
    read() {
      if (!own) throw previewError('policy-not-found');
      return own;
    },
    create({ body }: PreviewCall) {
      own = { ...vendors, ...(valuesIn(body) as Partial<Values>), id: `${vendors.id}-own`, updatedAt: at };
      return own;
    },
    change({ body: { id, ...changes } }: PreviewCall) {
      if (own?.id !== id) throw previewError('policy-not-found');
      own = { ...own, ...(valuesIn(changes) as Partial<Values>), updatedAt: at } as Values & Dated;
      return own;
    },
  };
}

function policiesAtFirst({ now }: PreviewState, isEmpty: boolean) {
  const at = new Date(now).toISOString();
  const dated = (id: string): Dated => ({ id, createdAt: at, updatedAt: at });
  const own = <Values>(values: Values): Values | undefined => (isEmpty ? undefined : values);
  const mfaType: EnforceMfaType = 'DontForce';
  return {
    mfa: createPolicy<Omit<MfaPolicy, keyof Dated>>(
      { ...dated('policy-mfa'), enforceMFAType: mfaType },
      own({ enforceMFAType: 'ForceExceptSAML' }),
      at,
    ),
    lockout: createPolicy<Omit<LockoutPolicy, keyof Dated>>(
      { ...dated('policy-lockout'), enabled: true, maxAttempts: 5 },
      undefined,
      at,
    ),
    history: createPolicy<Omit<PasswordHistoryPolicy, keyof Dated>>(
      { ...dated('policy-history'), enabled: false, historySize: 0 },
      own({ enabled: true, historySize: 5 }),
      at,
    ),
  };
}

const vendorRotation: PasswordRotation = {
  isActive: false,
  rotationPeriod: 90 * day,
  notificationPeriod: 7 * day,
  vendorRotationPeriod: 90 * day,
};

const vendorSessions: Required<SessionConfig> = {
  sessionTimeoutConfiguration: { isActive: false, timeout: 30 * 86_400 },
  sessionIdleTimeoutConfiguration: { isActive: false, timeout: 7 * 86_400 },
  sessionConcurrentConfiguration: { isActive: false, maxSessions: 5 },
};

export const securityLists = [
  `GET ${base}/mfa-policy`,
  `GET ${base}/lockout-policy`,
  `GET ${base}/password-history-policy`,
  `GET ${base}/password-rotation`,
  `GET ${base}/password`,
  'GET /identity/resources/configurations/sessions/v1',
] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewSecurityHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  const { mfa, lockout, history } = policiesAtFirst(state, isEmpty);
  const at = new Date(state.now).toISOString();
  const withTrial =
    <Policy>(save: (call: PreviewCall) => Policy) =>
    (call: PreviewCall): Policy => {
      const saved = save(call);
      holdProvisional(state, 'mfa', call.body, call.body['enforceMFAType'] !== 'DontForce');
      return saved;
    };
  let rotation = vendorRotation;
  let sessions: SessionConfig = isEmpty
    ? vendorSessions
    : {
        sessionTimeoutConfiguration: { isActive: true, timeout: 60 * 86_400 },
        sessionIdleTimeoutConfiguration: { isActive: true, timeout: 1800 },
        sessionConcurrentConfiguration: { isActive: true, maxSessions: 5 },
      };
  return {
    [`GET ${base}/mfa-policy`]: mfa.read,
    [`GET ${base}/mfa-policy/vendor`]: mfa.vendors,
    [`POST ${base}/mfa-policy`]: withTrial(mfa.create),
    [`PATCH ${base}/mfa-policy`]: withTrial(mfa.change),
    [`GET ${base}/lockout-policy`]: lockout.read,
    [`GET ${base}/lockout-policy/vendor`]: lockout.vendors,
    [`POST ${base}/lockout-policy`]: lockout.create,
    [`PATCH ${base}/lockout-policy`]: lockout.change,
    [`GET ${base}/password-history-policy`]: history.read,
    [`GET ${base}/password-history-policy/vendor`]: history.vendors,
    [`POST ${base}/password-history-policy`]: history.create,
    [`PATCH ${base}/password-history-policy`]: history.change,
    [`GET ${base}/password-rotation`]: () => rotation,
    [`POST ${base}/password-rotation`]: ({ body }) =>
      (rotation = { ...rotation, ...(body as Partial<PasswordRotation>) }),
    [`GET ${base}/password`]: () => ({ ...previewPasswordConfig, breachedPasswords: 'prompt' }),
    [`GET ${base}/captcha-policy/public`]: () => ({
      id: 'policy-captcha',
      siteKey: 'proof-of-work',
      enabled: true,
      createdAt: at,
      updatedAt: at,
    }),
    [`GET ${base}/mfa-policy/allow-remember-device`]: () => ({
      isAllowedToRemember: true,
      mfaDeviceExpiration: 30 * 86_400,
    }),
    'GET /identity/resources/configurations/sessions/v1': () => sessions,
    'POST /identity/resources/configurations/sessions/v1': ({ body: { provisional, ...limits } }) => {
      sessions = { ...sessions, ...(limits as SessionConfig) };
      const isOn = Object.values(limits as Record<string, { isActive?: boolean }>).some(({ isActive }) => isActive);
      holdProvisional(state, 'sessions', { provisional }, isOn);
    },
  };
}
