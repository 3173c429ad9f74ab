/** What proves who the person of the preview is, and where they are signed in. Remembered by the handlers for the visit. */
import type { Session } from '../../contract/sessions.ts';
import type { PreviewHandlers } from './preview-answers.ts';
import { previewError } from './preview-error.ts';
import type { PreviewState } from './preview-state.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Held {
  apps: string[];
  phones: { id: string; phoneNumber: string }[];
  codesLeft: number | undefined;
  moments: Record<string, { createdAt: string; lastUsedAt?: string }>;
  passkeys: { id: string; deviceType: 'Platform' | 'CrossPlatform'; createdAt: string }[];
  sessions: Session[];
}

const agents = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
];

function heldAtFirst({ now }: PreviewState, isEmpty: boolean): Held {
  const iso = (ago: number): string => new Date(now - ago).toISOString();
  const sessions = agents.map(
    (userAgent, index): Session => ({
      id: `session-${index}`,
      createdAt: iso(index * 3 * day + 20 * minute),
      expires: iso(-(90 - index) * day),
      ipAddress: `203.0.113.${17 + index * 40}`,
      userAgent,
      current: index === 0,
      impersonated: false,
    }),
  );
  if (isEmpty) return { apps: [], phones: [], codesLeft: undefined, moments: {}, passkeys: [], sessions: sessions.slice(0, 1) };
  return {
    apps: ['factor-app'],
    phones: [{ id: 'factor-phone', phoneNumber: '+49•••••••••42' }],
    codesLeft: 3,
    moments: {
      'factor-app': { createdAt: iso(200 * day), lastUsedAt: iso(2 * 60 * minute) },
      'factor-phone': { createdAt: iso(120 * day) },
    },
    passkeys: [{ id: 'passkey-0', deviceType: 'Platform', createdAt: iso(40 * day) }],
    sessions,
  };
}

const recoveryCodes = ['7KQ2-M9XH-4TRP', 'B3ND-58WZ-QJ6C', 'V4HG-2LYF-9SKT', 'R8PM-6XCD-N3WQ', '5ZJT-H7BV-K2LG', 'Y9FS-3QNR-8DXM', 'C6WK-PT4H-J5ZB', 'L2VD-9GMY-R7FS', 'X8QN-4KCT-6HPW', 'D5BZ-7RJL-V3MY'];

/** The code that the preview's app shows. */
const previewCode = '123456';

function requireCode(code: unknown): void {
  if (String(code).replaceAll(' ', '') !== previewCode) throw previewError('factor-code-wrong');
}

function factorHandlers(held: Held, state: PreviewState): PreviewHandlers {
  const add = (id: string) => {
    const isFirst = held.apps.length + held.phones.length === 0;
    held.moments[id] = { createdAt: new Date(state.now).toISOString() };
    if (!isFirst) return {};
    held.codesLeft = recoveryCodes.length;
    return { recoveryCode: recoveryCodes[0]!, recoveryCodes };
  };
  return {
    'GET /identity/resources/users/v1/mfa/devices': () => ({
      webauthn: [],
      phones: held.phones,
      authenticators: held.apps.map((id) => ({ id })),
      emails: [],
      ...(held.codesLeft !== undefined && { recoveryCodesLeft: held.codesLeft }),
      moments: held.moments,
    }),
    'GET /identity/resources/configurations/v1/mfa/strategies': () => ({
      strategies: (['AuthenticatorApp', 'SMS', 'WebAuthnCrossPlatform', 'WebAuthnPlatform'] as const).map((strategy) => ({ strategy, isActive: true })),
    }),
    'POST /identity/resources/users/v1/mfa/authenticator/enroll': () => ({
      qrCode: 'data:image/svg+xml,',
      secret: 'JBSW Y3DP EHPK 3PXP',
      uri: 'otpauth://totp/Preview?secret=JBSWY3DPEHPK3PXP',
      qr: { path: 'M4 4h7v7h-7zM18 4h7v7h-7zM4 18h7v7h-7zM14 14h3v3h-3zM20 20h5v5h-5z', size: 29 },
    }),
    'POST /identity/resources/users/v1/mfa/authenticator/enroll/verify': ({ body }) => {
      requireCode(body['token']);
      const id = `factor-app-${++state.made}`;
      const answer = add(id);
      held.apps.push(id);
      return answer;
    },
    'POST /identity/resources/users/v1/mfa/authenticator/{deviceId}/disable/verify': ({ params }) => {
      held.apps = held.apps.filter((id) => id !== params['deviceId']);
    },
    'POST /identity/resources/users/v1/mfa/sms/enroll': ({ body }) => ({ otcToken: 'preview', phoneNumber: String(body['phoneNumber']) }),
    'POST /identity/resources/users/v1/mfa/sms/enroll/verify': ({ body }) => {
      requireCode(body['code']);
      const id = `factor-phone-${++state.made}`;
      const answer = add(id);
      held.phones.push({ id, phoneNumber: '+49•••••••••07' });
      return answer;
    },
    'POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable/verify': ({ params }) => {
      held.phones = held.phones.filter(({ id }) => id !== params['deviceId']);
    },
    'POST /identity/resources/users/v1/mfa/recovery-codes': () => {
      held.codesLeft = recoveryCodes.length;
      return { recoveryCode: recoveryCodes[0]!, recoveryCodes };
    },
  };
}

/** Apps and phones can be changed here; keys and passkeys need a server that knows them. */
export function previewPrivacyHandlers(state: PreviewState, { isEmpty = false } = {}): PreviewHandlers {
  const held = heldAtFirst(state, isEmpty);
  return {
    ...factorHandlers(held, state),
    'GET /identity/resources/configurations/v1/auth/strategies': () => ({
      mainAuthStrategies: [{ strategy: 'EmailAndPassword' as const }],
      secondaryAuthStrategies: [{ strategy: 'Passkeys' as const, isActive: true }],
    }),
    'GET /identity/resources/users/webauthn/v1/devices': () => ({ devices: held.passkeys }),
    'DELETE /identity/resources/users/webauthn/v1/devices/{deviceId}': ({ params }) => {
      held.passkeys = held.passkeys.filter(({ id }) => id !== params['deviceId']);
    },
    'GET /identity/resources/users/sessions/v1/me': () => held.sessions,
    'DELETE /identity/resources/users/sessions/v1/me/{id}': ({ params }) => {
      held.sessions = held.sessions.filter(({ id }) => id !== params['id']);
    },
  };
}
