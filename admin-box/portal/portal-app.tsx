import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import type { VendorTheme } from '#shared/theme/vendor-theme.ts';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { SignedOutCheckout } from '#admin-box/checkout/lazy-checkout.ts';
import { createQueryClient } from '#admin-box/data/query-client.ts';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { pages } from '#admin-box/pages.ts';
import type { AdminBoxProps, PortalViewProps } from './portico-admin-box.types.ts';
import { PresentPortal } from './present-portal.tsx';
import type { PresentPortalProps } from './present-portal.tsx';
import type { Connection } from '#admin-box/session/connection.ts';
import { usePortalUser } from '#admin-box/session/use-portal-user.ts';
import type { PortalUserHandle } from '#admin-box/session/use-portal-user.ts';
import { createAddress } from '#admin-box/router/address.ts';
import { createLazyPages } from '#admin-box/shell/lazy-pages.ts';
import type { LazyPages } from '#admin-box/shell/lazy-pages.ts';
import { createRouter } from '#admin-box/router/router.ts';
import type { Router } from '#admin-box/router/router.ts';
import { pageOf } from '#admin-box/shell/use-current-page.ts';
import { startStyle } from '#admin-box/shell/shell.styles.ts';
import { Revealed, snapshotIn } from '#admin-box/ssr/revealed.tsx';
import { hydrateQueries } from '#admin-box/ssr/hydrate-queries.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useConnection } from './use-connection.ts';
import { useEmit } from './use-emit.ts';

export interface PortalAppProps extends PortalViewProps {
  /** Closes the frame round the portal, and says so. */
  close(): void;
  /** Puts the look that the tenant's metadata asks for over that of the configuration. Stays the same function. */
  applyTheme(theme: VendorTheme): void;
}

function usePortalRouter({ routing, basePath = '/', mode, page = '' }: AdminBoxProps): Router {
  const kind = routing ?? (mode === 'page' ? 'history' : 'memory');
  // Later changes of the attribute are handled by the effect below, and do not start another router.
  const [first] = useState(page);
  const router = useMemo(
    () => createRouter(createAddress(kind, { view: window, basePath, start: { page: first, query: {} } })),
    [kind, basePath, first],
  );
  useEffect(() => router.stop, [router]);
  useEffect(() => {
    if (page !== first) router.go({ page, query: {} });
  }, [router, page, first]);
  return router;
}

/** Loads the chunk of the page in the URL in parallel with the user, so that it renders without a placeholder. */
function useLazyPages(router: Router): LazyPages {
  const [lazyPages] = useState(createLazyPages);
  useEffect(() => {
    const page = pageOf(router.current().page, pages);
    if (page) void lazyPages.prefetch(page);
  }, [router, lazyPages]);
  return lazyPages;
}

/** After a sign-out: a page of its own leads to sign-in, a dialog closes. */
function useAfterSignOut(
  { state }: PortalUserHandle,
  { leaveSignedOut }: Connection,
  { mode, close }: PortalAppProps,
): void {
  const emit = useEmit();
  const isAbsent = state.phase === 'absent';
  const reported = useRef(false);
  useEffect(() => {
    if (isAbsent === reported.current) return;
    reported.current = isAbsent;
    if (!isAbsent) return;
    emit('portico:signed-out', null);
    if (mode === 'dialog') close();
    else if (mode === 'page') leaveSignedOut?.();
  }, [isAbsent, emit, mode, close, leaveSignedOut]);
}

function StartFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, errorText } = useTexts();
  return (
    <div css={startStyle}>
      <ErrorState
        title={t('shell.failedTitle')}
        description={errorText(error, 'apart')}
        traceId={traceIdOf(error)}
        onRetry={onRetry}
      />
      <Revealed />
    </div>
  );
}

function NoServer() {
  const { t } = useTexts();
  return (
    <div css={startStyle}>
      <ErrorState title={t('shell.noServerTitle')} description={t('shell.noServerText')} />
      <Revealed />
    </div>
  );
}

/** Until the portal has started, the server-rendered snapshot stays visible; a checkout has no place of its own in the page. */
function Starting({ checkout }: Pick<PortalAppProps, 'checkout'>) {
  const { root } = useRootPlace();
  if (checkout !== undefined || snapshotIn(root)) return null;
  return (
    <div css={startStyle}>
      <Skeleton shape="text" count={6} />
    </div>
  );
}

/** Begins with what the page has brought. */
function HydratedPortal(props: PresentPortalProps) {
  useState(() => hydrateQueries(props.queries, props.connection.primed));
  return <PresentPortal {...props} />;
}

function ConnectedPortal({ connection, ...props }: PortalAppProps & { connection: Connection }) {
  const [queries] = useState(createQueryClient);
  // Clear the cache once nothing observes it: it would otherwise keep the whole portal in memory until its entries
  // expire.
  useEffect(() => () => void setTimeout(() => queries.clear()), [queries]);
  const router = usePortalRouter(props);
  const lazyPages = useLazyPages(router);
  const handle = usePortalUser(connection);
  useAfterSignOut(handle, connection, props);
  const { state } = handle;
  if (state.phase === 'failed') return <StartFailed error={state.error} onRetry={handle.retry} />;
  if (state.phase === 'starting') return <Starting checkout={props.checkout} />;
  if (state.phase !== 'present')
    return props.checkout === undefined ? null : (
      <Suspense fallback={null}>
        <SignedOutCheckout />
      </Suspense>
    );
  return (
    <HydratedPortal
      {...props}
      connection={connection}
      queries={queries}
      router={router}
      user={state.user}
      lazyPages={lazyPages}
      signOut={handle.signOut}
    />
  );
}

/** The portal once its server is known: loads the user, then the shell and its pages. */
export function PortalApp(props: PortalAppProps) {
  const connection = useConnection(props);
  if (connection === null) return <NoServer />;
  return connection ? <ConnectedPortal {...props} connection={connection} /> : <Starting checkout={props.checkout} />;
}
