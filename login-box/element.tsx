import { useEffect, useMemo, useState } from 'react';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { createThemeStyles } from '#shared/theme/adopted-sheet.ts';
import { baseCss } from '#shared/theme/base.styles.ts';
import { defineCustomElement, type CustomElementOptions } from '#shared/theme/custom-element.tsx';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { lightFormCss } from '#shared/ui/light-form/light-form.styles.ts';
import { EmbeddedBox } from './embedded/embedded-box.tsx';
import { getEmbedding } from './embedded/embedding.ts';
import { UnavailablePage } from './embedded/unavailable.page.tsx';
import { FlowHostContext, type FlowHost } from './flows/flow-host.ts';
import { handoffPage } from './flows/handoff.ts';
import type { Handoff } from './flows/sign-in-answer.ts';
import { showStepInAddress } from './flows/step-address.ts';
import { loadedFlow, loadFlow } from './flow-loaders.ts';
import type { LoadedFlow } from './flow-loaders.ts';
import { hostAttributes, loginBoxTag } from './host-attributes.ts';
import { TextsProvider } from './texts.tsx';

interface LoginBoxProps {
  /**
   * The page to render. Default: a sign-in to the surrounding page by the loader's settings; without settings the
   * element stays empty.
   */
  page?: HostedPage;
}

type Loading = LoadedFlow | 'loading' | 'failed';

/**
 * Returns the flow's application, synchronously if it was loaded before the element was defined, and a function that
 * retries.
 */
function useFlowApp(page: HostedPage): [state: Loading, retry: () => void] {
  const [state, setState] = useState<Loading>(() => loadedFlow(page.flow, page.locale) ?? 'loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const update = (next: Loading) => wanted && setState(next);
    loadFlow(page.flow, page.locale).then(update, () => update('failed'));
    return () => {
      wanted = false;
    };
  }, [page.flow, page.locale, attempt]);
  return [state, () => setAttempt(attempt + 1)];
}

/** Sets the host attributes that the server would have written, on hosts that were not rendered by the server. */
function useHostAttributes(page: HostedPage): void {
  const { host } = useRootPlace();
  useEffect(() => {
    for (const [name, value] of Object.entries(hostAttributes(page))) host?.setAttribute(name, value);
  }, [host, page]);
}

function LoadedBox({ page }: { page: HostedPage }) {
  useHostAttributes(page);
  const [flow, retry] = useFlowApp(page);
  if (flow === 'loading') return null;
  if (flow !== 'failed') return <flow.App page={page} />;
  return (
    <TextsProvider page={page}>
      <UnavailablePage page={page} retry={retry} />
    </TextsProvider>
  );
}

/** A hosted page whose flow may leave the sign-in to another one. */
function HostedBox({ page }: { page: HostedPage }) {
  const [{ handoff, number }, setVisit] = useState<{ handoff?: Handoff; number: number }>({ number: 0 });
  const shown = useMemo(() => (handoff ? handoffPage(page, handoff) : page), [page, handoff]);
  const host = useMemo(
    (): Partial<FlowHost> => ({
      previousAnswer: handoff?.answer,
      handOff(next: Handoff): void {
        const enter = (): void => {
          showStepInAddress(next.at.step);
          setVisit((visit) => ({ handoff: next, number: visit.number + 1 }));
        };
        // A chunk that failed to load is reported by the box itself.
        loadFlow(next.at.flow, page.locale).then(enter, enter);
      },
    }),
    [handoff, page.locale],
  );
  return (
    <FlowHostContext.Provider value={host}>
      <LoadedBox key={number} page={shown} />
    </FlowHostContext.Provider>
  );
}

/** Another flow is another machine, so that it starts afresh. */
function LoginBox({ page }: LoginBoxProps) {
  const embedding = getEmbedding();
  if (page) return <HostedBox key={page.flow} page={page} />;
  return embedding ? (
    <EmbeddedBox embedding={embedding}>{(place, visit) => <LoadedBox key={visit} page={place} />}</EmbeddedBox>
  ) : null;
}

/**
 * Defines `<portico-login-box>`. Its `page` is a property, or JSON in an attribute.
 * @param boxes where the loader has defined it: those that are in the page
 */
export function defineLoginBox(boxes?: Iterable<HTMLElement>): void {
  const options: CustomElementOptions<LoginBoxProps> = {
    tag: loginBoxTag,
    component: LoginBox,
    properties: { page: 'json' },
    styles: createThemeStyles([baseCss, lightFormCss]),
    brandOf: ({ page }) => (page ?? getEmbedding()?.settings.box)?.theme,
  };
  defineCustomElement(options, boxes);
}
