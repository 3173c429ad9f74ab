/** Which second factor somebody has to prove, and by what it may be proved. */
import type { MfaDevices, MfaStrategy } from '#shared/contract/entities.ts';

/** A confirmed factor. Passkeys are none, save where a session that is there is stepped up. */
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
  /** Strategies that configuration allows. */
  allowed: readonly MfaStrategy[];
  /** Whether text messages can be sent at all. */
  smsAvailable: boolean;
  /** Confirmed e-mail address. */
  verifiedEmail: string | null;
  /** What the first factor came by: a second one by the same is none. */
  channel?: 'mail' | 'sms' | null | undefined;
  /** The strongest second factor that the person ever proved. */
  twoFactorsBy: 'mail' | 'factor' | null;
}

export interface OfferedFactors {
  /**
   * Whether a second factor is there to be proved: one that was set up, usable now or not, or a code by e-mail, or one that was
   * proved before. Anybody else may set one up between two factors.
   */
  enrolled: boolean;
  devices: MfaDevices;
  /** What may be set up. */
  strategies: MfaStrategy[];
}

function strategyOf(factor: Pick<Factor, 'kind' | 'deviceType'>): MfaStrategy {
  if (factor.kind === 'authenticator') return 'AuthenticatorApp';
  if (factor.kind === 'sms') return 'SMS';
  return webauthnStrategy(factor.deviceType ?? 'CrossPlatform');
}

/**
 * What a person may prove or set up. A code by e-mail is only for those who have nothing stronger, and comes before any
 * enrolment: a stolen password must not choose the second factor.
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

/** Where a code by e-mail is to be proved, nothing else may be set up before it. */
function isOpenTo(strategy: MfaStrategy, { smsAvailable, channel, factors }: FactorDetails, byMail: boolean): boolean {
  if (byMail && factors.length === 0) return strategy === 'EmailCode';
  if (strategy === 'SMS') return smsAvailable && channel !== 'sms';
  return strategy !== 'EmailCode' || byMail;
}

/**
 * Whoever proved a second factor before does not choose another one by the first factor alone. A history of codes by e-mail
 * does not bind whoever came by mail now (a forgotten password): the mailbox is all they ever proved beside it.
 */
function isHistoryBinding({ twoFactorsBy, channel }: FactorDetails): boolean {
  return twoFactorsBy === 'factor' || (twoFactorsBy === 'mail' && channel !== 'mail');
}

/** The wire's four lists; phone numbers are masked, since whoever reads them has proved one factor only. */
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

/** `+49 ••••••• 42`: enough to know one's own phone by. */
export function maskPhone(number: string): string {
  return number.length <= 5
    ? number.replace(/\d/g, '•')
    : `${number.slice(0, 3)}${'•'.repeat(number.length - 5)}${number.slice(-2)}`;
}

export interface SignInSoFar {
  amr: readonly string[];
  /** The tenant demands more than was proved. */
  demanded: boolean;
  /** The person has set up a factor; also one that configuration no longer allows, in whose place another one is asked for. */
  owned: boolean;
  /** The browser is remembered for this person, or a recovery code was used in it a moment ago. */
  excused: boolean;
}

/** Whether a second factor is asked for: proved already, then what the person has, then what the tenant demands. */
export function needsSecondFactor({ amr, demanded, owned, excused }: SignInSoFar): boolean {
  if (amr.includes('mfa') || excused) return false;
  return owned || demanded;
}

/** The methods of a sign-in, with those of its second factor. */
export function withSecondFactor(amr: readonly string[], method: 'otp' | 'sms' | 'hwk'): string[] {
  return [...new Set([...amr, 'mfa', method])];
}

/** Methods that tell of a device, or of a second step, and of no first factor beside it. */
const deviceMethods = ['hwk', 'user', 'mfa'];

/**
 * What a passkey adds to the methods of a session: the device, and the finger, face or PIN that it asked for.
 * @returns `undefined` when it is no second factor: without its lock a passkey is the device alone, which a session that began
 * with a device has proved already
 */
export function withPasskey(amr: readonly string[], userVerified: boolean): string[] | undefined {
  if (userVerified) return [...new Set([...withSecondFactor(amr, 'hwk'), 'user'])];
  return amr.some((method) => !deviceMethods.includes(method)) ? withSecondFactor(amr, 'hwk') : undefined;
}

export const webauthnStrategies: MfaStrategy[] = ['WebAuthnPlatform', 'WebAuthnCrossPlatform'];

export function webauthnStrategy(deviceType: 'Platform' | 'CrossPlatform'): MfaStrategy {
  return deviceType === 'Platform' ? 'WebAuthnPlatform' : 'WebAuthnCrossPlatform';
}

/** What a browser is told to set up when only one kind is allowed. */
export function attachmentOf(strategies: readonly MfaStrategy[]): 'platform' | 'cross-platform' | undefined {
  const [platform, key] = [strategies.includes('WebAuthnPlatform'), strategies.includes('WebAuthnCrossPlatform')];
  if (platform === key) return undefined;
  return platform ? 'platform' : 'cross-platform';
}
