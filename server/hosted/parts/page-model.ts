/** The part of every hosted page that does not depend on its flow. */
import type { FlowData, HostedPage, HostedPageError, HostedStep } from '#shared/contract/sign-in/hosted-page.ts';
import type { AccountRoutes } from '#server/lib/account-routes.ts';
import { logRefusal } from '#server/http/log-refusal.ts';
import { boxSettings, type SharedBoxSettings } from '#server/hosted/box/box-settings.ts';
import { browserToken } from '#server/http/session-cookies.ts';
import type { Refusal } from '#server/lib/refusal.ts';
import { clientHome } from '#server/use-cases/sessions/find-landing-page.ts';
import { socialStartPath } from '#server/use-cases/social/social-sign-in.ts';
import { formToken } from './form-token.ts';
import { withWaiting } from './waiting-proof.ts';
import { loginLocale } from './requested-locale.ts';
import { loginHint, queryText, type HostedCall } from './hosted-call.ts';
import { parseUrl } from '#shared/lib/parse-url.ts';

export interface PageInput<Step extends HostedStep = HostedStep> {
  step: Step;
  /** Pending authorization request. */
  state?: string | undefined;
  /** Client of that request; the default client otherwise. */
  clientId?: string | undefined;
  values?: Record<string, string>;
  stepData?: FlowData[Step['flow']] | undefined;
  error?: Refusal | undefined;
  /** Field that the error belongs to. */
  field?: string | undefined;
  /** Opened by an emailed link: the form posts to its own URL, and the token is never written into the page. */
  postsToItself?: boolean;
}

export function pageModel<Step extends HostedStep>(call: HostedCall, input: PageInput<Step>): HostedPage {
  const { services } = call.context;
  const { config, environment } = services;
  if (input.error) logRefusal(services, call.request, input.error);
  const browser = browserToken(services, call.cookies);
  const path = pathOf(call);
  const token = formToken(services, browser, path);
  const refusedMachines = input.error?.code === 'captcha-required';
  const settings = boxSettings(services, loginLocale(call));
  return {
    ...input.step,
    action: input.postsToItself ? '' : actionOf(call, input.state),
    formToken: refusedMachines ? withWaiting(call, { formToken: token, browser, page: path }) : token,
    values: input.values ?? hintedValues(call, input.step),
    ...(input.error && { error: pageError(input.error, call.context.requestMetadata.traceId, input.field) }),
    ...settings,
    ...(settings.social && {
      social: withLinks(settings.social, input.state, queryText(call, 'invitationToken')),
    }),
    apiBaseUrl: '',
    clientId: input.clientId ?? environment.defaultClient.id,
    ...(input.state !== undefined && { authorizationState: input.state }),
    // the tenant's or the client's application is known only after sign-in: one of our pages redirects there, with and
    // without a
    // script
    defaultRedirect: input.state === undefined ? config.routes.openApp : clientHome(services),
    allowedOrigins: [...environment.allowedOrigins],
    links: links(config.routes, input.state, queryText(call, 'invitationToken'), input.values?.['email']),
    resetPhoneNumber: config.routes.resetPhoneNumber,
    stepData: input.stepData ?? {},
  };
}

/** Steps whose first form asks for an email address. */
const asksForEmail = new Set(['forgotPassword', 'SignUp', 'resend']);

function hintedValues(call: HostedCall, { step }: HostedStep): Record<string, string> {
  const email = asksForEmail.has(step) ? loginHint(call) : undefined;
  return email === undefined ? {} : { email };
}

/** @returns the path of the URL, `''` for an invalid one, such as `//` */
export function pathOf(call: HostedCall): string {
  return (parseUrl(call.request.raw.url ?? '/', 'http://local')?.pathname ?? '').replace(/(?<!\/)\/+$/, '');
}

/** The buttons of social providers: plain links, so that they work without JavaScript. */
function withLinks(
  social: NonNullable<SharedBoxSettings['social']>,
  state: string | undefined,
  invitationToken: string | undefined,
): NonNullable<HostedPage['social']> {
  const query = new URLSearchParams({
    ...(state !== undefined && { state }),
    ...(invitationToken !== undefined && { invitationToken }),
  }).toString();
  return social.map(({ key, name }) => ({ key, name, href: socialStartPath(key) + (query && `?${query}`) }));
}

/** The page's own URL, with the parameters that it uses. */
function actionOf(call: HostedCall, state: string | undefined): string {
  const query = new URLSearchParams();
  if (state !== undefined) query.set('state', state);
  for (const name of [
    'redirectUrl',
    'invitationToken',
    'tenantId',
    'organization',
    'post_logout_redirect_uri',
    'client_id',
    'logout_state',
  ]) {
    const value = queryText(call, name);
    if (value !== undefined) query.set(name, value);
  }
  const text = query.toString();
  return text ? `${pathOf(call)}?${text}` : pathOf(call);
}

function links(
  routes: AccountRoutes,
  state: string | undefined,
  invitationToken: string | undefined,
  email: string | undefined,
): HostedPage['links'] {
  const query = queryOf({ state });
  // the invitation is kept when an invited user with an account continues to the sign-in page
  const invited = queryOf({ state, invitationToken });
  return {
    login: state === undefined ? `${routes.login}${invited}` : `/oauth/prelogin${invited}`,
    signUp: `${routes.signUp}${invited}`,
    forgotPassword: `${routes.forgotPassword}${queryOf({ state, login_hint: email || undefined })}`,
    resendActivation: `${routes.activate}?step=resend${state === undefined ? '' : `&${query.slice(1)}`}`,
  };
}

function queryOf(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

function pageError(refusal: Refusal, traceId: string, field: string | undefined): HostedPageError {
  return { code: refusal.code, values: refusal.values, ...(field && { field }), traceId };
}
