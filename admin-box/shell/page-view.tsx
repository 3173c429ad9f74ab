import { createElement, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { nextTask } from '#shared/lib/next-task.ts';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import type { PortalPage } from '#admin-box/page.types.ts';
import { PageKeyProvider } from '#admin-box/kit/configurable-field.tsx';
import { RevealedWhenAnswered } from '#admin-box/ssr/revealed.tsx';
import type { LazyPages } from './lazy-pages.ts';
import { PageBoundary } from './page-boundary.tsx';

/** Rendered next to a page inside its Suspense boundary, so that its effect runs once the page has rendered. */
function Arrival({ pageKey, onArrived }: { pageKey: string; onArrived: () => void }) {
  useEffect(onArrived, [pageKey, onArrived]);
  return null;
}

const openWindow = '[role$="dialog"][data-state="open"]';

/** A closing window restores the focus in a later task; one opened while the page was loading keeps the focus. */
async function focusHeading(place: RefObject<HTMLElement | null>): Promise<void> {
  await nextTask();
  const root = place.current?.getRootNode() as ParentNode | undefined;
  if (!root?.querySelector(openWindow)) place.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Moves the focus to the heading of a page that follows another. The first page leaves it where it is. */
function useHeadingFocus(place: RefObject<HTMLElement | null>): () => void {
  const arrivals = useRef(0);
  return useCallback(() => {
    arrivals.current += 1;
    if (arrivals.current > 1) void focusHeading(place);
  }, [place]);
}

const bones = <Skeleton shape="rows" count={8} />;

/** Renders its children once the page's chunk has loaded. Does not suspend: React shows fallbacks for at least 300 ms. */
function Loaded({ page, lazyPages, children }: { page: PortalPage; lazyPages: LazyPages; children: ReactNode }) {
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [, rerender] = useState(false);
  const isThere = lazyPages.arrived(page) !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    let wanted = true;
    lazyPages.load(page).then(
      () => wanted && rerender(true),
      (error: unknown) => wanted && setFailure({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [isThere, page, lazyPages]);
  if (failure) throw failure.error;
  return isThere ? children : bones;
}

function PageContent({ page, lazyPages }: { page: PortalPage; lazyPages: LazyPages }) {
  const Page = lazyPages.arrived(page);
  return Page ? createElement(Page) : null;
}

export interface PageViewProps {
  page: PortalPage | undefined;
  lazyPages: LazyPages;
  /** Shown where there is no page for the user. */
  unavailable: ReactNode;
}

/** The page of the address: loaded when needed, with a boundary of its own. */
export function PageView({ page, lazyPages, unavailable }: PageViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const arrived = useHeadingFocus(place);
  const pageKey = page?.key ?? '';
  const content = (
    <Suspense fallback={bones}>
      <PageKeyProvider value={page?.key}>
        {page ? <PageContent page={page} lazyPages={lazyPages} /> : unavailable}
      </PageKeyProvider>
      <Arrival pageKey={pageKey} onArrived={arrived} />
      <RevealedWhenAnswered />
    </Suspense>
  );
  return (
    <div ref={place} data-part="page" data-page={pageKey}>
      <PageBoundary pageKey={pageKey}>
        {page ? (
          <Loaded key={pageKey} page={page} lazyPages={lazyPages}>
            {content}
          </Loaded>
        ) : (
          content
        )}
      </PageBoundary>
    </div>
  );
}
