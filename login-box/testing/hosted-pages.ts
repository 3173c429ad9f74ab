/** Pages as the server would hand them over, one for each step and for each state worth looking at. For tests and the gallery. */
import type { MfaDevices, MfaStrategy } from '#shared/contract/entities.ts';
import type { FlowData, HostedPage, HostedStep, StepOf } from '#shared/contract/sign-in/hosted-page.ts';

/** When these pages were made, within the lock of one of them. */
export const momentOfPages = '2026-11-20T14:20:50Z';

type Details = Partial<Omit<HostedPage, 'flow' | 'step'>>;

const email = 'marisol.bellamy@acme.example';
const trace = '7f3c91ab-52d8-4e0c';

/** A page of a vendor named Waypoint, with nothing typed yet. */
export function hostedPage(at: HostedStep, details: Details = {}): HostedPage {
  return {
    action: `/account/${at.flow}?state=2f9c`,
    formToken: 'form-token',
    values: {},
    vendor: { name: 'Waypoint', logo: null },
    theme: { brand: '#0d6276', mode: 'light' },
    locale: 'en',
    direction: 'ltr',
    apiBaseUrl: '',
    clientId: 'b6adfe4c-d695-4c04-b95f-3ec9fd0c6cca',
    authorizationState: '2f9c',
    defaultRedirect: '/oauth/portal',
    allowedOrigins: ['http://localhost:3999'],
    allowSignups: true,
    passwordRules: {
      allowPassphrases: true,
      minLength: 8,
      maxLength: 128,
      minPhraseLength: 20,
      minOptionalTestsToPass: 0,
    },
    links: {
      login: '/account/login?state=2f9c',
      signUp: '/account/sign-up?state=2f9c',
      forgotPassword: '/account/forget-password?state=2f9c',
      resendActivation: '/account/activate?resend=true',
    },
    resetPhoneNumber: '/account/reset-phone-number',
    stepData: {},
    ...at,
    ...details,
  };
}

const allMethods = ['EmailAndPassword', 'Code', 'MagicLink', 'SmsCode'] as const;
const typed: Details = { values: { email } };
const invited = { tenantName: 'Northlight Logistics' };
const deadLink: Details = { error: { code: 'link-expired', traceId: trace } };
const busyServer: Details = { error: { code: 'server-busy', traceId: trace } };

const wrongPassword: Details = {
  ...typed,
  error: { code: 'invalid-credentials', field: 'password', values: { triesLeft: 2 }, traceId: trace },
};
const locked: Details = {
  ...typed,
  stepData: { lockedUntil: '2026-11-20T14:47:00.000Z' },
  error: { code: 'account-locked', values: { lockedUntil: '2026-11-20T14:47:00.000Z' }, traceId: trace },
};
const longNames: Details = {
  values: { email: 'maximiliana.featherstonehaugh-ostergaard@subsidiary.example-international-holdings.example' },
  vendor: { name: 'Øresund Maritime Logistics & Freight Forwarding', logo: null },
};
const refusedSignUp: Details = {
  values: { email: 'marisol', name: 'Marisol Bellamy', companyName: 'Acme' },
  error: { code: 'email-invalid', field: 'email', traceId: trace },
};

/** A user with one verification method of each kind, and two phones. */
const devices: MfaDevices = {
  authenticators: [{ id: 'a' }],
  webauthn: [
    { id: 'k', deviceType: 'CrossPlatform', name: 'Chrome on Linux' },
    { id: 'l', deviceType: 'Platform', name: 'Safari on macOS' },
  ],
  phones: [
    { id: 'p', phoneNumber: '+49•••••••••21' },
    { id: 'q', phoneNumber: '+44••••••••08' },
  ],
  emails: [{ email }],
};
const strategies: MfaStrategy[] = ['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode'];

function factorPage(step: StepOf<'mfa'>['step'], stepData: FlowData['mfa'] = {}, details: Details = {}): HostedPage {
  return hostedPage(
    { flow: 'mfa', step },
    { ...typed, stepData: { devices, mayRemember: true, ...stepData }, ...details },
  );
}

function setUpPage(step: StepOf<'mfa-set-up'>['step'], stepData: FlowData['mfa-set-up'] = {}): HostedPage {
  return hostedPage(
    { flow: 'mfa-set-up', step },
    { ...typed, stepData: { devices, strategies, mayRemember: true, ...stepData } },
  );
}

