/**
 * Props that the server passes to the login box to render a hosted page, in server rendering and again for hydration
 * (as JSON in the page). The browser imports types only.
 * Each page has one form that works without JavaScript. It posts urlencoded to `action` with the hidden fields
 * `formToken` and `step`, and its visible fields by name. With JavaScript, the flow's machine calls the JSON API
 * instead.
 */
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { MfaDevices, MfaStrategy, PasswordConfig } from '#shared/contract/entities.ts';

/** A sign-in method that users can choose, by its name in the configuration. */
export type SignInMethod = 'EmailAndPassword' | 'Code' | 'MagicLink' | 'SmsCode';

/**
 * Steps that the server may render first, by flow; each flow is a folder in `login-box/flows/`. A flow may have more
 * steps, which follow in the browser.
 */
export const hostedSteps = {
  login: ['preLogin', 'loginWithPassword', 'otherMethods', 'locked', 'redirectToSSO', 'loginWithSSOFailed'],
  'sign-up': ['SignUp', 'SignUpSuccess'],
  activate: ['activatingForm', 'confirm', 'resend', 'resent', 'success', 'invalid'],
  'forgot-password': ['forgotPassword', 'success'],
  'reset-password': ['resetPassword', 'success', 'invalid'],
  'accept-invitation': ['pending', 'success', 'invalid', 'failed'],
  unlock: ['confirm', 'success', 'invalid'],
  /** Signed in without a target: shows the user, the applications and sign-out. */
  account: ['signedIn', 'signedOut'],
  /** Return from a social login provider. */
  social: ['verifyEmail', 'failed'],
  /** Passwordless sign-in. `smsCode` asks for the code sent to a phone. */
  passwordless: [
    'loginWithOtc',
    'loginWithSmsOtc',
    'loginWithQuickSmsOtc',
    'smsCode',
    'magicLinkPreLoginSuccess',
    'linkEnded',
    'openedHere',
  ],
  /** A sign-in link was opened, in the browser that requested it or in another one. */
  'magic-link': ['confirm', 'matchNumber', 'invalid'],
  'reset-phone': ['ResetPhoneNumber', 'VerifyResetPhoneNumber', 'ChangePhoneNumber', 'expired'],
  'activate-code': ['activatingForm', 'invalid'],
  'invitation-code': ['validate', 'success', 'invalid', 'failed'],
  /** The password was correct but leaked, so it can no longer sign in. */
  'breached-password': ['breachedPassword', 'breachedPasswordSuccess'],
  impersonate: ['confirm', 'success', 'invalid'],
  /** MFA for a user who has a second factor, or may verify by email. */
  mfa: [
    'verify',
    'authenticatorApp',
    'smsVerifyCode',
    'emailVerifyCode',
    'securityKey',
    'recoveryCode',
    'expired',
    'noMFAEnrolledStepUp',
  ],
  /** Setup of the first second factor, required by a policy. */
  'mfa-set-up': [
    'forceTwoFactor',
    'authenticatorApp',
    'smsSetPhoneNumber',
    'smsVerifyCode',
    'securityKey',
    'saveRecoveryCodes',
    'fewRecoveryCodes',
    'expired',
  ],
  /** Sign-in with a passkey, and the offer to create one after another sign-in. */
  passkeys: ['loginWithPasskey', 'promptPasskeys'],
  /** An informational page: an authorization error, an unknown URL, the end of a test of single sign-on. */
  notice: ['error', 'ssoTested'],
} as const;

export type HostedFlow = keyof typeof hostedSteps;

/** One step of one flow: the first page to render. */
export type HostedStep = { [Flow in HostedFlow]: { flow: Flow; step: (typeof hostedSteps)[Flow][number] } }[HostedFlow];

/** Of steps that send a message with a code or a link. */
interface MessageData {
  /** Send the message when the step starts, because the user already chose it on the previous page. */
  send?: boolean;
  sent?: boolean;
  resent?: boolean;
  /** Whole seconds until the message can be sent again; 0 when it can. */
  resendIn?: number;
}

