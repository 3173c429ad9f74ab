import type { MfaDevices, MfaStrategy } from '#shared/contract/entities.ts';
import type { HostedPageError, HostedStep, StepData } from '#shared/contract/sign-in/hosted-page.ts';

/** A session, or the announcement that the password alone is not enough. */
export interface SignInAnswer {
  mfaRequired: boolean;
  userId?: string | undefined;
  /** Absent while something is missing: MFA or a new password. */
  accessToken?: string | undefined;
  /** Seconds that the token lives. */
  expiresIn?: number | undefined;
  /** Where the tenant wants its people to land. */
  redirectLocation?: string | undefined;
  /** The password is in a list of leaked ones; without a token it opens nothing any more. */
  isBreachedPassword?: boolean | undefined;
  /** Names the sign-in to the calls that prove its second factor. */
  mfaToken?: string | undefined;
  /** Whether the user has a second factor, or has to set one up. */
  mfaEnrolled?: boolean | undefined;
  mfaDevices?: MfaDevices | undefined;
  mfaStrategies?: MfaStrategy[] | undefined;
  /** The organization that requires it, if that is the reason. */
  mfaRequiredBy?: string | undefined;
  userEmail?: string | undefined;
  /** Made with the first second factor, and shown once. */
  recoveryCodes?: string[] | undefined;
  /** The flow that asks for what is missing; see `withNextStep`. */
  nextStep?: Handoff;
}

/** Where one flow leaves a sign-in to another, whose rules and pages are a chunk of their own. */
export interface Handoff {
  at: HostedStep;
  values?: Readonly<Record<string, string>>;
  stepData?: Readonly<StepData>;
  error?: HostedPageError;
  /** The answer that led there. Tokens travel in memory, never in a page's data or a machine's snapshot. */
  answer?: SignInAnswer;
}
