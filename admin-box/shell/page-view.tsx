import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx';
import type { PortalPage } from '../page.types.ts';
import { PageKeyProvider } from '../parts/shown.tsx';
import { RevealedWhenAnswered } from '../still/revealed.tsx';
import type { LazyPages } from './lazy-pages.ts';
import { PageBoundary } from './page-boundary.tsx';

/** Drawn beside a page inside its suspense, so that its effect runs once the page is there. */
function Arrival({ pageKey, onArrived }: { pageKey: string; onArrived: () => void }) {
  useEffect(onArrived, [pageKey, onArrived]);
  return null;
}

/** Moves the focus to the heading of a page that follows another. The first page leaves it where it is. */
function useHeadingFocus(place: RefObject<HTMLElement | null>): () => void {
  const arrivals = useRef(0);
  return useCallback(() => {
    arrivals.current += 1;
    if (arrivals.current > 1) place.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [place]);
}

export interface PageViewProps {
  page: PortalPage | undefined;
  lazyPages: LazyPages;
  /** Shown where there is no page for the person. */
  unavailable: ReactNode;
}

/** The page of the address: loaded when needed, with a boundary of its own. */
export function PageView({ page, lazyPages, unavailable }: PageViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const arrived = useHeadingFocus(place);
  const [, redraw] = useState(0);
  const pageKey = page?.key ?? '';
  const retry = () => {
    if (page) lazyPages.forget(page);
    redraw((count) => count + 1);
  };
  return (
    <div ref={place} data-part="page" data-page={pageKey}>
      <PageBoundary pageKey={pageKey} onRetry={retry}>
        <Suspense fallback={<Skeleton shape="rows" count={8} />}>
          <PageKeyProvider value={page?.key}>{page ? lazyPages.draw(page) : unavailable}</PageKeyProvider>
          <Arrival pageKey={pageKey} onArrived={arrived} />
          <RevealedWhenAnswered />
        </Suspense>
      </PageBoundary>
    </div>
  );
}
