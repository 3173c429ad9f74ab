/** The second factors of a user as one list, and what may be added. */
import type { MfaStrategy } from '#shared/contract/entities.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { AnswerOf } from '#shared/api/api.ts';

export type OwnFactors = AnswerOf<PorticoContract['GET /identity/resources/users/v1/mfa/devices']>;

export type FactorKind = 'app' | 'phone' | 'key' | 'device';

export interface Factor {
  kind: FactorKind;
  id: string;
  /** Masked number, or the name of a key; `''` without one. */
  name: string;
  createdAt?: string | undefined;
  lastUsedAt?: string | undefined;
}

/** Apps first, as they work everywhere. */
export function factorsOf({ authenticators, phones, webauthn, moments = {} }: OwnFactors): Factor[] {
  const withMoments = (factor: Pick<Factor, 'kind' | 'id' | 'name'>): Factor => ({ ...factor, ...moments[factor.id] });
  return [
    ...authenticators.map(({ id }) => withMoments({ kind: 'app', id, name: '' })),
    ...phones.map(({ id, phoneNumber }) => withMoments({ kind: 'phone', id, name: phoneNumber })),
    ...webauthn.map(({ id, deviceType, name }) =>
      withMoments({ kind: deviceType === 'Platform' ? 'device' : 'key', id, name }),
    ),
  ];
}

const kindOf: Partial<Record<MfaStrategy, FactorKind>> = {
  AuthenticatorApp: 'app',
  SMS: 'phone',
  WebAuthnCrossPlatform: 'key',
  WebAuthnPlatform: 'device',
};

/** What may be set up; a code by e-mail needs no setting up. */
export function kindsToAdd(strategies: readonly { strategy: MfaStrategy; isActive: boolean }[]): FactorKind[] {
  return strategies.flatMap(({ strategy, isActive }) => (isActive ? (kindOf[strategy] ?? []) : []));
}

/** At this number of remaining codes the user is asked to generate new ones. */
export const fewCodes = 3;
