/**
 * What the server hands to the login box to draw a hosted page, in server rendering and again for hydration
 * (as JSON in the page). Types only.
 *
 * Each page has one form with JavaScript off. It posts urlencoded to `action` with the hidden fields `formToken` and
 * `step`, and its visible fields by name. With JavaScript on, the flow's machine calls the JSON API instead.
 */
import type { ErrorCode } from './errors.ts';
import type { MfaDevices, MfaStrategy, PasswordConfig } from './entities.ts';

/** Flow names; each is a folder below `login-box/flows/`. */
export type HostedFlow =
  | 'login'
  | 'sign-up'
  | 'activate'
  | 'forgot-password'
  | 'reset-password'
  | 'accept-invitation'
  | 'unlock'
  | 'account'
  | 'social'
  | 'passwordless'
  | 'magic-link'
  | 'reset-phone'
  | 'activate-code'
  | 'invitation-code'
  | 'breached-password'
  | 'impersonate'
  | 'mfa'
  | 'mfa-set-up'
  | 'passkeys'
  | 'notice';

/** A sign-in method that users can choose, by its name in the configuration. */
export type SignInMethod = 'EmailAndPassword' | 'Code' | 'MagicLink' | 'SmsCode';

/** One step of one flow: what the page draws first. */
export type HostedStep =
  | {
      flow: 'login';
      step: 'preLogin' | 'loginWithPassword' | 'otherMethods' | 'locked' | 'redirectToSSO' | 'loginWithSSOFailed';
    }
  | { flow: 'sign-up'; step: 'SignUp' | 'SignUpSuccess' }
  | { flow: 'activate'; step: 'activatingForm' | 'confirm' | 'resend' | 'resent' | 'success' | 'invalid' }
  | { flow: 'forgot-password'; step: 'forgotPassword' | 'success' }
  | { flow: 'reset-password'; step: 'resetPassword' | 'success' | 'invalid' }
  | { flow: 'accept-invitation'; step: 'pending' | 'success' | 'invalid' | 'failed' }
  | { flow: 'unlock'; step: 'confirm' | 'success' | 'invalid' }
  /** Signed in and nowhere else to go: who one is, the applications, the way out. */
  | { flow: 'account'; step: 'signedIn' | 'signedOut' }
  /** Coming back from an account elsewhere. */
  | { flow: 'social'; step: 'proveAddress' | 'failed' }
  /** Signing in without a password. `smsCode` asks for the code that went to a phone. */
  | {
      flow: 'passwordless';
      step:
        | 'loginWithOtc'
        | 'loginWithSmsOtc'
        | 'loginWithQuickSmsOtc'
        | 'smsCode'
        | 'magicLinkPreLoginSuccess'
        | 'linkEnded'
        | 'openedHere';
    }
  /** A link that signs in was opened: in the browser that asked for it, or elsewhere. */
  | { flow: 'magic-link'; step: 'confirm' | 'matchNumber' | 'invalid' }
  | { flow: 'reset-phone'; step: 'ResetPhoneNumber' | 'VerifyResetPhoneNumber' | 'ChangePhoneNumber' | 'expired' }
  | { flow: 'activate-code'; step: 'activatingForm' | 'invalid' }
  | { flow: 'invitation-code'; step: 'validate' | 'success' | 'invalid' | 'failed' }
  /** A password that was right and is leaked: it opens nothing any more. */
  | { flow: 'breached-password'; step: 'breachedPassword' | 'breachedPasswordSuccess' }
  /** Acting as somebody else. */
  | { flow: 'impersonate'; step: 'confirm' | 'success' | 'invalid' }
  /** The second factor of somebody who has one, or may prove one by mail. */
  | {
      flow: 'mfa';
      step:
        | 'verify'
        | 'authenticatorApp'
        | 'smsVerifyCode'
        | 'emailVerifyCode'
        | 'securityKey'
        | 'recoveryCode'
        | 'expired'
        | 'noMFAEnrolledStepUp';
    }
  /** Setting up the first one, because a policy asks for it. */
  | {
      flow: 'mfa-set-up';
      step:
        | 'forceTwoFactor'
        | 'authenticatorApp'
        | 'smsSetPhoneNumber'
        | 'smsVerifyCode'
        | 'securityKey'
        | 'saveRecoveryCodes'
        | 'fewRecoveryCodes'
        | 'expired';
    }
  /** Signing in with a passkey, and the offer to make one after another sign-in. */
  | { flow: 'passkeys'; step: 'loginWithPasskey' | 'promptPasskeys' }
  /** A page that only tells something: an authorization error, an unknown address. */
  | { flow: 'notice'; step: 'error' };

