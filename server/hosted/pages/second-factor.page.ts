/**
 * The second factor on hosted pages: verified after the first, or enrolled if a policy requires one; without JavaScript
 * too.
 */
import type { FlowData, StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import type { AuthorizationRequestRow } from '#server/db/queries/oauth/authorization-requests.ts';
import { isPasswordBreached } from '#server/db/queries/core/users.ts';
import { browserCookie, deviceCookie, factorCookie, ssoCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { setSessionCookies, signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext } from '#server/context.ts';
import {
  confirmAuthenticator,
  verifyAuthenticatorCode,
  resumeAuthenticator,
} from '#server/use-cases/mfa/authenticator-app.ts';
import {
  finishChallenge,
  readChallenge,
  type ChallengeProof,
  type OpenChallenge,
} from '#server/use-cases/mfa/factor-challenges.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { verifyMailCode, sendToMail } from '#server/use-cases/mfa/mail-factor.ts';
import { enrolmentAtSignIn, requireUsable } from '#server/use-cases/mfa/check-factor-change.ts';
import { confirmPhone, verifyPhoneCode, sendToPhone, startPhone } from '#server/use-cases/mfa/phone-factor.ts';
import { verifyRecoveryCode } from '#server/use-cases/mfa/recovery-codes.ts';
import { redirectAfterSignIn, stepAddress } from '#server/hosted/parts/after-sign-in.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

type ProofStep = StepOf<'mfa'>['step'];
type SetUpStep = StepOf<'mfa-set-up'>['step'];

/** URL value of the list of all methods, even if there is only one. */
const anotherStep = 'anotherFactor';

/** Steps of the second factor in URLs and forms: those of the sign-in, and those of the factor. */
const factorSteps = new Set([
  anotherStep,
  'loginWithTwoFactor',
  'forceTwoFactor',
  'recoverTwoFactor',
  'verify',
  'authenticatorApp',
  'smsVerifyCode',
  'emailVerifyCode',
  'securityKey',
  'recoveryCode',
  'smsSetPhoneNumber',
  'saveRecoveryCodes',
]);

export function isFactorStep(step: string | undefined): step is string {
  return step !== undefined && factorSteps.has(step);
}

type Request = AuthorizationRequestRow | undefined;

type FactorData = FlowData['mfa'] & FlowData['mfa-set-up'];

interface Shown {
  step: StepOf<'mfa' | 'mfa-set-up'>;
  stepData?: FactorData;
  values?: Record<string, string>;
  error?: Refusal | undefined;
}

/** Renders the step in the URL, or the default one for the user. Sends nothing. */
export async function secondFactorPage(call: HostedCall, request: Request): Promise<Page> {
  const challenge = await openChallenge(call);
  if (challenge instanceof Refusal) return await showExpired(call, request, challenge);
  const wanted = queryText(call, 'step') ?? 'loginWithTwoFactor';
  const challenged = { call, request, challenge };
  return canVerify(challenge)
    ? await show(challenged, {
        step: { flow: 'mfa', step: proofStep(challenge, wanted) },
        stepData: chosenDevice(call),
      })
    : await showSetUp(challenged, { step: setUpStep(challenge, wanted) });
}

/** An expired challenge is returned as a value, since its page shows it. */
async function openChallenge(call: HostedCall): Promise<OpenChallenge | Refusal> {
  return await attempt(() =>
    readChallenge(call.context, call.cookies.read(factorCookie) ?? '', call.cookies.read(browserCookie)),
  );
}

/** A user with a factor verifies it, including a code by email; others enrol one. */
function canVerify({ offered }: OpenChallenge): boolean {
  return offered.enrolled;
}

function proofStep({ offered: { devices } }: OpenChallenge, wanted: string): ProofStep {
  const { authenticators, phones, emails, webauthn } = devices;
  const has: Partial<Record<string, boolean>> = {
    authenticatorApp: authenticators.length > 0,
    smsVerifyCode: phones.length > 0,
    emailVerifyCode: emails.length > 0,
    securityKey: webauthn.length > 0,
  };
  if (wanted === 'recoverTwoFactor' || wanted === 'recoveryCode') return 'recoveryCode';
  if (has[wanted]) return wanted as ProofStep;
  const kinds = Object.keys(has).filter((kind) => has[kind]);
  if (wanted === anotherStep) return 'verify';
  if (kinds.length === 0) return 'recoveryCode';
  // a single kind is requested directly, with the first of several phones; one of several keys has to be chosen first
  return kinds.length === 1 && webauthn.length <= 1 ? (kinds[0] as ProofStep) : 'verify';
}

const setUpSteps: Record<string, { step: SetUpStep; strategies: string[] }> = {
  authenticatorApp: { step: 'authenticatorApp', strategies: ['AuthenticatorApp'] },
  smsSetPhoneNumber: { step: 'smsSetPhoneNumber', strategies: ['SMS'] },
  securityKey: { step: 'securityKey', strategies: ['WebAuthnPlatform', 'WebAuthnCrossPlatform'] },
};

function setUpStep({ offered: { strategies } }: OpenChallenge, wanted: string): SetUpStep {
  const open = Object.entries(setUpSteps).filter(([, each]) =>
    each.strategies.some((strategy) => strategies.includes(strategy as never)),
  );
  const named = open.find(([name]) => name === wanted);
  if (named) return named[1].step;
  return strategies.length === 1 && open.length === 1 ? open[0]![1].step : 'forceTwoFactor';
}

function chosenDevice(call: HostedCall): FlowData['mfa'] {
  const device = queryText(call, 'device');
  return device === undefined ? {} : { device };
}

/** Handles the forms of the second factor. */
export async function submitSecondFactor(call: HostedCall, request: Request): Promise<Page | Redirect> {
  const fields = formFields(call);
  // already signed in: the codes have been displayed
  if (fields['step'] === 'saveRecoveryCodes') return await afterCodes(call, request);
  const challenge = await openChallenge(call);
  if (challenge instanceof Refusal) return await showExpired(call, request, challenge);
  const submission = { call, request, challenge, fields };
  return canVerify(challenge) ? await submitProof(submission) : await submitSetUp(submission);
}

interface Challenged {
  call: HostedCall;
  request: Request;
  challenge: OpenChallenge;
}

/** The enrolment step to show. */
interface ShownSetUp {
  step: SetUpStep;
  stepData?: FlowData['mfa-set-up'];
  error?: Refusal;
}

interface Submission extends Challenged {
  fields: Record<string, string>;
}

async function afterCodes(call: HostedCall, request: Request): Promise<Redirect> {
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  if (!session) throw new Refusal('second-factor-expired');
  const leaked = session.amr.includes('pwd') && (await isPasswordBreached(call.context.services.db, session.userId));
  return leaked ? warning(call, request) : await redirectAfterSignIn(call, session, request?.id);
}

async function submitProof(submission: Submission): Promise<Page | Redirect> {
  const { call, challenge, fields } = submission;
  const { code = '', device = '', otcToken = '' } = fields;
  const typed = { otcToken, code };
  switch (fields['step']) {
    case 'smsVerifyCode':
      if (otcToken === '')
        return await send(submission, 'smsVerifyCode', () =>
          sendToPhone(
            call.context,
            requireUsable(challenge, device || firstPhone(challenge)).owner,
            device || firstPhone(challenge),
          ),
        );
      return await submitFactor(submission, { step: 'smsVerifyCode', method: 'sms' }, () =>
        verifyPhoneCode(
          call.context,
          requireUsable(challenge, device || firstPhone(challenge)).owner,
          device || firstPhone(challenge),
          typed,
        ),
      );
    case 'emailVerifyCode':
      if (otcToken === '') return await send(submission, 'emailVerifyCode', () => sendToMail(call.context, challenge));
      return await submitFactor(submission, { step: 'emailVerifyCode', method: 'otp' }, () =>
        verifyMailCode(call.context, challenge, typed),
      );
    case 'recoveryCode':
      return await submitFactor(submission, { step: 'recoveryCode', method: 'otp' }, () =>
        verifyRecoveryCode(call.context, challenge.owner, code),
      );
    case 'authenticatorApp':
      if (challenge.offered.devices.authenticators.length > 0)
        return await submitFactor(submission, { step: 'authenticatorApp', method: 'otp' }, () =>
          verifyAuthenticatorCode(call.context, challenge.owner, { code }),
        );
      break;
    default:
  }
  return await secondFactorPage(call, submission.request);
}

function firstPhone({ offered }: OpenChallenge): string {
  return offered.devices.phones[0]?.id ?? '';
}

/** After a code was sent, the page that asks for it carries its token. */
async function send(submission: Submission, step: ProofStep, work: () => Promise<{ otcToken: string }>): Promise<Page> {
  const { fields } = submission;
  const device: FlowData['mfa'] = fields['device'] ? { device: fields['device'] } : {};
  const sent = await attempt(work);
  if (sent instanceof Refusal)
    return await show(submission, {
      step: { flow: 'mfa', step },
      stepData: device,
      error: sent,
    });
  return await show(submission, {
    step: { flow: 'mfa', step },
    stepData: { ...device, sent: true, otcToken: sent.otcToken },
  });
}

async function submitFactor(
  submission: Submission,
  { step, method }: { step: ProofStep; method: ChallengeProof['method'] },
  work: () => Promise<void>,
): Promise<Page | Redirect> {
  const { fields } = submission;
  const result = fields['code'] ? await attempt(work) : codeMissing();
  if (!(result instanceof Refusal))
    return await finish(submission, {
      method,
      ...(step === 'emailVerifyCode' && { byMail: true }),
    });
  const { device, otcToken } = fields;
  const stepData = { ...(device && { device }), ...(otcToken && { sent: true, otcToken }) };
  return await show(submission, { step: { flow: 'mfa', step }, stepData, error: result });
}

function codeMissing(): Refusal {
  return new Refusal('invalid-request', { values: { field: 'code' } });
}

async function submitSetUp(submission: Submission): Promise<Page | Redirect> {
  const { call, challenge, fields } = submission;
  const { code = '', otcToken = '', phoneNumber = '' } = fields;
  const values: Record<string, string> = phoneNumber ? { phoneNumber } : {};
  switch (fields['step']) {
    case 'authenticatorApp':
      return await confirm(submission, { step: 'authenticatorApp', method: 'otp' }, () =>
        confirmAuthenticator(call.context, enrolmentAtSignIn(challenge, ['AuthenticatorApp']), code),
      );
    case 'smsSetPhoneNumber': {
      const sent = await attempt(() =>
        startPhone(call.context, enrolmentAtSignIn(challenge, ['SMS']).owner, phoneNumber),
      );
      if (sent instanceof Refusal)
        return await show(submission, {
          step: { flow: 'mfa-set-up', step: 'smsSetPhoneNumber' },
          values,
          error: sent,
        });
      const stepData = { otcToken: sent.otcToken, phone: sent.phoneNumber };
      return await show(submission, {
        step: { flow: 'mfa-set-up', step: 'smsVerifyCode' },
        stepData,
      });
    }
    case 'smsVerifyCode':
      return await confirm(submission, { step: 'smsVerifyCode', method: 'sms', stepData: { otcToken } }, () =>
        confirmPhone(call.context, enrolmentAtSignIn(challenge, ['SMS']), {
          otcToken,
          code,
        }),
      );
    default:
      return await secondFactorPage(call, submission.request);
  }
}

async function confirm(
  submission: Submission,
  { method, ...shown }: ShownSetUp & { method: ChallengeProof['method'] },
  work: () => Promise<string[] | undefined>,
): Promise<Page | Redirect> {
  const { fields } = submission;
  const codes =
    fields['code'] || shown.step === 'authenticatorApp'
      ? await attempt(() => (fields['code'] ? work() : Promise.reject(codeMissing())))
      : codeMissing();
  if (codes instanceof Refusal) return await showSetUp(submission, { ...shown, error: codes });
  return await finish(submission, { method }, codes);
}

/** Sets the session, and continues to the target of the sign-in; new recovery codes are shown first. */
async function finish(
  challenged: Challenged,
  verified: Pick<ChallengeProof, 'method' | 'byMail'>,
  codes?: string[],
): Promise<Page | Redirect> {
  const { call, request, challenge } = challenged;
  const { replacedSsoToken, rememberedDevice } = signInCookies(call.cookies);
  const mfaToken = call.cookies.read(factorCookie) ?? '';
  // a checked box of a form
  const rememberDevice = formFields(call)['rememberDevice'] === 'on';
  const finished = await attempt(() =>
    finishChallenge(call.context, challenge, {
      ...verified,
      mfaToken,
      rememberDevice,
      replacedSsoToken,
      rememberedDevice,
    }),
  );
  if (finished instanceof Refusal) return await showExpired(call, request, finished);
  if (finished.cookies) setSessionCookies(call.cookies, finished.cookies);
  if (finished.device) call.cookies.set(deviceCookie, finished.device.token, finished.device.lifetime);
  call.cookies.clear(factorCookie);
  if (!codes && finished.breached) return warning(call, request);
  if (!codes)
    return await redirectAfterSignIn(
      call,
      { id: finished.subject.sessionId, tenantId: finished.subject.tenantId },
      request?.id,
    );
  return await show(challenged, {
    step: { flow: 'mfa-set-up', step: 'saveRecoveryCodes' },
    stepData: { recoveryCodes: codes },
  });
}

/** After sign-in with a leaked password, the warning page comes first. */
function warning(call: HostedCall, request: Request): Redirect {
  return { redirect: stepAddress(call, request?.id, 'breachedPassword') };
}

/** An app's key is on the page of its step; reopening the page shows the same one. */
async function showSetUp(challenged: Challenged, { step, stepData = {}, error }: ShownSetUp): Promise<Page> {
  const { call, challenge } = challenged;
  const platform: FlowData['mfa-set-up'] = queryText(call, 'platform') ? { platform: true } : {};
  const key = step === 'authenticatorApp' ? await appKey(call.context, challenge) : {};
  return await show(challenged, {
    step: { flow: 'mfa-set-up', step },
    stepData: { ...platform, ...stepData, ...key },
    error,
  });
}

async function appKey(context: AnonymousContext, challenge: OpenChallenge): Promise<FlowData['mfa-set-up']> {
  const { secret, qr } = await resumeAuthenticator(context, challenge.owner);
  return { secret, qr: qr.path, qrSize: qr.size };
}

async function show({ call, request, challenge }: Challenged, { step, stepData, values, error }: Shown): Promise<Page> {
  const { devices, strategies } = challenge.offered;
  const common = {
    devices,
    strategies,
    mayRemember: call.context.services.config.mfa.rememberDevice.allowed,
    ...reasonOf(challenge),
  };
  const model = pageModel(call, {
    step,
    state: request?.id,
    clientId: request?.client_id,
    values: { email: challenge.owner.email, ...values },
    stepData: { ...common, ...stepData },
    error,
    field: error && fieldOfFactor(error),
  });
  return await sendPage(call.context, model, request?.redirect_uri);
}

/** A session that its own tenant admitted before is stopped only by a new rule. */
function reasonOf({ requiredBy, row }: OpenChallenge): Pick<FactorData, 'requiredBy' | 'newlyRequired'> {
  if (requiredBy === undefined) return {};
  const isNew = row.purpose === 'step-up' && row.required_by === row.tenant_hint;
  return { requiredBy, ...(isNew && { newlyRequired: true }) };
}

function fieldOfFactor(error: Refusal): string | undefined {
  if (error.code.startsWith('phone-')) return 'phoneNumber';
  return /^(?:factor-code|code|recovery-code)-|^invalid-request$/.test(error.code) ? 'code' : undefined;
}

async function showExpired(call: HostedCall, request: Request, error: Refusal): Promise<Page> {
  call.cookies.clear(factorCookie);
  const model = pageModel(call, {
    step: { flow: 'mfa', step: 'expired' },
    state: request?.id,
    clientId: request?.client_id,
    error,
  });
  return await sendPage(call.context, model, request?.redirect_uri);
}