/** Of steps that prove or set up a verification method. */
interface ChallengeData extends MessageData {
  devices?: MfaDevices;
  strategies?: MfaStrategy[];
  /** The server can remember this device. Absent: not known yet. */
  mayRemember?: boolean;
  /** Another flow has just handed over: the only method starts without a choice. */
  fresh?: boolean;
  /** The password is on a list of leaked ones; the user is warned after the second factor. */
  leaked?: boolean;
  /** Identifies the code that was sent. */
  otcToken?: string;
  /** Name of the organization whose policy is the reason. Absent: there is another one. */
  requiredBy?: string;
  /** It required nothing more when the user signed in. */
  newlyRequired?: boolean;
}

/** Where a sign-in leads; shown by the last step of a flow. */
interface TargetData {
  /** Host of the application or of the identity provider. */
  redirectTo?: string;
}

/** Of an invitation. */
interface InvitationData extends TargetData {
  tenantName?: string;
  shouldSetPassword?: boolean;
}

/** Data of each flow's steps in addition to form fields. Times are ISO 8601. */
export interface FlowData {
  login: TargetData & {
    /** The method chosen before the email address was known. */
    method?: SignInMethod;
    lockedUntil?: string;
    /** URL of the identity provider for `redirectToSSO`; of where the sign-in began for `loginWithSSOFailed`. */
    ssoAddress?: string;
    /** Single sign-on is required of everybody there, but some admins keep a password for emergencies. */
    emergency?: boolean;
    /** The identity provider refused the user, or was left without signing in. */
    denied?: boolean;
  };
  'sign-up': InvitationData & MessageData & { by?: 'username' | undefined; signedIn?: boolean };
  activate: TargetData & MessageData & { userName?: string; shouldSetPassword?: boolean };
  'forgot-password': MessageData;
  'reset-password': TargetData;
  'accept-invitation': InvitationData;
  unlock: TargetData;
  /** `onward`: URL to which the page redirects automatically. */
  account: TargetData & {
    userName?: string;
    tenantName?: string;
    /** The impersonator. */
    actorName?: string;
    applicationUrl?: string;
    onward?: string;
  };
  social: TargetData & {
    /** Stored by the server until the address is verified. */
    attempt?: string;
    email?: string;
    provider?: string;
    /** Which callback of an embedding page this is, and where that page's sign-in starts. */
    route?: string;
    home?: string;
  };
  passwordless: TargetData &
    MessageData & {
      /** Shown on both pages of a sign-in link. */
      matchNumber?: string;
      phoneNumber?: string;
      /** Of a remembered device, which gets its code without an address. */
      userId?: string;
      /** The link has not been opened yet. */
      notYet?: boolean;
      /** Whole seconds since the page started waiting for the link. */
      waited?: number;
    };
  'magic-link': TargetData & { matchNumber?: string };
  /** `kept`: token issued after the code was verified, sent with the new number. */
  'reset-phone': MessageData & { kept?: string };
  'activate-code': TargetData & { shouldSetPassword?: boolean };
  'invitation-code': InvitationData;
  /** `mayWait`: sign-in completes without it and continues to `onward`. */
  'breached-password': TargetData & { mayWait?: boolean; onward?: string };
  impersonate: { userName?: string; actorName?: string; tenantName?: string; until?: string };
  mfa: TargetData &
    ChallengeData & {
      /** ID of the chosen device. */
      device?: string;
      /** Remember this device. */
      remember?: boolean;
    };
  'mfa-set-up': TargetData &
    ChallengeData & {
      /** Load the key of an authenticator app. */
      begin?: boolean;
      secret?: string;
      /** The dark modules of the QR code as an SVG path, in a square of side `qrSize`. */
      qr?: string;
      qrSize?: number;
      /** Phone number that the code was sent to, masked. */
      phone?: string;
      /** The key to set up is this device itself. */
      platform?: boolean;
      recoveryCodes?: string[];
      /** Number of unused recovery codes. */
      left?: number;
    };
  /** `begun`: reached by a user action. */
  passkeys: TargetData & { begun?: boolean };
  /** `rule`: the first check that a test failed; absent for a test that passed. */
  notice: { rule?: string };
}

/** Step data of any flow: each flow reads its own (`FlowData`). */
export type StepData = Partial<
  FlowData['login'] &
    FlowData['sign-up'] &
    FlowData['activate'] &
    FlowData['account'] &
    FlowData['social'] &
    FlowData['passwordless'] &
    FlowData['reset-phone'] &
    FlowData['breached-password'] &
    FlowData['impersonate'] &
    FlowData['mfa'] &
    FlowData['mfa-set-up'] &
    FlowData['passkeys'] &
    FlowData['notice']
