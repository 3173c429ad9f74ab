/** Sign-in: email, then password. At /oauth/prelogin for a pending request, at /account/login without one. */
import type { HostedPage, StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import { rememberLoginHint, type AuthorizationRequestRow } from '#server/db/queries/oauth/authorization-requests.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { openMethods, type SignInMethod } from '#server/domain/sign-in/sign-in-methods.ts';
import { mergeSettings } from '#server/domain/portal/portal-metadata.ts';
import { boxTheme } from '#server/hosted/box/theme.ts';
import { offeredMethods } from '#server/hosted/box/sign-in-methods.ts';
import { browserCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import { openRequest } from '#server/protocols/oauth/pending-request.ts';
import type { Services } from '#server/services.ts';
import { loginWithPassword } from '#server/use-cases/sign-in/login-with-password.ts';
import { afterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { breachedPasswordPage, breachedPromptPage, submitBreachedPassword } from './breached-password.page.ts';
import { ssoRedirectPage } from './sso-sign-in.page.ts';
import { formFields, loginHint, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { identifierKey, readIdentifier } from '#server/hosted/parts/identifier.ts';
import { pageModel, pathOf } from '#server/hosted/parts/page-model.ts';
import { requireWaiting } from '#server/hosted/parts/waiting-proof.ts';
import { passkeysPage } from './passkeys.page.ts';
import {
  redirectToPhoneForm,
  passwordlessPage,
  passwordlessStep,
  startPasswordless,
  submitPasswordless,
} from './passwordless.page.ts';
import { isFactorStep, secondFactorPage, submitSecondFactor } from './second-factor.page.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';
import { tenantHint } from '#server/hosted/parts/tenant-hint.ts';
import { withRequests } from '#server/protocols/oauth/with-requests.ts';

type LoginStep = StepOf<'login'>['step'];

interface Shown {
  step: LoginStep;
  email?: string | undefined;
  /** Chosen before the email was entered. */
  method?: SignInMethod | undefined;
  error?: Refusal;
  field?: string;
}

export async function loginPage(call: HostedCall): Promise<Page | Redirect> {
  const request = await pendingRequest(call);
  if (isFactorStep(queryText(call, 'step'))) return await secondFactorPage(call, request);
  const told = queryText(call, 'step') === 'breachedPassword' && (await breachedPromptPage(call, request?.id));
  if (told) return told;
  const passkeys = await passkeysPage(call, request, queryText(call, 'step'));
  if (passkeys) return passkeys;
  const passwordless = passwordlessStep(queryText(call, 'step'));
  const waiting = passwordless && (await passwordlessPage(call, request, passwordless));
  if (waiting) return waiting;
  const email = loginHint(call) ?? request?.login_hint ?? undefined;
  const asked = queryText(call, 'step');
  if (asked === 'otherMethods' && offeredMethods(call.context.services).methods)
    return await show(call, request, { step: 'otherMethods', email });
  const step = email !== undefined && asked === 'loginWithPassword' ? 'loginWithPassword' : 'preLogin';
  return await show(call, request, { step, email });
}

export async function submitLogin(call: HostedCall): Promise<Page | Redirect> {
  const request = await requestOfForm(call);
  const { step, email = '', password = '' } = formFields(call);
  if (isFactorStep(step)) return await submitSecondFactor(call, request);
  if (step === 'breachedPassword' || step === 'breachedPasswordSuccess')
    return await submitBreachedPassword(call, request?.id, email);
  // its form works only with a script
  const passkeys = await passkeysPage(call, request, step);
  if (passkeys) return passkeys;
  const passwordless = passwordlessStep(step);
  if (passwordless) return await submitPasswordless(call, request, passwordless);
  const identifier = readIdentifier(call.context.services, email);
  const method = chosenMethod(call);
  if (step === 'otherMethods') return await showOtherMethod(call, request, { method, identifier });
  if (identifier === undefined) {
    return await show(call, request, {
      step: 'preLogin',
      email,
      method,
      error: new Refusal('email-invalid'),
      field: 'email',
    });
  }
  return step === 'loginWithPassword'
    ? await signIn(call, request, { email: identifier, password })
    : await rememberEmail(call, request, { email: identifier, method });
}

/** The method that a form names, if the configuration allows it. */
function chosenMethod(call: HostedCall): SignInMethod | undefined {
  const { config } = call.context.services;
  const { method } = formFields(call);
  return openMethods(config.signIn).find((open) => open === method);
}

/** The page of the chosen method, or the list of all. The email is passed on; a method that needs one asks for it. */
async function showOtherMethod(
  call: HostedCall,
  request: AuthorizationRequestRow | undefined,
  { method, identifier }: { method: SignInMethod | undefined; identifier: string | undefined },
): Promise<Page | Redirect> {
  if (method === undefined)
    return await show(call, request, {
      step: offeredMethods(call.context.services).methods ? 'otherMethods' : 'preLogin',
      email: identifier,
    });
  if (identifier !== undefined) return await rememberEmail(call, request, { email: identifier, method });
  return method === 'SmsCode'
    ? redirectToPhoneForm(call, request)
    : await show(call, request, { step: 'preLogin', method });
}

/** The page that waits for a link learns its outcome, even if another tab has completed the request meanwhile. */
async function requestOfForm(call: HostedCall): Promise<AuthorizationRequestRow | undefined> {
  if (formFields(call)['step'] !== 'magicLinkPreLoginSuccess') return await pendingRequest(call);
  const request = await attempt(() => pendingRequest(call));
  return request instanceof Refusal ? undefined : request;
}

async function pendingRequest(call: HostedCall): Promise<AuthorizationRequestRow | undefined> {
  const state = queryText(call, 'state');
  if (state === undefined) {
    if (call.request.url.startsWith('/oauth/')) throw new Refusal('authorization-request-expired');
    return undefined;
  }
  return await openRequest(call.context.services, state, call.cookies.read(browserCookie));
}

/** The email is stored with the request, so that a reload stays on the password step. */
async function rememberEmail(
  call: HostedCall,
  request: AuthorizationRequestRow | undefined,
  { email, method: chosen }: { email: string; method: SignInMethod | undefined },
): Promise<Page | Redirect> {
  const { services } = call.context;
  const elsewhere = await ssoRedirectPage(call, request, email);
  if (elsewhere) return elsewhere;
  const method = chosen ?? services.config.signIn.strategy;
  if (request) await withRequests(services, (tx) => rememberLoginHint(tx, request.id, email));
  if (method === 'Code' || method === 'MagicLink' || method === 'SmsCode') {
    const started = await startPasswordless(call, request, { email, method });
    return started instanceof Refusal
      ? await show(call, request, { step: 'preLogin', email, method: chosen, error: started })
      : started;
  }
  if (!request) return await show(call, request, { step: 'loginWithPassword', email });
  return {
    redirect: `/oauth/prelogin?${new URLSearchParams({ state: request.id, step: 'loginWithPassword' }).toString()}`,
  };
}

async function signIn(
  call: HostedCall,
  request: AuthorizationRequestRow | undefined,
  { email, password }: { email: string; password: string },
): Promise<Page | Redirect> {
  if (password === '') {
    const error = new Refusal('invalid-request', { values: { field: 'password' } });
    return await show(call, request, { step: 'loginWithPassword', email, error, field: 'password' });
  }
  const hint = await tenantHint(call, request);
  const outcome = await attempt(() =>
    loginWithPassword(call.context, {
      email: identifierKey(email),
      password,
      clientId: request?.client_id ?? requestedClientId(call.context.services, call.request),
      recaptchaToken: requireWaiting(call, pathOf(call)),
      tenantHint: hint,
      ...signInCookies(call.cookies),
    }),
  );
  if (!(outcome instanceof Refusal) && outcome.blocked) return await breachedPasswordPage(call, request?.id, { email });
  if (!(outcome instanceof Refusal)) return await afterSignIn(call, outcome, request?.id);
  const field = outcome.code === 'invalid-credentials' ? { field: 'password' } : {};
  const step = outcome.code === 'account-locked' ? 'locked' : 'loginWithPassword';
  return await show(call, request, { step, email, error: outcome, ...field });
}

async function show(call: HostedCall, request: AuthorizationRequestRow | undefined, shown: Shown): Promise<Page> {
  const lockedUntil = shown.error?.values['lockedUntil'];
  const model = pageModel(call, {
    step: { flow: 'login', step: shown.step },
    state: request?.id,
    clientId: request?.client_id,
    values: shown.email === undefined ? {} : { email: shown.email },
    stepData: {
      ...(lockedUntil !== undefined && { lockedUntil: String(lockedUntil) }),
      ...(shown.method && { method: shown.method }),
    },
    error: shown.error,
    field: shown.field,
  });
  return await sendPage(
    call.context,
    { ...model, theme: await lookFor(call.context.services, model.theme, request?.tenant_hint) },
    request?.redirect_uri,
  );
}

/** A request that names a tenant is shown in the tenant's own theme. */
async function lookFor(
  { db, config }: Services,
  theme: HostedPage['theme'],
  tenantId: string | null | undefined,
): Promise<HostedPage['theme']> {
  if (!tenantId || !isTenantId(tenantId)) return theme;
  const tenant = await db.inTenant(tenantId, (tx) => findTenant(tx, tenantId));
  return tenant
    ? boxTheme({
        ...config,
        metadata: { ...config.metadata, adminBox: mergeSettings(config.metadata.adminBox, tenant.admin_box) },
      })
    : theme;
}
