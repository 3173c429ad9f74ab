import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { portalOrganization } from '#shared/i18n/en/portal/organization.ts';
import { portalProfileImages } from '#shared/i18n/en/portal/profile-images.ts';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { PageTabs, usePageTabs } from '#admin-box/kit/page-tabs.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { pageStyle } from './account.styles.ts';
import { CustomLoginForm } from './custom-login-form.tsx';
import { readLoginTheme } from './custom-login.ts';
import { SettingsForm } from './settings-form.tsx';
import { useAccount, useLoginTheme } from './use-account.ts';

export const texts = { ...portalOrganization, ...portalProfileImages };

/** Tabs of the page (specification, admin portal, section 2); the first has no URL parameter. */
const tabs = ['settings', 'customLogin'] as const;

function Awaited<T>({
  query,
  title,
  children,
}: {
  query: UseQueryResult<T>;
  title: string;
  children: (data: T) => ReactNode;
}) {
  const { errorText } = useTexts();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton shape="fields" count={5} />;
  const { error, isFetching, refetch } = query;
  return (
    <ErrorState
      title={title}
      description={errorText(error, 'apart')}
      traceId={traceIdOf(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function SettingsTab() {
  const { t } = useTexts();
  return (
    <Awaited query={useAccount()} title={t('account.failedTitle')}>
      {(settings) => <SettingsForm key={settings.tenantId} settings={settings} />}
    </Awaited>
  );
}

function CustomLoginTab() {
  const { t } = useTexts();
  const account = useAccount();
  return (
    <Awaited query={useLoginTheme()} title={t('account.loginFailedTitle')}>
      {(metadata) => (
        <Awaited query={account} title={t('account.failedTitle')}>
          {({ tenantId, loginUrl = '' }) => (
            <CustomLoginForm key={tenantId} values={{ ...readLoginTheme(metadata), loginUrl }} />
          )}
        </Awaited>
      )}
    </Awaited>
  );
}

/** The active account: its settings, and its own login. */
export function AccountPage() {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const pageTabs = usePageTabs('account', tabs);
  const { current } = pageTabs;
  const labels = { settings: t('account.settings'), customLogin: t('account.customLogin') };
  return (
    <div css={pageStyle}>
      <PageHeader title={t('page.account')} lead={tenant ? t('account.text', { tenant }) : undefined} />
      <PageTabs {...pageTabs} label={t('account.tabs')} labels={labels} />
      {current === 'settings' ? <SettingsTab /> : null}
      {current === 'customLogin' ? <CustomLoginTab /> : null}
    </div>
  );
}