>;

/** The steps of one flow. */
export type StepOf<Flow extends HostedFlow> = Extract<HostedStep, { flow: Flow }>;

/** Custom field that an operator added to the sign-up form. Posted as `field-KEY`, or by its key within `metadata`. */
export interface SignUpField {
  key: string;
  label: string;
  type: 'text' | 'tel' | 'select';
  required: boolean;
  maxLength: number;
  /** Options of a select. */
  options?: { value: string; label: string }[];
}

export interface HostedPageError {
  code: ErrorCode;
  /** Message of the response; shown when the code has no text. */
  message?: string;
  /** Values for the placeholders of the code's message. */
  values?: Record<string, string | number>;
  /** Name of the field that the error belongs to; absent for the whole form. */
  field?: string;
  traceId: string;
  /** Where an admin who is signed in to this browser reads more about it: a path of the portal. */
  traceHref?: string;
}

export type HostedPage = HostedStep & {
  /**
   * The form's action: a path on this server, with its query. For pages opened from an emailed link this is `''` (the
   * page's own URL), so that the token is never written into the page.
   */
  action: string;
  formToken: string;
  /** Values entered before, kept after a failure: `email`, `name`, `companyName`. Never a password. */
  values: Record<string, string>;
  error?: HostedPageError;
  vendor: { name: string; logo: string | null };
  /** `declarations`: CSS declarations of the theme's radius and font, validated. */
  theme: { brand: string; mode: 'light' | 'dark' | 'auto'; declarations?: string };
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Texts that the operator overrides in this language, by key. */
  texts?: Record<string, string>;
  /** Origin (and path) of the identity API: `''` on hosted pages, which are same-origin. */
  apiBaseUrl: string;
  clientId: string;
  /** Pending authorization request: the `state` of `/oauth/prelogin`. Absent when the page was opened directly. */
  authorizationState?: string;
  /** Where to redirect when no authorization request is pending. */
  defaultRedirect: string;
  /** Origins allowed for `redirectUrl`. */
  allowedOrigins: readonly string[];
  allowSignups: boolean;
  /** Social login providers; `href` starts the sign-in. Absent: none. */
  social?: { key: string; name: string; href?: string }[];
  /** Sign-in methods to choose from, the default first. Absent if there is only one. */
  methods?: readonly SignInMethod[];
  /** Label of the identifier field where it also takes user names. Absent: it takes email addresses only. */
  identifier?: { type: 'text'; inputmode: 'text'; label: string };
  /** Passkeys can sign in; `prompt`: users without one are offered to create one. Absent: passkeys are off. */
  passkeys?: { prompt: boolean };
  /** A leaked password is also reported after a second factor. Absent: it is not. */
  showLoginFlows?: true;
  /** Flows that usually follow a sign-in, prefetched while idle. Absent: none. */
  likelyFlows?: readonly string[];
  /** A device can be remembered for SMS codes. Absent: it cannot. */
  quickSms?: true;
  /** Settings of sign-up by user name, where enabled. */
  userNameForm?: { label: string; rule: string; instead: string; back: string };
  /** The sign-up form, where it differs from the default: how it asks for the company, and its custom fields. */
  signUpForm?: { companyName: 'required' | 'optional' | 'none'; fields: SignUpField[] };
  passwordRules: PasswordConfig;
  links: { login: string; signUp: string; forgotPassword: string; resendActivation: string };
  /** Page for reporting a lost phone, on the sign-in server wherever the box is embedded. */
  resetPhoneNumber: string;
  /** Data of this step in addition to form fields: see `FlowData`. */
  stepData: StepData;
};

/** Return value of `dist/server/login-box.js`. */
export interface RenderedLoginBox {
  /**
   * The `<portico-login-box>` element with its declarative shadow root and its light-DOM credential fields. `nonce` is
   * set on its `<style>`.
   */
  html: string;
  /**
   * Data that the element reads once its script has loaded, in a non-executable `<script>`. Placed after all visible
   * markup.
   */
  data: string;
  /** Content of `<title>`. */
  title: string;
}

export type RenderLoginBox = (page: HostedPage, nonce: string) => RenderedLoginBox;
