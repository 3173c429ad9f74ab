import { portalSecurity } from '#shared/i18n/en/portal/security.ts';
import { portalSessions } from '#shared/i18n/en/portal/sessions.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { PageTabs, usePageTabs } from '#admin-box/kit/page-tabs.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { DomainTab } from './domain-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { IpTab } from './ip-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { pageStyle } from './security.styles.ts';

export const texts = { ...portalSecurity, ...portalSessions };

/** Tabs of the page (specification, admin portal, section 2). */
const policyTabs = ['sessionManagement', 'generalSettings'] as const;

/** The right to change what is on a tab. */
const writes = {
  sessionManagement: 'fe.secure.write.securityPolicy',
  generalSettings: 'fe.secure.write.securityPolicy',
  ipRestrictions: 'fe.secure.write.ipRestrictions',
  domainRestrictions: 'fe.secure.write.emailDomainRestrictions',
} as const;

/** How users of the active account sign in, and how long they stay signed in. */
export function SecurityPage() {
  const { t } = useTexts();
  const { tenant, holds } = usePortal();
  const pageTabs = usePageTabs('security', [
    ...policyTabs,
    ...(holds('fe.secure.read.ipRestrictions') ? (['ipRestrictions'] as const) : []),
    ...(holds('fe.secure.read.emailDomainRestrictions') ? (['domainRestrictions'] as const) : []),
  ]);
  const { current } = pageTabs;
  const readOnly = !holds(current ? writes[current] : 'fe.secure.write.securityPolicy');
  const labels = {
    sessionManagement: t('security.sessionsTab'),
    generalSettings: t('security.generalTab'),
    ipRestrictions: t('security.ipTab'),
    domainRestrictions: t('security.domainTab'),
  };
  return (
    <div css={pageStyle}>
      <PageHeader title={t('page.security')} lead={t('security.text', { tenant })} />
      <PageTabs {...pageTabs} label={t('page.security')} labels={labels} />
      {readOnly ? <Banner tone="neutral">{t('security.readOnly')}</Banner> : null}
      {current === 'sessionManagement' ? <SessionsTab readOnly={readOnly} /> : null}
      {current === 'ipRestrictions' ? <IpTab readOnly={readOnly} /> : null}
      {current === 'domainRestrictions' ? <DomainTab readOnly={readOnly} /> : null}
      {current === 'generalSettings' ? <GeneralTab readOnly={readOnly} /> : null}
    </div>
  );
}
