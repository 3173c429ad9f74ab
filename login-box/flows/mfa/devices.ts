import type { MfaDevices } from '#shared/contract/entities.ts';

/** A verification method, as a page offers it. */
export interface VerificationMethod {
  method: 'app' | 'sms' | 'email' | 'key';
  /** ID of the device; absent for an authenticator app, which its code identifies. */
  device: string;
  /** Masked number, address, or name of a key. */
  name: string;
  /** A key that is this device itself. */
  platform?: boolean;
  /** It signs in by itself, too. */
  passkey?: boolean;
}

const none: MfaDevices = { authenticators: [], webauthn: [], phones: [], emails: [] };

/** What the user can prove, one entry for each device. */
export function verificationMethods(devices: MfaDevices | undefined): VerificationMethod[] {
  const known = devices ?? none;
  return [
    ...known.authenticators.slice(0, 1).map(() => ({ method: 'app', device: '', name: '' }) as const),
    ...known.webauthn.map(
      ({ id, name, deviceType, passkey }) =>
        ({
          method: 'key',
          device: id,
          name,
          platform: deviceType === 'Platform',
          ...(passkey && { passkey }),
        }) as const,
    ),
    ...known.phones.map(({ id, phoneNumber }) => ({ method: 'sms', device: id, name: phoneNumber }) as const),
    ...known.emails.map(({ email }) => ({ method: 'email', device: '', name: email }) as const),
  ];
}

/** The kind of device when there is exactly one (planning and login, 4.3), by its first device. Of several keys one is chosen: each asks for its own. */
export function onlyMethod(devices: MfaDevices | undefined): VerificationMethod | undefined {
  const [first, ...others] = verificationMethods(devices);
  const isOnly = others.every(({ method }) => method === first?.method && method !== 'key');
  return isOnly ? first : undefined;
}
