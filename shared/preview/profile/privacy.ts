/** What proves who the user of the preview is, and where they are signed in. Remembered by the handlers for the visit. */
import type { Session } from '#shared/contract/sessions/sessions.ts';
import type { PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import { keysHandlers } from '#shared/preview/passkeys/keys.ts';
import type { HeldKeys } from '#shared/preview/passkeys/keys.ts';
import { previewCode } from '#shared/preview/secrets.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Held extends HeldKeys {
  apps: string[];
  phones: { id: string; phoneNumber: string }[];
  codesLeft: number | undefined;
  moments: Record<string, { createdAt: string; lastUsedAt?: string }>;
  sessions: Session[];
}

export const previewAgents = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
];

function heldAtFirst({ now }: PreviewState, isEmpty: boolean): Held {
  const iso = (ago: number): string => new Date(now - ago).toISOString();
  const sessions = previewAgents.map((userAgent, index): Session => ({
    id: `session-${index}`,
    createdAt: iso(index * 3 * day + 20 * minute),
    expires: iso(-(90 - index) * day),
    ipAddress: `203.0.113.${17 + index * 40}`,
    userAgent,
    current: index === 0,
    impersonated: false,
  }));
  if (isEmpty)
    return {
      apps: [],
      phones: [],
      keys: [],
      codesLeft: undefined,
      moments: {},
      passkeys: [],
      sessions: sessions.slice(0, 1),
    };
  return {
    apps: ['factor-app'],
    phones: [{ id: 'factor-phone', phoneNumber: '+49•••••••••42' }],
    keys: [],
    codesLeft: 3,
    moments: {
      'factor-app': { createdAt: iso(200 * day), lastUsedAt: iso(2 * 60 * minute) },
      'factor-phone': { createdAt: iso(120 * day) },
    },
    passkeys: [{ id: 'passkey-0', deviceType: 'Platform', createdAt: iso(40 * day) }],
    sessions,
  };
}

/** Nine sign-ins, one of which was refused. */
function signInsOf({ now }: PreviewState, isEmpty: boolean, limit: number) {
  const all = Array.from({ length: isEmpty ? 1 : 9 }, (_, index) => ({
    at: new Date(now - index * 1.7 * day - 20 * minute).toISOString(),
    outcome: index === 3 ? ('refused' as const) : ('signed-in' as const),
    ipAddress: `203.0.113.${17 + (index % 3) * 40}`,
    userAgent: previewAgents[index % 3]!,
  }));
  return {
    items: all.slice(0, limit),
    _metadata: { totalItems: all.length, totalPages: Math.ceil(all.length / limit) },
  };
}

const recoveryCodes = [
  '7KQ2-M9XH-4TRP',
  'B3ND-58WZ-QJ6C',
  'V4HG-2LYF-9SKT',
  'R8PM-6XCD-N3WQ',
  '5ZJT-H7BV-K2LG',
  'Y9FS-3QNR-8DXM',
  'C6WK-PT4H-J5ZB',
  'L2VD-9GMY-R7FS',
  'X8QN-4KCT-6HPW',
  'D5BZ-7RJL-V3MY',
];

