import { createContext, useContext, useMemo } from 'react';
import { addressTenant } from '#shared/api/address-tenant.ts';
import { createApi } from '#shared/api/api.ts';
import { createSend } from '#shared/api/send.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { parseUrl } from '#shared/lib/parse-url.ts';
import { createSafeStorage, type SafeStorage } from '#shared/session/safe-storage.ts';
import { withCaptcha } from '#login-box/captcha/with-captcha.ts';
import { withErrorMessages } from '#login-box/with-error-messages.ts';
import type { Handoff } from './sign-in-answer.ts';
import { createLoginBoxApi, type LoginBoxApi } from './login-box-api.ts';
import type { SignInAnswer } from './sign-in-answer.ts';

/** What flows touch of the world around them. Tests and the embedding element pass their own parts. */
export interface FlowHost {
  api: LoginBoxApi;
  /** What the calls go by, where that is not the page's present `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Address of the page. */
  href(): string;
  /** Leaves for a web address, relative to the page or absolute. */
  navigate(url: string): void;
  storage: SafeStorage;
  /** Leaves the sign-in to another flow. The box loads its chunk first, so that nothing flickers. */
  handOff(handoff: Handoff): void;
  /** The answer with which another flow left the sign-in to this one. */
  previousAnswer?: SignInAnswer | undefined;
  /** Keeps an answer that holds a session until `signedIn`, where its token is of use. In memory, and nowhere else. */
  keepAnswer?: ((answer: SignInAnswer) => void) | undefined;
  /** Called after a sign-in that leads nowhere else. Without it the page navigates to the default target of a sign-in. */
  signedIn?: (() => void) | undefined;
  /**
   * Continues at a provider, or with `''` on the hosted page, on behalf of the embedding page. On hosted pages the
   * button's own URL does it.
   */
  signInWith?: ((provider: string) => void) | undefined;
  /** Ends the session of the page that embeds the box, in place of the call alone. */
  signOut?: (() => Promise<void>) | undefined;
  /** Dispatches a public event to the embedding page, with the prefix `portico:`. */
  emit(name: 'user-verified', detail: Readonly<Record<string, string>>): void;
}

/** Parts of the environment that the embedding element overrides. */
export const FlowHostContext = createContext<Partial<FlowHost>>({});

/** A parameter of the page's address; `undefined` when it is absent or empty. */
export function addressParameter(host: Pick<FlowHost, 'href'>, name: string): string | undefined {
  return parseUrl(host.href())?.searchParams.get(name) || undefined;
}

/**
 * Resolves a navigation target. Targets with other schemes than http(s), which could run code or open programs, are
 * replaced by the fallback.
 */
export function webAddress(target: string, href: string, fallback: string): string {
  const url = parseUrl(target, href);
  return url && /^https?:$/.test(url.protocol) ? url.href : fallback;
}

const currentHref = () => globalThis.location.href;

function browserApi(page: HostedPage, href: () => string, fetch: FlowHost['fetch']): LoginBoxApi {
  const send = createSend({
    baseUrl: page.apiBaseUrl,
    credentials: 'include',
    source: 'login-box',
    applicationId: page.clientId,
    ...addressTenant(href),
    fetch,
  });
  return createLoginBoxApi(createApi<PorticoContract>(withErrorMessages(withCaptcha(send), page.locale)));
}

/** The world as the browser has it, save for the parts given. Touches nothing before it is asked. */
export function createFlowHost(page: HostedPage, parts: Partial<FlowHost> = {}): FlowHost {
  const href = parts.href ?? currentHref;
  return {
    api: parts.api ?? browserApi(page, href, parts.fetch),
    href,
    navigate: parts.navigate ?? ((url) => globalThis.location.assign(webAddress(url, href(), page.defaultRedirect))),
    storage:
      parts.storage ??
      createSafeStorage({ storages: [() => globalThis.sessionStorage, () => globalThis.localStorage] }),
    handOff:
      parts.handOff ??
      (() => {
        throw new Error('There is no box here that could go on with another flow');
      }),
    previousAnswer: parts.previousAnswer,
    keepAnswer: parts.keepAnswer,
    signedIn: parts.signedIn,
    signInWith: parts.signInWith,
    signOut: parts.signOut,
    emit: parts.emit ?? (() => {}),
  };
}

export function useFlowHost(page: HostedPage): FlowHost {
  const parts = useContext(FlowHostContext);
  return useMemo(() => createFlowHost(page, parts), [page, parts]);
}
