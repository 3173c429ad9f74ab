import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { isolated } from '#shared/lib/names.ts';
import type { VendorTheme } from '#shared/theme/vendor-theme.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Shell } from '#shared/ui/navigation/shell.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { TenantSwitcher } from '#shared/ui/tenant-switcher/tenant-switcher.tsx';
import { appearanceOf } from '#admin-box/portal/appearance.ts';
import { visiblePages } from '#admin-box/portal/gating.ts';
import type { PortalPage } from '#admin-box/page.types.ts';
import { CheckoutWindow } from '#admin-box/checkout/lazy-checkout.ts';
import { pages } from '#admin-box/pages.ts';
import { PortalProvider } from '#admin-box/portal/portal-context.tsx';
import type { Portal } from '#admin-box/portal/portal-context.tsx';
import type { PortalViewProps } from '#admin-box/portal/portico-admin-box.types.ts';
import type { Connection } from '#admin-box/session/connection.ts';
import { leaveImpersonation } from '#admin-box/session/leave-impersonation.ts';
import type { PortalUser } from '#admin-box/session/portal-session.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { holdsPermission } from './holds-permission.ts';
import type { LazyPages } from './lazy-pages.ts';
import { navigationGroups } from './navigation-groups.ts';
import { PageView } from './page-view.tsx';
import { parentAccounts } from './parent-accounts.ts';
import { useShellTools } from './shell-tools.tsx';
import { PartTitleProvider } from '#admin-box/portal/part-title.ts';
import { useRouter } from '#admin-box/router/router-context.tsx';
import { closeStyle, frameStyle, skipStyle, startStyle, widgetStyle } from './shell.styles.ts';
import { SubAccountBar } from './sub-account-bar.tsx';
import { showTruncationTitle } from './truncation-title.ts';
import { UnavailablePage } from './unavailable.page.tsx';
import { useAnalyticsContainers } from './use-analytics-containers.ts';
import { useCurrentPage, usePageTitle } from './use-current-page.ts';
import { useEnvironment } from './use-environment.ts';
import { useOnline } from './use-online.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useTenantSwitch } from './use-tenant-switch.ts';

export interface PortalShellProps extends PortalViewProps {
  connection: Connection;
  user: PortalUser;
  lazyPages: LazyPages;
  signOut(): Promise<void>;
  close(): void;
  applyTheme(theme: VendorTheme): void;
}

type Environment = ReturnType<typeof useEnvironment>;

/** The page itself, with what every page has above it. */
function CurrentPage({ shown, lazyPages, ...props }: PortalShellProps & { shown: PortalPage[] }) {
  const { t } = useTexts();
  const online = useOnline();
  const page = useCurrentPage(shown, props);
  const [part, setPart] = useState<string>();
  usePageTitle(page, props, part);
  usePrefetch(props.mode === 'widget' ? [] : shown, lazyPages);
  return (
    <>
      {props.user.impersonator ? (
        <ImpersonationBanner
          user={props.user}
          impersonator={props.user.impersonator}
          onLeave={() => void leaveImpersonation(props.connection, props.signOut)}
        />
      ) : null}
      {online ? null : (
        <Banner tone="warning" icon={<Icon name="offline" />}>
          {t('shell.offline')}
        </Banner>
      )}
      <PartTitleProvider value={setPart}>
        <PageView page={page} lazyPages={lazyPages} unavailable={<UnavailablePage next={shown[0]} />} />
      </PartTitleProvider>
    </>
  );
}

function SkipLink({ onSkip }: { onSkip: () => void }) {
  const { t } = useTexts();
  return (
    <div css={skipStyle}>
      <Button onClick={onSkip}>{t('shell.skip')}</Button>
    </div>
  );
}