/** The address below as a picture. */
const previewQr = {
  size: 41,
  path:
    'M4 4h7v1h-7zM13 4h1v1h-1zM18 4h4v1h-4zM23 4h1v1h-1zM25 4h1v1h-1zM27 4h1v1h-1zM30 4h7v1h-7zM4 5h1v1h-1zM10 5h1v1h-1z' +
    'M12 5h2v1h-2zM15 5h2v1h-2zM19 5h1v1h-1zM25 5h2v1h-2zM30 5h1v1h-1zM36 5h1v1h-1zM4 6h1v1h-1zM6 6h3v1h-3zM10 6h1v1h-1z' +
    'M13 6h3v1h-3zM19 6h1v1h-1zM24 6h3v1h-3zM30 6h1v1h-1zM32 6h3v1h-3zM36 6h1v1h-1zM4 7h1v1h-1zM6 7h3v1h-3zM10 7h1v1h-1z' +
    'M12 7h2v1h-2zM15 7h1v1h-1zM17 7h1v1h-1zM20 7h1v1h-1zM24 7h1v1h-1zM27 7h2v1h-2zM30 7h1v1h-1zM32 7h3v1h-3zM36 7h1v1h-1z' +
    'M4 8h1v1h-1zM6 8h3v1h-3zM10 8h1v1h-1zM14 8h1v1h-1zM16 8h1v1h-1zM19 8h6v1h-6zM27 8h1v1h-1zM30 8h1v1h-1zM32 8h3v1h-3z' +
    'M36 8h1v1h-1zM4 9h1v1h-1zM10 9h1v1h-1zM12 9h1v1h-1zM14 9h1v1h-1zM17 9h3v1h-3zM21 9h2v1h-2zM24 9h1v1h-1zM26 9h1v1h-1z' +
    'M30 9h1v1h-1zM36 9h1v1h-1zM4 10h7v1h-7zM12 10h1v1h-1zM14 10h1v1h-1zM16 10h1v1h-1zM18 10h1v1h-1zM20 10h1v1h-1z' +
    'M22 10h1v1h-1zM24 10h1v1h-1zM26 10h1v1h-1zM28 10h1v1h-1zM30 10h7v1h-7zM16 11h1v1h-1zM19 11h1v1h-1zM22 11h1v1h-1z' +
    'M24 11h2v1h-2zM27 11h2v1h-2zM4 12h5v1h-5zM10 12h5v1h-5zM16 12h5v1h-5zM26 12h1v1h-1zM28 12h2v1h-2zM31 12h1v1h-1z' +
    'M33 12h1v1h-1zM35 12h1v1h-1zM6 13h2v1h-2zM13 13h1v1h-1zM17 13h1v1h-1zM19 13h2v1h-2zM22 13h4v1h-4zM27 13h1v1h-1z' +
    'M33 13h4v1h-4zM5 14h4v1h-4zM10 14h1v1h-1zM12 14h2v1h-2zM15 14h2v1h-2zM19 14h4v1h-4zM25 14h2v1h-2zM32 14h4v1h-4z' +
    'M6 15h1v1h-1zM9 15h1v1h-1zM12 15h4v1h-4zM18 15h1v1h-1zM22 15h2v1h-2zM25 15h2v1h-2zM28 15h2v1h-2zM32 15h4v1h-4z' +
    'M4 16h4v1h-4zM10 16h1v1h-1zM13 16h1v1h-1zM15 16h6v1h-6zM24 16h1v1h-1zM26 16h1v1h-1zM28 16h2v1h-2zM31 16h3v1h-3z' +
    'M5 17h1v1h-1zM7 17h3v1h-3zM12 17h3v1h-3zM16 17h1v1h-1zM18 17h1v1h-1zM23 17h2v1h-2zM26 17h2v1h-2zM30 17h2v1h-2z' +
    'M33 17h2v1h-2zM36 17h1v1h-1zM4 18h1v1h-1zM7 18h2v1h-2zM10 18h5v1h-5zM17 18h1v1h-1zM19 18h4v1h-4zM24 18h2v1h-2z' +
    'M28 18h1v1h-1zM31 18h1v1h-1zM34 18h2v1h-2zM4 19h1v1h-1zM7 19h1v1h-1zM9 19h1v1h-1zM12 19h1v1h-1zM14 19h1v1h-1z' +
    'M18 19h1v1h-1zM23 19h1v1h-1zM25 19h1v1h-1zM28 19h4v1h-4zM33 19h2v1h-2zM4 20h8v1h-8zM13 20h2v1h-2zM16 20h3v1h-3z' +
    'M26 20h1v1h-1zM28 20h2v1h-2zM32 20h1v1h-1zM5 21h1v1h-1zM8 21h2v1h-2zM11 21h2v1h-2zM14 21h2v1h-2zM18 21h3v1h-3z' +
    'M23 21h3v1h-3zM30 21h1v1h-1zM35 21h2v1h-2zM4 22h2v1h-2zM7 22h1v1h-1zM9 22h2v1h-2zM17 22h1v1h-1zM19 22h1v1h-1z' +
    'M21 22h1v1h-1zM24 22h2v1h-2zM29 22h3v1h-3zM34 22h2v1h-2zM4 23h1v1h-1zM7 23h1v1h-1zM12 23h2v1h-2zM18 23h2v1h-2z' +
    'M24 23h3v1h-3zM28 23h2v1h-2zM34 23h1v1h-1zM6 24h2v1h-2zM10 24h11v1h-11zM26 24h1v1h-1zM28 24h2v1h-2zM32 24h2v1h-2z' +
    'M35 24h1v1h-1zM4 25h1v1h-1zM6 25h2v1h-2zM14 25h2v1h-2zM18 25h4v1h-4zM23 25h2v1h-2zM27 25h1v1h-1zM30 25h1v1h-1z' +
    'M35 25h2v1h-2zM4 26h1v1h-1zM7 26h1v1h-1zM10 26h1v1h-1zM13 26h1v1h-1zM18 26h2v1h-2zM22 26h1v1h-1zM24 26h3v1h-3z' +
    'M28 26h2v1h-2zM32 26h1v1h-1zM35 26h1v1h-1zM4 27h1v1h-1zM6 27h1v1h-1zM8 27h1v1h-1zM13 27h1v1h-1zM15 27h2v1h-2z' +
    'M18 27h2v1h-2zM23 27h1v1h-1zM25 27h2v1h-2zM29 27h1v1h-1zM32 27h1v1h-1zM34 27h3v1h-3zM4 28h1v1h-1zM7 28h4v1h-4z' +
    'M12 28h1v1h-1zM16 28h3v1h-3zM21 28h2v1h-2zM24 28h1v1h-1zM26 28h1v1h-1zM28 28h5v1h-5zM35 28h2v1h-2zM12 29h1v1h-1z' +
    'M15 29h1v1h-1zM19 29h2v1h-2zM23 29h4v1h-4zM28 29h1v1h-1zM32 29h2v1h-2zM36 29h1v1h-1zM4 30h7v1h-7zM12 30h2v1h-2z' +
    'M18 30h5v1h-5zM24 30h2v1h-2zM27 30h2v1h-2zM30 30h1v1h-1zM32 30h2v1h-2zM35 30h1v1h-1zM4 31h1v1h-1zM10 31h1v1h-1z' +
    'M16 31h1v1h-1zM18 31h3v1h-3zM23 31h3v1h-3zM27 31h2v1h-2zM32 31h1v1h-1zM34 31h1v1h-1zM4 32h1v1h-1zM6 32h3v1h-3z' +
    'M10 32h1v1h-1zM12 32h3v1h-3zM16 32h4v1h-4zM23 32h2v1h-2zM26 32h1v1h-1zM28 32h5v1h-5zM36 32h1v1h-1zM4 33h1v1h-1z' +
    'M6 33h3v1h-3zM10 33h1v1h-1zM12 33h1v1h-1zM18 33h3v1h-3zM22 33h2v1h-2zM27 33h2v1h-2zM31 33h3v1h-3zM4 34h1v1h-1z' +
    'M6 34h3v1h-3zM10 34h1v1h-1zM12 34h1v1h-1zM14 34h1v1h-1zM17 34h1v1h-1zM19 34h1v1h-1zM24 34h3v1h-3zM28 34h3v1h-3z' +
    'M33 34h1v1h-1zM35 34h1v1h-1zM4 35h1v1h-1zM10 35h1v1h-1zM12 35h1v1h-1zM19 35h1v1h-1zM22 35h1v1h-1zM24 35h2v1h-2z' +
    'M30 35h2v1h-2zM33 35h2v1h-2zM4 36h7v1h-7zM12 36h2v1h-2zM15 36h1v1h-1zM17 36h1v1h-1zM19 36h2v1h-2zM26 36h3v1h-3z' +
    'M30 36h1v1h-1zM33 36h1v1h-1zM35 36h1v1h-1z',
};

