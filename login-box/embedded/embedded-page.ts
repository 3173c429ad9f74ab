/** The current place of an embedded box, and the page model rendered there. */
import type { HostedPage, HostedStep } from '#shared/contract/sign-in/hosted-page.ts';
import { parseUrl } from '#shared/lib/parse-url.ts';
import type { Handoff } from '#login-box/flows/sign-in-answer.ts';
import type { LoaderSettings, PorticoUser } from '#shared/session/embed/loader-settings.ts';

/** A step of a flow, in the form that handoffs use. */
export type Place = Handoff;

export const startPlace: Place = { at: { flow: 'login', step: 'preLogin' } };

export function accountPlace({ name, email }: PorticoUser): Place {
  return { at: { flow: 'account', step: 'signedIn' }, values: { email }, stepData: { userName: name || email } };
}

/** Addresses of hosted pages, so that a link opened in a new tab works too. */
function linksOf({ baseUrl, box }: LoaderSettings): Pick<HostedPage, 'links' | 'resetPhoneNumber'> {
  const at = (name: string, path: string) => `${baseUrl}${box?.routes?.[name] ?? `/account/${path}`}`;
  return {
    links: {
      login: at('login', 'login'),
      signUp: at('signUp', 'sign-up'),
      forgotPassword: at('forgotPassword', 'forget-password'),
      resendActivation: `${at('activate', 'activate')}?step=resend`,
    },
    resetPhoneNumber: at('resetPhoneNumber', 'reset-phone-number'),
  };
}

const placeOfLink: Record<keyof HostedPage['links'], HostedStep> = {
  login: startPlace.at,
  signUp: { flow: 'sign-up', step: 'SignUp' },
  forgotPassword: { flow: 'forgot-password', step: 'forgotPassword' },
  resendActivation: { flow: 'activate', step: 'resend' },
};

/** Returns the step a URL refers to, or undefined if it leads out of the box. */
export function stepOfLink(url: string, settings: LoaderSettings): HostedStep | undefined {
  const found = Object.entries(linksOf(settings).links).find(([, href]) => href === url);
  return found && placeOfLink[found[0] as keyof HostedPage['links']];
}

/** Returns the SSO provider of a prelogin URL of the identity server, in the form that `login` expects. */
export function ssoProviderOfLink(
  address: string,
  baseUrl: string,
): { provider: string; loginHint: string | undefined } | undefined {
  const url = parseUrl(address);
  const key = url?.href.startsWith(`${baseUrl}/`) && /\/sso\/company\/([a-z0-9-]+)\/prelogin$/.exec(url.pathname)?.[1];
  return url && key
    ? { provider: `company:${key}`, loginHint: url.searchParams.get('login_hint') ?? undefined }
    : undefined;
}

/**
 * @param href URL of the host page, to which a sign-in returns
 * @returns undefined if the settings contain none for a box
 */
export function embeddedPage(settings: LoaderSettings, place: Place, href: string): HostedPage | undefined {
  const { box, baseUrl, clientId } = settings;
  if (!box) return undefined;
  return {
    ...place.at,
    allowedOrigins: [],
    ...box,
    action: '',
    formToken: '',
    values: { ...place.values },
    ...(place.error && { error: place.error }),
    apiBaseUrl: baseUrl,
    clientId,
    defaultRedirect: href,
    ...linksOf(settings),
    stepData: { ...place.stepData },
  };
}