/** Of steps that send a message with a code or a link. */
interface MessageData {
  /** The message has to be sent as the step begins: the user chose it on the page before. */
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
  /** The server offers to remember this device. Absent: it has not said. */
  mayRemember?: boolean;
  /** Another flow handed over a moment ago: the only method is begun without being chosen. */
  fresh?: boolean;
  /** The password was on a list of leaked ones, which is told after the second factor. */
  leaked?: boolean;
  /** Names the code that was sent. */
  otcToken?: string;
}

/** Where a sign-in leads: shown by the last step of a flow. */
interface TargetData {
  /** Host of the application or of the identity provider. */
  redirectTo?: string;
}

/** Of an invitation. */
interface InvitationData extends TargetData {
  tenantName?: string;
  shouldSetPassword?: boolean;
}

/** What the steps of each flow need beside the fields of their forms. Times are ISO 8601. */
export interface FlowData {
  login: TargetData & {
    /** The method that was chosen before the email address was known. */
    method?: SignInMethod;
    lockedUntil?: string;
    /** Address of the identity provider that `redirectToSSO` leads to. */
    ssoAddress?: string;
  };
  'sign-up': InvitationData & MessageData & { by?: 'username' | undefined; signedIn?: boolean };
  activate: TargetData & MessageData & { userName?: string; shouldSetPassword?: boolean };
  'forgot-password': MessageData;
  'reset-password': TargetData;
  'accept-invitation': InvitationData;
  unlock: TargetData;
  /** `onward`: the page leaves for this address by itself. */
  account: TargetData & {
    userName?: string;
    tenantName?: string;
    /** Who acts as the user. */
    actorName?: string;
    applicationUrl?: string;
    onward?: string;
  };
  social: TargetData & {
    /** Kept by the server while the address is proved. */
    attempt?: string;
    email?: string;
    provider?: string;
    /** Which callback of an embedding page this is, and where that page's sign-in begins. */
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
      /** Whole seconds since the page began to wait for the link. */
      waited?: number;
    };
  'magic-link': TargetData & { matchNumber?: string };
  /** `kept`: what the server gave after the code, and takes with the new number. */
  'reset-phone': MessageData & { kept?: string };
  'activate-code': TargetData & { shouldSetPassword?: boolean };
  'invitation-code': InvitationData;
  /** `mayWait`: the sign-in is done all the same, and leads `onward`. */
  'breached-password': TargetData & { mayWait?: boolean; onward?: string };
  impersonate: { userName?: string; actorName?: string; tenantName?: string; until?: string };
  mfa: TargetData &
    ChallengeData & {
      /** ID of the chosen device. */
      device?: string;
      /** This device shall be remembered. */
      remember?: boolean;
    };
  'mfa-set-up': TargetData &
    ChallengeData & {
      /** The key of an authenticator app is wanted. */
      begin?: boolean;
      secret?: string;
      /** The dark modules of the QR code as an SVG path, in a square of `qrSize`. */
      qr?: string;
      qrSize?: number;
      /** Phone number that the code was sent to, masked. */
      phone?: string;
      /** The key to set up is this device itself. */
      platform?: boolean;
      recoveryCodes?: string[];
      /** Recovery codes that are left. */
      left?: number;
    };
  /** `begun`: a press led there. */
  passkeys: TargetData & { begun?: boolean };
  notice: {};
}

