import { portalProfileContacts } from '#shared/i18n/en/portal/profile-contacts.ts';
import { portalProfilePassword } from '#shared/i18n/en/portal/profile-password.ts';
import { portalProfilePrivacy } from '#shared/i18n/en/portal/profile-privacy.ts';
import { portalSessions } from '#shared/i18n/en/portal/sessions.ts';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ConfigurableField, useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { Sessions } from '#admin-box/kit/sessions/sessions.tsx';
import { RecentSignInProvider } from '#admin-box/kit/recent-sign-in/recent-sign-in-provider.tsx';
import { sectionsStyle } from '#admin-box/kit/section/section.styles.ts';
import { PasswordForm } from './password-form.tsx';
import { Passkeys } from './passkeys.tsx';
import { VerificationMethods } from './verification-methods.tsx';
import { SignIns } from './sign-ins.tsx';
import { usePasskeysOffered } from './use-privacy.ts';

export const texts = { ...portalProfilePassword, ...portalProfilePrivacy, ...portalProfileContacts, ...portalSessions };

/** Metadata of earlier versions hides the password by a field of the page `profile`, where it was. */
function useIsPasswordShown(): boolean {
  const { appearance } = usePortal();
  return useFieldAppearance()('password') === 'edit' && appearance.field('profile', 'password') === 'edit';
}

/** What proves who one is, and where one is signed in. */
export function PrivacyPage() {
  const { t } = useTexts();
  const { user } = usePortal();
  const offered = usePasskeysOffered();
  const isPasswordShown = useIsPasswordShown();
  return (
    <RecentSignInProvider>
      <div css={sectionsStyle}>
        <PageHeader title={t('page.privacy')} lead={t('privacy.lead')} />
        {isPasswordShown ? <PasswordForm email={user.email} userId={user.id} /> : null}
        <ConfigurableField name="secondStep">
          {(viewOnly) => <VerificationMethods viewOnly={viewOnly} />}
        </ConfigurableField>
        {offered ? (
          <ConfigurableField name="passkeys">{(viewOnly) => <Passkeys viewOnly={viewOnly} />}</ConfigurableField>
        ) : null}
        <ConfigurableField name="sessions">{(viewOnly) => <Sessions viewOnly={viewOnly} />}</ConfigurableField>
        {user.impersonator ? null : <ConfigurableField name="signIns">{() => <SignIns />}</ConfigurableField>}
      </div>
    </RecentSignInProvider>
  );
}