/** By name; the name is the file of the picture. */
export const hostedPages: Readonly<Record<string, HostedPage>> = {
  'login-pre-login': hostedPage({ flow: 'login', step: 'preLogin' }),
  'login-pre-login-error': hostedPage({ flow: 'login', step: 'preLogin' }, { ...typed, ...busyServer }),
  'login-pre-login-by-invitation': hostedPage({ flow: 'login', step: 'preLogin' }, { allowSignups: false }),
  'login-with-password': hostedPage({ flow: 'login', step: 'loginWithPassword' }, typed),
  'login-with-password-wrong': hostedPage({ flow: 'login', step: 'loginWithPassword' }, wrongPassword),
  'login-with-password-long-names': hostedPage({ flow: 'login', step: 'loginWithPassword' }, longNames),
  'login-with-logo': hostedPage(
    { flow: 'login', step: 'preLogin' },
    {
      theme: { brand: '#ffe14d', mode: 'light' },
      vendor: {
        name: 'Waypoint',
        logo: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 32'%3E%3Crect width='120' height='32' rx='8' fill='%235b2a86'/%3E%3C/svg%3E",
      },
    },
  ),
  'login-with-password-disabled': hostedPage(
    { flow: 'login', step: 'loginWithPassword' },
    { ...typed, error: { code: 'account-disabled', traceId: trace } },
  ),
  'login-with-password-or-code': hostedPage(
    { flow: 'login', step: 'loginWithPassword' },
    { ...typed, methods: ['EmailAndPassword', 'Code'] },
  ),
  'login-with-password-or-passkey': hostedPage(
    { flow: 'login', step: 'loginWithPassword' },
    { ...typed, methods: ['EmailAndPassword', 'Code'], passkeys: { prompt: false } },
  ),
  'login-with-password-or-others': hostedPage(
    { flow: 'login', step: 'loginWithPassword' },
    { ...wrongPassword, methods: [...allMethods] },
  ),
  'login-other-methods': hostedPage(
    { flow: 'login', step: 'otherMethods' },
    { ...typed, methods: [...allMethods], passkeys: { prompt: false } },
  ),
  'login-other-methods-long-names': hostedPage(
    { flow: 'login', step: 'otherMethods' },
    { ...longNames, methods: [...allMethods] },
  ),
  'login-pre-login-sms': hostedPage({ flow: 'login', step: 'preLogin' }, { methods: ['EmailAndPassword', 'SmsCode'] }),
  'login-with-otc-or-password': hostedPage(
    { flow: 'passwordless', step: 'loginWithOtc' },
    { ...typed, stepData: { sent: true }, methods: ['EmailAndPassword', 'Code'] },
  ),
  'login-magic-link-or-others': hostedPage(
    { flow: 'passwordless', step: 'magicLinkPreLoginSuccess' },
    { ...typed, stepData: { sent: true, matchNumber: '47' }, methods: [...allMethods] },
  ),
  'login-sms-or-others': hostedPage(
    { flow: 'passwordless', step: 'loginWithSmsOtc' },
    { ...typed, methods: [...allMethods] },
  ),
  'login-locked': hostedPage({ flow: 'login', step: 'locked' }, locked),
  'sign-up': hostedPage({ flow: 'sign-up', step: 'SignUp' }),
  'sign-up-refused': hostedPage({ flow: 'sign-up', step: 'SignUp' }, refusedSignUp),
  'sign-up-invited': hostedPage({ flow: 'sign-up', step: 'SignUp' }, { ...typed, stepData: invited }),
  'sign-up-success': hostedPage({ flow: 'sign-up', step: 'SignUpSuccess' }, typed),
  'activate-form': hostedPage({ flow: 'activate', step: 'activatingForm' }, typed),
  'activate-confirm': hostedPage({ flow: 'activate', step: 'confirm' }),
  'activate-resend': hostedPage({ flow: 'activate', step: 'resend' }),
  'activate-resent': hostedPage({ flow: 'activate', step: 'resent' }, typed),
  'activate-success': hostedPage({ flow: 'activate', step: 'success' }),
  'activate-invalid': hostedPage({ flow: 'activate', step: 'invalid' }, deadLink),
  'forgot-password': hostedPage({ flow: 'forgot-password', step: 'forgotPassword' }, typed),
  'forgot-password-success': hostedPage({ flow: 'forgot-password', step: 'success' }, typed),
  'reset-password': hostedPage({ flow: 'reset-password', step: 'resetPassword' }, typed),
  'reset-password-refused': hostedPage(
    { flow: 'reset-password', step: 'resetPassword' },
    { ...typed, error: { code: 'password-too-common', field: 'password', traceId: trace } },
  ),
  'reset-password-success': hostedPage({ flow: 'reset-password', step: 'success' }),
  'reset-password-invalid': hostedPage({ flow: 'reset-password', step: 'invalid' }),
  'invitation-pending': hostedPage({ flow: 'accept-invitation', step: 'pending' }, { ...typed, stepData: invited }),
  'invitation-pending-new': hostedPage(
    { flow: 'accept-invitation', step: 'pending' },
    { ...typed, stepData: { ...invited, shouldSetPassword: true } },
  ),
  'invitation-success': hostedPage({ flow: 'accept-invitation', step: 'success' }, { stepData: invited }),
  'invitation-invalid': hostedPage({ flow: 'accept-invitation', step: 'invalid' }),
  'invitation-failed': hostedPage({ flow: 'accept-invitation', step: 'failed' }, busyServer),
  'login-pre-login-passkeys': hostedPage({ flow: 'login', step: 'preLogin' }, { passkeys: { prompt: true } }),
  'login-pre-login-passkeys-and-social': hostedPage(
    { flow: 'login', step: 'preLogin' },
    {
      passkeys: { prompt: true },
      social: [
        { key: 'google', name: 'Google', href: '#' },
        { key: 'github', name: 'GitHub', href: '#' },
      ],
    },
  ),
  'login-with-passkey': hostedPage({ flow: 'passkeys', step: 'loginWithPasskey' }),
  'login-with-passkey-refused': hostedPage(
    { flow: 'passkeys', step: 'loginWithPasskey' },
    { error: { code: 'passkey-unknown', traceId: trace } },
  ),
  'prompt-passkeys': hostedPage({ flow: 'passkeys', step: 'promptPasskeys' }),
  'breached-password': hostedPage(
    { flow: 'breached-password', step: 'breachedPassword' },
    { values: { email: 'marisol.bellamy@acme.example' } },
  ),
  'breached-password-prompt': hostedPage(
    { flow: 'breached-password', step: 'breachedPassword' },
    { values: { email: 'marisol.bellamy@acme.example' }, stepData: { mayWait: true } },
  ),
  'few-recovery-codes': hostedPage(
    { flow: 'mfa-set-up', step: 'fewRecoveryCodes' },
    { values: { email: 'marisol.bellamy@acme.example' }, stepData: { left: 2 } },
  ),
  'breached-password-success': hostedPage(
    { flow: 'breached-password', step: 'breachedPasswordSuccess' },
    { values: { email: 'marisol.bellamy@acme.example' } },
  ),
  'impersonate-confirm': hostedPage(
    { flow: 'impersonate', step: 'confirm' },
    {
      stepData: {
        userName: 'Marisol Bellamy',
        actorName: 'Noor of support',
        tenantName: 'Acme',
        until: '2026-11-20T15:47:00Z',
      },
    },
  ),
  'impersonate-success': hostedPage(
    { flow: 'impersonate', step: 'success' },
    { stepData: { userName: 'Marisol Bellamy' } },
  ),
  'impersonate-invalid': hostedPage({ flow: 'impersonate', step: 'invalid' }),
  'unlock-confirm': hostedPage({ flow: 'unlock', step: 'confirm' }),
  'unlock-success': hostedPage({ flow: 'unlock', step: 'success' }),
  'unlock-invalid': hostedPage({ flow: 'unlock', step: 'invalid' }),
  'account-signed-in': hostedPage(
    { flow: 'account', step: 'signedIn' },
    { ...typed, stepData: { userName: 'Marisol Bellamy' } },
  ),
  'account-signed-out': hostedPage({ flow: 'account', step: 'signedOut' }),
  'login-with-otc': hostedPage({ flow: 'passwordless', step: 'loginWithOtc' }, { ...typed, stepData: { sent: true } }),
  'login-with-otc-wrong': hostedPage(
    { flow: 'passwordless', step: 'loginWithOtc' },
    { ...typed, error: { code: 'code-wrong', field: 'code', values: { triesLeft: 4 }, traceId: trace } },
  ),
  'login-with-sms-otc': hostedPage({ flow: 'passwordless', step: 'loginWithSmsOtc' }),
  'login-with-sms-otc-refused': hostedPage(
    { flow: 'passwordless', step: 'loginWithSmsOtc' },
    { values: { phoneNumber: '12' }, error: { code: 'phone-invalid', field: 'phoneNumber', traceId: trace } },
  ),
  'login-sms-code': hostedPage(
    { flow: 'passwordless', step: 'smsCode' },
    { stepData: { sent: true, phoneNumber: '+12025550123' } },
  ),
  'login-with-quick-sms-otc': hostedPage({ flow: 'passwordless', step: 'loginWithQuickSmsOtc' }),
  'magic-link-ended': hostedPage({ flow: 'passwordless', step: 'linkEnded' }),
  'magic-link-opened-here': hostedPage({ flow: 'passwordless', step: 'openedHere' }),
  'magic-link-confirm': hostedPage(
    { flow: 'magic-link', step: 'confirm' },
    { ...typed, stepData: { matchNumber: '42' } },
  ),
  'magic-link-number': hostedPage({ flow: 'magic-link', step: 'matchNumber' }),
  'magic-link-invalid': hostedPage({ flow: 'magic-link', step: 'invalid' }),
  'reset-phone': hostedPage({ flow: 'reset-phone', step: 'ResetPhoneNumber' }),
  'reset-phone-verify': hostedPage(
    { flow: 'reset-phone', step: 'VerifyResetPhoneNumber' },
    { ...typed, stepData: { kept: 'x' } },
  ),
  'reset-phone-change': hostedPage({ flow: 'reset-phone', step: 'ChangePhoneNumber' }, { stepData: { kept: 'x' } }),
  'reset-phone-expired': hostedPage({ flow: 'reset-phone', step: 'expired' }),
  'activate-code': hostedPage({ flow: 'activate-code', step: 'activatingForm' }),
  'activate-code-password': hostedPage(
    { flow: 'activate-code', step: 'activatingForm' },
    { stepData: { shouldSetPassword: true } },
  ),
  'activate-code-invalid': hostedPage({ flow: 'activate-code', step: 'invalid' }),
  'invitation-code': hostedPage({ flow: 'invitation-code', step: 'validate' }, { stepData: invited }),
  'mfa-verify': factorPage('verify'),
  'mfa-verify-nothing': hostedPage({ flow: 'mfa', step: 'verify' }, { ...typed, stepData: { mayRemember: true } }),
  'mfa-authenticator-app': factorPage('authenticatorApp'),
  'mfa-authenticator-app-wrong': factorPage(
    'authenticatorApp',
    {},
    { error: { code: 'factor-code-wrong', field: 'code', values: { triesLeft: 3 }, traceId: trace } },
  ),
  'mfa-authenticator-app-paused': factorPage(
    'authenticatorApp',
    {},
    { error: { code: 'second-factor-locked', values: { lockedUntil: '2026-11-20T14:47:00.000Z' }, traceId: trace } },
  ),
  'mfa-sms-ask': factorPage('smsVerifyCode'),
  'mfa-sms': factorPage('smsVerifyCode', { sent: true }),
  'mfa-email-ask': factorPage('emailVerifyCode'),
  'mfa-email': factorPage('emailVerifyCode', { sent: true }),
  'mfa-email-newly-required': factorPage('emailVerifyCode', { requiredBy: 'Northlight', newlyRequired: true }),
  'mfa-security-key': factorPage('securityKey'),
  'mfa-recovery-code': factorPage('recoveryCode'),
  'mfa-expired': hostedPage(
    { flow: 'mfa', step: 'expired' },
    { error: { code: 'second-factor-expired', traceId: trace } },
  ),
  'mfa-none-enrolled': hostedPage({ flow: 'mfa', step: 'noMFAEnrolledStepUp' }),
  'mfa-set-up-choose': setUpPage('forceTwoFactor'),
  'mfa-set-up-choose-required': setUpPage('forceTwoFactor', { requiredBy: 'Northlight' }),
  'mfa-set-up-app': setUpPage('authenticatorApp', {
    secret: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    qr: 'M4 4h7v1h-7zM4 5h1v1h-1zM10 5h1v1h-1zM18 18h7v7h-7z',
    qrSize: 29,
  }),
  'mfa-set-up-app-ask': setUpPage('authenticatorApp'),
  'mfa-set-up-phone': setUpPage('smsSetPhoneNumber'),
  'mfa-set-up-sms': setUpPage('smsVerifyCode', { phone: '+49•••••••••21' }),
  'mfa-set-up-key': setUpPage('securityKey'),
  'mfa-set-up-codes': setUpPage('saveRecoveryCodes', {
    recoveryCodes: Array.from({ length: 10 }, (_, index) => `x7k${index}-9pqm-4tvw`),
  }),
  'mfa-set-up-expired': hostedPage(
    { flow: 'mfa-set-up', step: 'expired' },
    { error: { code: 'second-factor-expired', traceId: trace } },
  ),
  'notice-error': hostedPage({ flow: 'notice', step: 'error' }, { error: { code: 'client-unknown', traceId: trace } }),
  'notice-sso-test-passed': hostedPage({ flow: 'notice', step: 'ssoTested' }),
  'notice-sso-test-failed': hostedPage({ flow: 'notice', step: 'ssoTested' }, { stepData: { rule: 'audience' } }),
};
