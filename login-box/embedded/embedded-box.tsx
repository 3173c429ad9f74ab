import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { pageError } from '#shared/flow/page-error.ts';
import type { PorticoUser } from '#shared/session/embed/loader-settings.ts';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { FlowHostContext, webAddress, type FlowHost } from '#login-box/flows/flow-host.ts';
import { loadFlow } from '#login-box/flow-loaders.ts';
import { createPendingAnswer } from './pending-answer.ts';
import { accountPlace, ssoProviderOfLink, embeddedPage, startPlace, stepOfLink, type Place } from './embedded-page.ts';
import { verifyIntegrity } from '#login-box/verify-integrity.ts';
import { signInRulesSettled } from '#login-box/flows/login/sign-in-rules.ts';
import type { Embedding } from './embedding.ts';
import type { Routing, RoutingKind } from './routing.ts';

/** Fired on the element after a sign-in with it; bubbles to the document. */
const signedInEvent = 'portico:signed-in';

/** Bound at load time, since the page may patch `fetch` later. */
const ownFetch = globalThis.fetch.bind(globalThis);

/** A place and how many were there before it: the same flow entered again starts afresh. */
interface Visit {
  place: Place;
  number: number;
}

type Go = (place: Place) => void;

/** Passes the email that was typed to the next flow. */
function typedEmail(host: HTMLElement): Record<string, string> {
  const value = host.querySelector<HTMLInputElement>(':scope > input[name=email]')?.value.trim();
  return value ? { email: value } : {};
}

/** Follows links between flows inside the element. Links that open a new tab or name a target lead to the hosted page. */
function useLinksInside(embedding: Embedding, go: Go): void {
  const { host, root } = useRootPlace();
  useEffect(() => {
    if (!host || !root) return undefined;
    const follow = (event: Event): void => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event as MouseEvent;
      const anchor = event.target instanceof Element && event.target.closest('a');
      const at = anchor && stepOfLink(anchor.href, embedding.settings);
      if (!at || anchor.target || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      go({ at, values: typedEmail(host) });
    };
    root.addEventListener('click', follow);
    return () => root.removeEventListener('click', follow);
  }, [embedding, go, host, root]);
}

/** Updates the box on every sign-in and sign-out: here, by redirect, or in another tab. */
function useSession({ portico }: Embedding, go: Go, routing: Routing | undefined): void {
  useEffect(() => {
    let ended = false;
    const onUser = (user: PorticoUser | null): void => {
      if (user && !ended && !routing?.holds()) go(accountPlace(user));
    };
    let stops: (() => void)[] = [];
    const listen = async (): Promise<void> => {
      // Subscribing loads the session client; load what the sign-in itself needs first.
      await signInRulesSettled;
      if (ended) return;
      stops = [
        portico.on('ready', onUser),
        portico.on('signed-in', onUser),
        portico.on('signed-out', () => go(startPlace)),
      ];
    };
    void listen();
    return () => {
      ended = true;
      for (const stop of stops) stop();
    };
  }, [portico, go, routing]);
}

/** With the attribute `routing`, the page's URL selects the step, and the current step is written to the URL. */
function useRouting(embedding: Embedding, go: Go, place: Place): Routing | undefined {
  const { host } = useRootPlace();
  const [routing, setRouting] = useState<Routing>();
  useEffect(() => {
    const kind = host?.getAttribute('routing');
    if (!kind) return undefined;
    let stop: (() => void) | undefined;
    const start = async (): Promise<void> => {
      await verifyIntegrity('routing');
      const started = (await import('./routing.ts')).startRouting(kind as RoutingKind, embedding, go);
      stop = started.stop;
      setRouting(started);
    };
    start().catch(console.warn);
    return () => stop?.();
  }, [embedding, go, host]);
  useEffect(() => routing?.show(place), [routing, place]);
  return routing;
}

/** The flows' world inside a host page. */
function createEmbeddedHost(
  { portico, settings, adoptSignIn }: Embedding,
  host: HTMLElement | undefined,
  go: Go,
): Partial<FlowHost> {
  const answers = createPendingAnswer();
  const signIn = async (): Promise<void> => {
    try {
      const tokens = answers.take();
      // Use the token of the answer; otherwise the cookie that the sign-in has set; otherwise the hosted page.
      const user = (tokens && (await adoptSignIn(tokens))) ?? (await portico.login({ renew: true }));
      host?.dispatchEvent(new CustomEvent(signedInEvent, { detail: user, bubbles: true, composed: true }));
      go(accountPlace(user));
    } catch (error) {
      go({ at: { flow: 'notice', step: 'error' }, error: pageError(error) });
    }
  };
  // by the page's own sign-in, which comes back to it with a code
  const signInWith = (provider: string, loginHint?: string): void =>
    void portico
      .login({ provider, loginHint, silent: false })
      .catch((error: unknown) => go({ at: { flow: 'notice', step: 'error' }, error: pageError(error) }));
  return {
    fetch: ownFetch,
    navigate(url) {
      const at = stepOfLink(url, settings);
      const sso = ssoProviderOfLink(url, settings.baseUrl);
      if (at) go({ at });
      else if (sso) signInWith(sso.provider, sso.loginHint);
      else globalThis.location.assign(webAddress(url, globalThis.location.href, settings.baseUrl));
    },
    handOff: go,
    keepAnswer: answers.keep,
    signedIn: () => void signIn(),
    signInWith: (provider) => signInWith(provider),
    signOut: () => portico.logout(),
    emit: (name, detail) =>
      host?.dispatchEvent(new CustomEvent(`portico:${name}`, { detail, bubbles: true, composed: true })),
  };
}

/** Whether two places look the same: a profile that is loaded again must not start the page afresh. */
function isSame(a: Place, b: Place): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Shows the last requested place once its flow has loaded; if loading fails, the place shows the error. */
function useGo(setVisit: Dispatch<SetStateAction<Visit>>, locale: string): Go {
  const wanted = useRef<Place>(undefined);
  return useCallback<Go>(
    (place) => {
      wanted.current = place;
      const enter = (): void => {
        if (wanted.current !== place) return;
        setVisit((visit) => (isSame(visit.place, place) ? visit : { place, number: visit.number + 1 }));
      };
      loadFlow(place.at.flow, locale).then(enter, enter);
    },
    [setVisit, locale],
  );
}

/** The login box embedded in a customer's page: signs in the page's own session without leaving the page. */
export function EmbeddedBox({
  embedding,
  children,
}: {
  embedding: Embedding;
  children: (page: HostedPage, visit: number) => ReactNode;
}) {
  const { host } = useRootPlace();
  const [{ place, number }, setVisit] = useState<Visit>({ place: startPlace, number: 0 });
  const go = useGo(setVisit, embedding.settings.box?.locale ?? 'en');
  useLinksInside(embedding, go);
  const routing = useRouting(embedding, go, place);
  useSession(embedding, go, routing);
  const ownHost = useMemo(() => createEmbeddedHost(embedding, host, go), [embedding, host, go]);
  const flowHost = useMemo(
    (): Partial<FlowHost> => ({
      ...ownHost,
      ...(routing && { href: routing.href }),
      previousAnswer: place.answer,
    }),
    [ownHost, place, routing],
  );
  const page = useMemo(() => embeddedPage(embedding.settings, place, globalThis.location.href), [embedding, place]);
  return page ? <FlowHostContext.Provider value={flowHost}>{children(page, number)}</FlowHostContext.Provider> : null;
}