/** Navigation at the side, and the page. */
function FramedPage({
  environment,
  shown,
  ...props
}: PortalShellProps & { environment: Environment; shown: PortalPage[] }) {
  const texts = useTexts();
  const router = useRouter();
  const hrefOf = (path: string) => router.href({ page: path, query: {} }) ?? `#${path}`;
  const current = useCurrentPage(shown, props);
  const go = (path: string) => router.go({ page: path, query: {} });
  const goTo = (href: string) => {
    const page = shown.find(({ path }) => hrefOf(path) === href);
    if (page) go(page.path);
  };
  const profile = shown.find(({ key }) => key === 'profile');
  const nameOf = (id: string) => environment.tenants.find((tenant) => tenant.id === id)?.name ?? '';
  const { switching, onSwitch } = useTenantSwitch(props.connection, nameOf);
  const tenants = environment.tenants.map(({ id, name, logo }) => {
    const above = parentAccounts(environment.tenants, id);
    return {
      id,
      name,
      logo,
      ...(above.length > 0 && { detail: above.map((each) => isolated(each.name)).join(' › ') }),
    };
  });
  const parent = parentAccounts(environment.tenants, props.user.tenantId).at(-1);
  const onSignOut = () => router.leave(() => void props.signOut());
  const { tools, overlays } = useShellTools({ shown, tenants, onTenant: onSwitch, onSignOut });
  return (
    <Shell
      label={texts.t('shell.navigation')}
      groups={navigationGroups(shown, texts, ({ path }) => hrefOf(path))}
      current={current ? hrefOf(current.path) : ''}
      onGo={goTo}
      top={<TenantSwitcher tenants={tenants} current={props.user.tenantId} onSwitch={onSwitch} switching={switching} />}
      tools={tools}
      bottom={<AccountMenu user={props.user} onProfile={profile && (() => go(profile.path))} onSignOut={onSignOut} />}
    >
      {parent ? (
        <SubAccountBar name={nameOf(props.user.tenantId)} parent={parent.name} onBack={() => onSwitch(parent.id)} />
      ) : null}
      <CurrentPage {...props} shown={shown} />
      {overlays}
    </Shell>
  );
}

/** The place of the portal: a page, a dialog that closes in its corner, or a widget without anything round it. */
function Place({ mode, close, children }: Pick<PortalShellProps, 'mode' | 'close'> & { children: ReactNode }) {
  const { t } = useTexts();
  const router = useRouter();
  const node = useRef<HTMLDivElement>(null);
  const isDialog = mode === 'dialog';
  const askToClose = () => router.leave(close);
  // The topmost overlay has closed itself by this key already.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDialog && event.key === 'Escape' && !event.defaultPrevented) askToClose();
  };
  // While the dialog itself has the focus, the key reaches it alone.
  useEffect(() => {
    const dialog = node.current?.closest('dialog');
    const onCancel = (event: Event) => event.target === dialog && router.leave(close);
    dialog?.addEventListener('cancel', onCancel);
    return () => dialog?.removeEventListener('cancel', onCancel);
  }, [router, close]);
  const toHeading = () => node.current?.querySelector<HTMLElement>('h1')?.focus();
  return (
    <div
      css={frameStyle}
      data-part="portal"
      data-mode={mode}
      ref={node}
      role="presentation"
      onKeyDown={onKeyDown}
      onPointerOver={showTruncationTitle}
    >
      {mode === 'widget' ? null : <SkipLink onSkip={toHeading} />}
      {isDialog ? <div data-part="scroll">{children}</div> : children}
      {isDialog ? (
        <div css={closeStyle}>
          <IconButton icon="close" label={t('shell.closePortal')} onClick={askToClose} />
        </div>
      ) : null}
    </div>
  );
}

/** The portal for a signed-in user. */
export function PortalShell(props: PortalShellProps) {
  const { connection, user, mode, applyTheme, signOut } = props;
  const environment = useEnvironment(connection.api, user);
  const { known, theme } = environment;
  useEffect(() => {
    // nothing is undone before it is known what is wanted
    if (known) applyTheme(theme);
  }, [applyTheme, known, theme]);
  useAnalyticsContainers(environment.integrations);
  const tenant = environment.tenant?.name ?? '';
  const { overrides, permissions, flags } = environment.gatingInput;
  const portal = useMemo(
    (): Portal => ({
      api: connection.api,
      session: connection.session,
      signInAgain: connection.leaveForLogin,
      user,
      tenant,
      signOut,
      appearance: appearanceOf(overrides),
      holds: (permission) => holdsPermission(permissions, permission),
      isOff: (flag) => flags[flag] === 'off',
      findPage: (key) => visiblePages(pages, { overrides, flags, permissions: ['*'] }).find((page) => page.key === key),
    }),
    [connection, user, tenant, signOut, overrides, permissions, flags],
  );
  const shown = visiblePages(pages, environment.gatingInput);
  if (!environment.known) {
    if (props.checkout !== undefined) return null;
    return (
      <div css={startStyle}>
        <Skeleton shape="text" count={6} />
      </div>
    );
  }
  return (
    <PortalProvider value={portal}>
      <Place {...props}>
        {mode === 'widget' ? (
          <div css={widgetStyle}>
            {props.checkout === undefined ? (
              <CurrentPage {...props} shown={shown} />
            ) : (
              <Suspense fallback={null}>
                <CheckoutWindow plan={props.checkout} />
              </Suspense>
            )}
          </div>
        ) : (
          <FramedPage {...props} environment={environment} shown={shown} />
        )}
      </Place>
    </PortalProvider>
  );
}