function requireCode(code: unknown): void {
  if (String(code).replaceAll(' ', '') !== previewCode) throw previewError('factor-code-wrong');
}

/** Recovery codes come with the first factor. */
function addFactor(held: Held, state: PreviewState, id: string) {
  const isFirst = held.apps.length + held.phones.length + held.keys.length === 0;
  held.moments[id] = { createdAt: new Date(state.now).toISOString() };
  if (!isFirst) return {};
  held.codesLeft = recoveryCodes.length;
  return { recoveryCode: recoveryCodes[0]!, recoveryCodes };
}

function factorHandlers(held: Held, state: PreviewState): PreviewHandlers {
  const add = (id: string) => addFactor(held, state, id);
  return {
    'GET /identity/resources/users/v1/mfa/devices': () => ({
      webauthn: held.keys,
      phones: held.phones,
      authenticators: held.apps.map((id) => ({ id })),
      emails: [],
      ...(held.codesLeft !== undefined && { recoveryCodesLeft: held.codesLeft }),
      moments: held.moments,
    }),
    'GET /identity/resources/configurations/v1/mfa/strategies': () => ({
      strategies: (['AuthenticatorApp', 'SMS', 'WebAuthnCrossPlatform', 'WebAuthnPlatform'] as const).map(
        (strategy) => ({ strategy, isActive: true }),
      ),
    }),
    'POST /identity/resources/users/v1/mfa/authenticator/enroll': () => ({
      qrCode: 'data:image/png;base64,',
      secret: 'JBSW Y3DP EHPK 3PXP',
      uri: 'otpauth://totp/Acme:ada@acme.example?secret=JBSWY3DPEHPK3PXP&issuer=Acme',
      qr: previewQr,
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
    'POST /identity/resources/users/v1/mfa/sms/enroll': ({ body }) => ({
      otcToken: 'preview',
      phoneNumber: String(body['phoneNumber']),
    }),
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

export const privacyLists = [
  'GET /identity/resources/users/v1/mfa/devices',
  'GET /identity/resources/users/webauthn/v1/devices',
  'GET /identity/resources/users/sessions/v1/me',
  'GET /identity/resources/users/sessions/v1/me/history',
] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewPrivacyHandlers(state: PreviewState, { isEmpty = false } = {}): PreviewHandlers {
  const held = heldAtFirst(state, isEmpty);
  return {
    ...factorHandlers(held, state),
    ...keysHandlers(held, state, { added: (id) => addFactor(held, state, id) }),
    'GET /identity/resources/configurations/v1/auth/strategies': () => ({
      mainAuthStrategies: [{ strategy: 'EmailAndPassword' as const }],
      secondaryAuthStrategies: [{ strategy: 'Passkeys' as const, isActive: true }],
    }),
    'GET /identity/resources/users/sessions/v1/me/history': ({ query }) =>
      signInsOf(state, isEmpty, Number(query['_limit'] ?? 20)),
    'GET /identity/resources/users/sessions/v1/me': () => held.sessions,
    'GET /identity/resources/users/sessions/v1/me/current': () => held.sessions.find(({ current }) => current)!,
    'DELETE /identity/resources/users/sessions/v1/me/all': () => {
      held.sessions = [];
    },
    'DELETE /identity/resources/users/sessions/v1/me/{id}': ({ params }) => {
      held.sessions = held.sessions.filter(({ id }) => id !== params['id']);
    },
  };
}
