/** The page behind a setup link: the portal's own set-up of one connection, for someone without an account. */
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { SsoSetupGuest } from '#shared/contract/sso/sso-setup-guest.ts';
import { portalSso } from '#shared/i18n/en/portal/sso.ts';
import { portalSsoGuest } from '#shared/i18n/en/portal/sso-guest.ts';
import { portalSsoTest } from '#shared/i18n/en/portal/sso-test.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Menu } from '#shared/ui/menu/menu.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { createQueryClient } from '#admin-box/data/query-client.ts';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { SsoGuestProvider, useSsoHost } from '#admin-box/pages/sso/sso-host.ts';
import type { AdminBoxProps } from '#admin-box/portal/portico-admin-box.types.ts';
import { createAddress } from '#admin-box/router/address.ts';
import { RouterProvider } from '#admin-box/router/router-context.tsx';
import { createRouter } from '#admin-box/router/router.ts';
import { PageBoundary } from '#admin-box/shell/page-boundary.tsx';
import { useLanguageItems } from '#admin-box/shell/use-language-items.ts';
import { createGuestApi } from './guest-api.ts';
import { GuestSetUp } from './guest-set-up.tsx';
import { guestStyle } from './sso-guest.styles.ts';

export const texts = { ...portalSso, ...portalSsoTest, ...portalSsoGuest };

function useGuestRouter({ basePath = '/' }: AdminBoxProps) {
  const router = useMemo(
    () => createRouter(createAddress('history', { view: window, basePath, start: { page: '', query: {} } })),
    [basePath],
  );
  useEffect(() => router.stop, [router]);
  return router;
}

function Frame({ vendor, children }: { vendor: string; children: ReactNode }) {
  const { t } = useTexts();
  const languages = useLanguageItems();
  return (
    <div css={guestStyle}>
      <header>
        <bdi>{vendor}</bdi>
        <Menu
          label={t('shell.language')}
          trigger={
            <Button variant="ghost" icon="globe" iconEnd="updown">
              {t('shell.language')}
            </Button>
          }
          groups={[{ label: t('shell.language'), items: languages }]}
        />
      </header>
      <main>{children}</main>
    </div>
  );
}

function Ended() {
  const { t } = useTexts();
  return <PageHeader title={t('ssoguest.endedTitle')} lead={t('ssoguest.endedText')} />;
}

/** Reads what the link is for, then shows the set-up. */
function Loaded({ children }: { children: (guest: SsoSetupGuest) => ReactNode }) {
  const { t, errorText } = useTexts();
  const { api } = useSsoHost();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sso', 'guest'],
    queryFn: ({ signal }) => api.get('/account/sso-setup/api/link', { signal }),
  });
  if (data) return children(data);
  return (
    <div css={pageStyle}>
      <PageHeader title={t('page.sso')} />
      {error ? (
        <ErrorState
          title={t('sso.failedTitle')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="rows" count={5} />
      )}
    </div>
  );
}

export function SsoGuest(props: AdminBoxProps) {
  const { baseUrl = '', vendorName = '' } = props;
  const router = useGuestRouter(props);
  const [queries] = useState(createQueryClient);
  const [isEnded, setEnded] = useState(false);
  const api = useMemo(() => createGuestApi(baseUrl, () => setEnded(true)), [baseUrl]);
  // nothing but roles is read by a right, and the server gives them only if the link allows it
  const host = useMemo(() => ({ api, tenant: '', holds: () => false }), [api]);
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider value={router}>
        <SsoGuestProvider value={host}>
          <Frame vendor={vendorName}>
            <PageBoundary pageKey="sso-guest">
              {isEnded ? <Ended /> : <Loaded>{(guest) => <GuestSetUp guest={guest} />}</Loaded>}
            </PageBoundary>
          </Frame>
        </SsoGuestProvider>
      </RouterProvider>
    </QueryClientProvider>
  );
}
