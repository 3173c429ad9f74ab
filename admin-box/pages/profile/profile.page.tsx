import { portalProfileContacts } from '#shared/i18n/en/portal/profile-contacts.ts';
import { portalProfileImages } from '#shared/i18n/en/portal/profile-images.ts';
import { portalProfilePrivacy } from '#shared/i18n/en/portal/profile-privacy.ts';
import { portalProfile } from '#shared/i18n/en/portal/profile.ts';
import { portalUserNames } from '#shared/i18n/en/portal/user-names.ts';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { RecentSignInProvider } from '#admin-box/kit/recent-sign-in/recent-sign-in-provider.tsx';
import { sectionsStyle } from '#admin-box/kit/section/section.styles.ts';
import { LeaveTenant } from './leave-tenant.tsx';
import { Phones } from './phones.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useMe } from './use-profile.ts';

export const texts = {
  ...portalProfile,
  ...portalProfileContacts,
  ...portalProfileImages,
  ...portalUserNames,
  ...portalProfilePrivacy,
};

function ProfileSections() {
  const { errorText, t } = useTexts();
  const { tenant, user } = usePortal();
  const me = useMe();
  if (me.isPending) return <Skeleton shape="fields" count={4} />;
  if (me.isError) {
    return (
      <ErrorState
        title={t('profile.failedTitle')}
        description={errorText(me.error, 'apart')}
        traceId={traceIdOf(me.error)}
        onRetry={() => void me.refetch()}
        retrying={me.isFetching}
      />
    );
  }
  return (
    <>
      <ProfileForm me={me.data} />
      <ConfigurableField name="phones">
        {(viewOnly) => <Phones mayChange={!viewOnly && !user.impersonator} managed={me.data.profileManaged} />}
      </ConfigurableField>
      {tenant && !user.impersonator ? <LeaveTenant isOnlyTenant={me.data.tenantIds.length === 1} /> : null}
    </>
  );
}

/** Who one is: what others see. */
export function ProfilePage() {
  const { t } = useTexts();
  const { tenant } = usePortal();
  return (
    <div css={sectionsStyle}>
      <PageHeader title={t('profile.title')} lead={tenant ? t('profile.text', { tenant }) : undefined} />
      <RecentSignInProvider>
        <ProfileSections />
      </RecentSignInProvider>
    </div>
  );
}
