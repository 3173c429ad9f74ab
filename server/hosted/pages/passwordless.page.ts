/** The steps of passwordless sign-in, with and without a script, at the URL of the login page. */
import type { FlowData, StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import { findAwaitedLink } from '#server/db/queries/sign-in/magic-links.ts';
import type { AuthorizationRequestRow } from '#server/db/queries/oauth/authorization-requests.ts';
import { browserCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { awaitMagicLink, requestMagicLink } from '#server/use-cases/sign-in/magic-link.ts';
import type { CodeChannel } from '#server/use-cases/verification/one-time-codes.ts';
import { requireCaptcha } from '#server/use-cases/verification/require-captcha.ts';
import { requestSignInCode, signInWithCode } from '#server/use-cases/sign-in/sign-in-with-code.ts';
import { afterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel, pathOf } from '#server/hosted/parts/page-model.ts';
import { requireWaiting } from '#server/hosted/parts/waiting-proof.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';
import { tenantHint } from '#server/hosted/parts/tenant-hint.ts';
import { latestSignInCode } from '#server/use-cases/sign-in/sign-in-with-code.ts';

type Step = StepOf<'passwordless'>['step'];
type Pending = AuthorizationRequestRow | undefined;

const steps: readonly Step[] = ['loginWithOtc', 'loginWithSmsOtc', 'smsCode', 'magicLinkPreLoginSuccess'];

export function passwordlessStep(name: string | undefined): Step | undefined {
  return steps.find((step) => step === name);
}

/** The step after the email if the password is not the default: a sent message, or the question for a number. */
export async function startPasswordless(
  call: HostedCall,
  request: Pending,
  { email, method }: { email: string; method: 'Code' | 'MagicLink' | 'SmsCode' },
): Promise<Redirect | Refusal> {
  if (method === 'SmsCode') return redirectToPhoneForm(call, request);
  const asking = {
    email,
    browserToken: browserToken(call.context.services, call.cookies),
  };
  const magic = method === 'MagicLink';
  const sent = await attempt(async () => {
    await requireCaptcha(call.context, requireWaiting(call, pathOf(call)));
    if (magic) await requestMagicLink(call.context, asking);
    else await requestSignInCode(call.context, { ...asking, channel: 'email' });
  });
  return sent instanceof Refusal
    ? sent
    : { redirect: addressOf(call, request, magic ? 'magicLinkPreLoginSuccess' : 'loginWithOtc') };
}

export function redirectToPhoneForm(call: HostedCall, request: Pending): Redirect {
  return { redirect: addressOf(call, request, 'loginWithSmsOtc') };
}

/** @returns `undefined` when this browser has requested nothing */
export async function passwordlessPage(call: HostedCall, request: Pending, step: Step): Promise<Page | undefined> {
  const { services } = call.context;
  if (step === 'loginWithSmsOtc')
    return await show(call, request, { step, ...(request?.login_hint && { email: request.login_hint }) });
  const browser = call.cookies.read(browserCookie);
  if (browser === undefined) return undefined;
  if (step === 'magicLinkPreLoginSuccess') {
    const link = await findAwaitedLink(services.db, sha256(browser), null);
    if (!link) return undefined;
    const over = link.expires_at <= call.context.now;
    return await show(
      call,
      request,
      over
        ? { step: 'linkEnded' }
        : { step, email: link.target, stepData: { sent: true, matchNumber: link.match_number } },
    );
  }
  const asked = await askedFor(services, browser, step === 'smsCode' ? 'sms' : 'email');
  return asked === undefined ? undefined : await show(call, request, { step, ...named(step, asked) });
}

/** Email or number that this browser requested a code for. */
async function askedFor(services: Services, browser: string, channel: CodeChannel): Promise<string | undefined> {
  const code = await latestSignInCode({ services }, channel, sha256(browser));
  return code?.target;
}

function named(step: Step, target: string): Pick<Shown, 'email' | 'stepData'> {
  if (step !== 'smsCode') return { email: target, stepData: { sent: true } };
  return { stepData: { sent: true, ...(target.startsWith('+') && { phoneNumber: target }) } };
}

export async function submitPasswordless(call: HostedCall, request: Pending, step: Step): Promise<Page | Redirect> {
  const { code = '', phoneNumber = '' } = formFields(call);
  if (step === 'loginWithSmsOtc') return await askForSms(call, request, phoneNumber);
  if (step === 'magicLinkPreLoginSuccess') return await askForLink(call, request);
  const channel = step === 'smsCode' ? 'sms' : 'email';
  const signIn = {
    ...signInCookies(call.cookies),
    clientId: clientOf(call, request),
    tenantHint: await tenantHint(call, request),
  };
  const outcome =
    code === ''
      ? new Refusal('invalid-request', { values: { field: 'code' } })
      : await attempt(() =>
          signInWithCode(call.context, {
            ...signIn,
            channel,
            code,
            invitationToken: queryText(call, 'invitationToken'),
          }),
        );
  if (!(outcome instanceof Refusal)) return await afterSignIn(call, outcome, request?.id);
  const browser = call.cookies.read(browserCookie);
  const asked = browser === undefined ? undefined : await askedFor(call.context.services, browser, channel);
  return await show(call, request, { step, ...named(step, asked ?? ''), error: outcome, field: 'code' });
}

async function askForSms(call: HostedCall, request: Pending, phoneNumber: string): Promise<Page | Redirect> {
  const asking = {
    channel: 'sms' as const,
    phoneNumber,
    browserToken: browserToken(call.context.services, call.cookies),
  };
  const sent =
    phoneNumber === ''
      ? new Refusal('phone-invalid')
      : await attempt(async () => {
          await requireCaptcha(call.context, requireWaiting(call, pathOf(call)));
          await requestSignInCode(call.context, asking);
        });
  if (!(sent instanceof Refusal)) return { redirect: addressOf(call, request, 'smsCode') };
  const field = sent.code.startsWith('phone-') ? { field: 'phoneNumber' } : {};
  return await show(call, request, { step: 'loginWithSmsOtc', phoneNumber, error: sent, ...field });
}

/** "I opened the link", on a page without a script. */
async function askForLink(call: HostedCall, request: Pending): Promise<Page | Redirect> {
  const waiting = {
    ...signInCookies(call.cookies),
    browserToken: browserToken(call.context.services, call.cookies),
    clientId: clientOf(call, request),
  };
  const awaited = await attempt(() => awaitMagicLink(call.context, waiting));
  const { email = '' } = formFields(call);
  if (awaited instanceof Refusal)
    return await show(call, request, { step: 'magicLinkPreLoginSuccess', email, error: awaited });
  if (awaited.state === 'confirmed') return await afterSignIn(call, awaited.outcome, request?.id);
  if (awaited.state === 'here') return await show(call, request, { step: 'openedHere' });
  if (awaited.state === 'ended') return await show(call, request, { step: 'linkEnded' });
  return await show(call, request, {
    step: 'magicLinkPreLoginSuccess',
    email,
    stepData: { sent: true, notYet: true, matchNumber: awaited.matchNumber ?? '' },
  });
}

function clientOf(call: HostedCall, request: Pending): string {
  return request?.client_id ?? requestedClientId(call.context.services, call.request);
}

/** The login page's own URL with the step in it, so that a reload stays there and sends nothing again. */
function addressOf(call: HostedCall, request: Pending, step: Step): string {
  const query = new URLSearchParams(request ? { state: request.id } : {});
  for (const name of ['redirectUrl', 'invitationToken']) {
    const value = queryText(call, name);
    if (value !== undefined) query.set(name, value);
  }
  query.set('step', step);
  return `${request ? '/oauth/prelogin' : call.context.services.config.routes.login}?${query.toString()}`;
}

interface Shown {
  step: Step;
  email?: string;
  phoneNumber?: string;
  stepData?: FlowData['passwordless'];
  error?: Refusal;
  field?: string;
}

async function show(
  call: HostedCall,
  request: Pending,
  { step, email, phoneNumber, stepData, error, field }: Shown,
): Promise<Page> {
  const model = pageModel(call, {
    step: { flow: 'passwordless', step },
    state: request?.id,
    clientId: request?.client_id,
    values: { ...(email !== undefined && { email }), ...(phoneNumber !== undefined && { phoneNumber }) },
    ...(stepData && { stepData }),
    error,
    field,
  });
  return await sendPage(call.context, model, request?.redirect_uri);
}