/** The data of any step: a flow reads its own (`FlowData`). */
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
    FlowData['passkeys']
>;

/** The steps of one flow. */
export type StepOf<Flow extends HostedFlow> = Extract<HostedStep, { flow: Flow }>;

/** A line that an operator has added to the sign-up form. It is posted as `field-KEY`, or by its key within `metadata`. */
export interface SignUpField {
  key: string;
  label: string;
  type: 'text' | 'tel' | 'select';
  required: boolean;
  maxLength: number;
  /** What a select offers. */
  options?: { value: string; label: string }[];
}

export interface HostedPageError {
  code: ErrorCode;
  /** What the answer itself said; shown where the code has no text. */
  message?: string;
  /** Values for the placeholders of the message of that code. */
  values?: Record<string, string | number>;
  /** Name of the field the error belongs to; absent for the whole form. */
  field?: string;
  traceId: string;
}

export type HostedPage = HostedStep & {
  /** Where the form posts to: a path on this server, with its query. For pages opened from a mail link this is `''` (the page's own address), so that the token is never written into the page. */
  action: string;
  formToken: string;
  /** What was typed before, kept on failure: `email`, `name`, `companyName`. Never a password. */
  values: Record<string, string>;
  error?: HostedPageError;
  vendor: { name: string; logo: string | null };
  /** `look`: declarations of the theme's radius and font, validated. */
  theme: { brand: string; mode: 'light' | 'dark' | 'auto'; look?: string };
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Texts that the operator words differently in this language, by their key. */
  texts?: Record<string, string>;
  /** Origin (and path) of the identity API: `''` on hosted pages, which are same-origin. */
  apiBaseUrl: string;
  clientId: string;
  /** Pending authorization request: the `state` of `/oauth/prelogin`. Absent when the page was opened by itself. */
  authorizationState?: string;
  /** Where to go when no authorization request is pending. */
  defaultRedirect: string;
  /** Origins that a `redirectUrl` may point to. */
  allowedOrigins: string[];
  allowSignups: boolean;
  /** Accounts elsewhere that sign people in; `href` begins it. Absent: none. */
  social?: { key: string; name: string; href?: string }[];
  /** Sign-in methods to choose from, the default first. Absent if there is only one. */
  methods?: readonly SignInMethod[];
  /** How the field for the address is drawn where it takes a user name too. Absent: it takes addresses only. */
  identifier?: { type: 'text'; inputmode: 'text'; label: string };
  /** Passkeys sign people in; `prompt`: one is offered to those who have none. Absent: they do not. */
  passkeys?: { prompt: boolean };
  /** A leaked password is told of after a second factor too. Absent: it is not. */
  showLoginFlows?: true;
  /** Flows that a sign-in mostly goes on with: fetched while nobody waits. Absent: none. */
  likelyFlows?: readonly string[];
  /** A device may be remembered for a code by SMS. Absent: it may not. */
  quickSms?: true;
  /** What the sign-up form by user name says, where there is one. */
  userNameForm?: { label: string; rule: string; instead: string; back: string };
  /** The sign-up form, where it is not the usual one: how it asks for the company, and what else it asks for. */
  signUpForm?: { companyName: 'required' | 'optional' | 'none'; fields: SignUpField[] };
  passwordRules: PasswordConfig;
  links: { login: string; signUp: string; forgotPassword: string; resendActivation: string };
  /** Where a lost phone is told. Absent: beside the page for a lost password. */
  resetPhoneNumber?: string;
  /** What this step needs beside the fields: see `FlowData`. */
  stepData: StepData;
};

/** What `dist/server/login-box.js` gives back. */
export interface RenderedLoginBox {
  /** Whole `<portico-login-box>` element with its declarative shadow root and its light-DOM credential fields. `nonce` is written on its `<style>`. */
  html: string;
  /** What the element reads once its script has come, as a `<script>` that is none. It stands behind all that is seen. */
  data: string;
  /** For `<title>`. */
  title: string;
}

export type RenderLoginBox = (page: HostedPage, nonce: string) => RenderedLoginBox;
