import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { portalCharts } from '#shared/i18n/en/portal/charts.ts';
import { portalCountryRestrictions } from '#shared/i18n/en/portal/country-restrictions.ts';
import { portalDomainRestrictions } from '#shared/i18n/en/portal/domain-restrictions.ts';
import { portalIpRestrictions } from '#shared/i18n/en/portal/ip-restrictions.ts';
import { portalLiveSessions } from '#shared/i18n/en/portal/live-sessions.ts';
import { portalPolicies } from '#shared/i18n/en/portal/policies.ts';
import { portalSecurityCenter } from '#shared/i18n/en/portal/security-center.ts';
import { portalSessions } from '#shared/i18n/en/portal/sessions.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { PageTabs, usePageTabs } from '#admin-box/kit/page-tabs.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { GeneralTab } from './policies/general-tab.tsx';
import { PendingPolicies } from './pending/pending-policies.tsx';
import { SessionsTab } from './sessions/sessions-tab.tsx';
import { pageStyle } from './security.styles.ts';

export const texts = {
  ...portalPolicies,
  ...portalSecurityCenter,
  ...portalSessions,
  ...portalLiveSessions,
  ...portalIpRestrictions,
  ...portalDomainRestrictions,
  ...portalCountryRestrictions,
  ...portalCharts,
};

/** Apart from the policies, which are as large together. */
const OverviewTab = lazy(async () => ({ default: (await import('./security-center/overview-tab.tsx')).OverviewTab }));
const IpTab = lazy(async () => ({ default: (await import('./restrictions/ip-tab.tsx')).IpTab }));
const DomainTab = lazy(async () => ({ default: (await import('./restrictions/domain-tab.tsx')).DomainTab }));

/** Tabs of the page (specification, admin portal, section 2). */
const policyTabs = ['sessionManagement', 'generalSettings'] as const;

/** The right to change what is on a tab. */
const writes = {
  overview: 'fe.secure.write.securityPolicy',
  sessionManagement: 'fe.secure.write.securityPolicy',
  generalSettings: 'fe.secure.write.securityPolicy',
  ipRestrictions: 'fe.secure.write.ipRestrictions',
  domainRestrictions: 'fe.secure.write.emailDomainRestrictions',
} as const;

/**
 * The tab that the page opens with suspends the page while it is loaded: with a boundary of its own, the snapshot would be
 * taken away before it. The others leave the page's head in sight.
 */
function FirstOfPage({ current, children }: { current: string | undefined; children: ReactNode }) {
  const [first] = useState(current);
  return current === first ? children : <Suspense fallback={<Skeleton shape="rows" count={6} />}>{children}</Suspense>;
}

/** How users of the active account sign in, and how long they stay signed in. */
export function SecurityPage() {
  const { t } = useTexts();
  const { tenant, holds, isOff } = usePortal();
  const pageTabs = usePageTabs('security', [
    ...(isOff('security-center') ? [] : (['overview'] as const)),
    ...policyTabs,
    ...(holds('fe.secure.read.ipRestrictions') ? (['ipRestrictions'] as const) : []),
    ...(holds('fe.secure.read.emailDomainRestrictions') ? (['domainRestrictions'] as const) : []),
  ]);
  const { current } = pageTabs;
  const readOnly = !holds(current ? writes[current] : 'fe.secure.write.securityPolicy');
  const labels = {
    overview: t('center.tab'),
    sessionManagement: t('security.sessionsTab'),
    generalSettings: t('security.generalTab'),
    ipRestrictions: t('security.ipTab'),
    domainRestrictions: t('security.domainTab'),
  };
  return (
    <div css={pageStyle}>
      <PageHeader title={t('page.security')} lead={t('security.text', { tenant })} />
      <PageTabs {...pageTabs} label={t('page.security')} labels={labels} />
      <PendingPolicies />
      {readOnly && current !== 'overview' ? <Banner tone="neutral">{t('security.readOnly')}</Banner> : null}
      <FirstOfPage current={current}>
        {current === 'overview' ? <OverviewTab readOnly={readOnly} /> : null}
        {current === 'sessionManagement' ? <SessionsTab readOnly={readOnly} /> : null}
        {current === 'ipRestrictions' ? <IpTab readOnly={readOnly} /> : null}
        {current === 'domainRestrictions' ? <DomainTab readOnly={readOnly} /> : null}
        {current === 'generalSettings' ? <GeneralTab readOnly={readOnly} /> : null}
      </FirstOfPage>
    </div>
  );
}
