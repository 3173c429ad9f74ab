import { portalSecurity } from '#shared/i18n/en/portal/security.ts';
import { portalSessions } from '#shared/i18n/en/portal/sessions.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { PageTabs, usePageTabs } from '#admin-box/kit/page-tabs.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { GeneralTab } from './general-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { pageStyle } from './security.styles.ts';

export const texts = { ...portalSecurity, ...portalSessions };

/** Tabs of the page (specification, admin portal, section 2). */
const tabs = ['sessionManagement', 'generalSettings'] as const;

/** How users of the active account sign in, and how long they stay signed in. */
export function SecurityPage() {
  const { t } = useTexts();
  const { tenant, holds } = usePortal();
  const pageTabs = usePageTabs('security', tabs);
  const { current } = pageTabs;
  const readOnly = !holds('fe.secure.write.securityPolicy');
  const labels = { sessionManagement: t('security.sessionsTab'), generalSettings: t('security.generalTab') };
  return (
    <div css={pageStyle}>
      <PageHeader title={t('page.security')} lead={t('security.text', { tenant })} />
      <PageTabs {...pageTabs} label={t('page.security')} labels={labels} />
      {readOnly ? <Banner tone="neutral">{t('security.readOnly')}</Banner> : null}
      {current === 'sessionManagement' ? <SessionsTab readOnly={readOnly} /> : null}
      {current === 'generalSettings' ? <GeneralTab readOnly={readOnly} /> : null}
    </div>
  );
}
