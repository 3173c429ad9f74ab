/** Which second factors a user has to verify, and which methods are accepted. */
import type { MfaDevices, MfaStrategy } from '#shared/contract/entities.ts';

/** A confirmed factor. Passkeys are excluded, except for the step-up of an existing session. */
export interface Factor {
  id: string;
  kind: 'authenticator' | 'sms' | 'webauthn';
  name: string | null;
  phoneNumber: string | null;
  deviceType: 'Platform' | 'CrossPlatform' | null;
  passkey?: boolean | undefined;
}

export interface FactorDetails {
  factors: Factor[];
  /** Strategies allowed by configuration. */
  allowed: readonly MfaStrategy[];
  /** Whether text messages can be sent. */
  smsAvailable: boolean;
  /** Verified email address. */
  verifiedEmail: string | null;
  /** Channel of the first factor: the second one must not use the same. */
  channel?: 'mail' | 'sms' | null | undefined;
  /** The strongest second factor that the user ever verified. */
  twoFactorsBy: 'mail' | 'factor' | null;
}

export interface OfferedFactors {
  /**
   * Whether the user has a second factor: an enrolled one, usable now or not, a code by email, or one that was verified
   * before. Other users may enrol one during sign-in.
   */
  enrolled: boolean;
  devices: MfaDevices;
  /** What may be enrolled. */
  strategies: MfaStrategy[];
}

function strategyOf(factor: Pick<Factor, 'kind' | 'deviceType'>): MfaStrategy {
  if (factor.kind === 'authenticator') return 'AuthenticatorApp';
  if (factor.kind === 'sms') return 'SMS';
  return webauthnStrategy(factor.deviceType ?? 'CrossPlatform');
}

/**
 * What a user may verify or enrol. A code by email is only for users without a stronger factor, and is required before
 * any enrolment: a stolen password must not suffice to choose the second factor.
 */
export function offerFactors(context: FactorDetails): OfferedFactors {
  const known = context.factors.filter((factor) => factor.passkey || context.allowed.includes(strategyOf(factor)));
  const usable = known.filter((factor) => !(factor.kind === 'sms' && context.channel === 'sms'));
  const byMail =
    usable.length === 0 &&
    context.verifiedEmail !== null &&
    context.channel !== 'mail' &&
    context.allowed.includes('EmailCode');
  return {
    enrolled: context.factors.length > 0 || byMail || isHistoryBinding(context),
    devices: { ...describeDevices(usable), emails: byMail ? [{ email: context.verifiedEmail! }] : [] },
    strategies: context.allowed.filter((strategy) => isOpenTo(strategy, context, byMail)),
  };
}

/** If a code by email has to be verified, nothing may be enrolled before it. */
function isOpenTo(strategy: MfaStrategy, { smsAvailable, channel, factors }: FactorDetails, byMail: boolean): boolean {
  if (byMail && factors.length === 0) return strategy === 'EmailCode';
  if (strategy === 'SMS') return smsAvailable && channel !== 'sms';
  return strategy !== 'EmailCode' || byMail;
}

/**
 * A user who verified a second factor before may not choose another one with the first factor alone. A history of codes
 * by email does not bind a user who signs in by email now (a forgotten password): the mailbox is the only second factor
 * they ever verified.
 */
function isHistoryBinding({ twoFactorsBy, channel }: FactorDetails): boolean {
  return twoFactorsBy === 'factor' || (twoFactorsBy === 'mail' && channel !== 'mail');
}

/** The four lists of the API; phone numbers are masked, since the reader has verified only one factor. */
export function describeDevices(factors: Factor[]): MfaDevices {
  const ofKind = (kind: Factor['kind']) => factors.filter((factor) => factor.kind === kind);
  return {
    webauthn: ofKind('webauthn').map(({ id, deviceType, name, passkey }) => ({
      id,
      deviceType: deviceType ?? 'CrossPlatform',
      name: name ?? '',
      ...(passkey && { passkey }),
    })),
    phones: ofKind('sms').map(({ id, phoneNumber }) => ({ id, phoneNumber: maskPhone(phoneNumber ?? '') })),
    authenticators: ofKind('authenticator').map(({ id }) => ({ id })),
    emails: [],
  };
}

/** `+49 ••••••• 42`: enough to recognize one's own number. */
export function maskPhone(number: string): string {
  return number.length <= 5
    ? number.replace(/\d/g, '•')
    : `${number.slice(0, 3)}${'•'.repeat(number.length - 5)}${number.slice(-2)}`;
}

export interface SignInSoFar {
  amr: readonly string[];
  /** The tenant requires more than was verified. */
  demanded: boolean;
  /**
   * The user has an enrolled factor; includes kinds that configuration no longer allows, which have to be replaced by
   * another.
   */
  owned: boolean;
  /** The browser is remembered for this user, or a recovery code has just been used in it. */
  excused: boolean;
}

/**
 * Whether a second factor is required: not if already verified; otherwise if the user has one or the tenant requires
 * one.
 */
export function needsSecondFactor({ amr, demanded, owned, excused }: SignInSoFar): boolean {
  if (amr.includes('mfa') || excused) return false;
  return owned || demanded;
}

/** The methods of a sign-in (RFC 8176), with those of its second factor. */
export function withSecondFactor(amr: readonly string[], method: 'otp' | 'sms' | 'hwk'): string[] {
  return [...new Set([...amr, 'mfa', method])];
}

/** Methods that indicate a device or a second step, and not a separate first factor. */
const deviceMethods = ['hwk', 'user', 'mfa'];

/**
 * Methods that a passkey adds to a session: the device, and user verification by biometrics or PIN.
 * @returns `undefined` when it is not a second factor: without user verification a passkey proves only the device,
 * which a session that
 * began with a device has already proved
 */
export function withPasskey(amr: readonly string[], userVerified: boolean): string[] | undefined {
  if (userVerified) return [...new Set([...withSecondFactor(amr, 'hwk'), 'user'])];
  return amr.some((method) => !deviceMethods.includes(method)) ? withSecondFactor(amr, 'hwk') : undefined;
}

export const webauthnStrategies: MfaStrategy[] = ['WebAuthnPlatform', 'WebAuthnCrossPlatform'];

export function webauthnStrategy(deviceType: 'Platform' | 'CrossPlatform'): MfaStrategy {
  return deviceType === 'Platform' ? 'WebAuthnPlatform' : 'WebAuthnCrossPlatform';
}

/** The authenticator attachment to request when only one kind is allowed. */
export function attachmentOf(strategies: readonly MfaStrategy[]): 'platform' | 'cross-platform' | undefined {
  const [platform, key] = [strategies.includes('WebAuthnPlatform'), strategies.includes('WebAuthnCrossPlatform')];
  if (platform === key) return undefined;
  return platform ? 'platform' : 'cross-platform';
}
