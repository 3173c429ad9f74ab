import { portalContacts } from '../../../shared/i18n/en/portal-contacts.ts';
import { portalPrivacy } from '../../../shared/i18n/en/portal-privacy.ts';
import { PageHeader } from '../../../shared/ui/page-header/page-header.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { Passkeys } from './passkeys.tsx';
import { pageStyle } from './privacy.styles.ts';
import { SecondStep } from './second-step.tsx';
import { Sessions } from './sessions.tsx';
import { SignIns } from './sign-ins.tsx';
import { usePasskeysOffered } from './use-privacy.ts';

export const texts = { ...portalPrivacy, ...portalContacts };

/** What proves who one is, and where one is signed in. */
export function PrivacyPage() {
  const { t } = useTexts();
  const { user, appearance } = usePortal();
  const offered = usePasskeysOffered();
  const shown = (section: string) => appearance.field('privacy', section) !== 'hidden';
  return (
    <FreshSignIn>
      <div css={pageStyle}>
        <PageHeader title={t('page.privacy')} lead={t('privacy.lead')} />
        {shown('secondStep') ? <SecondStep /> : null}
        {offered && shown('passkeys') ? <Passkeys /> : null}
        {shown('sessions') ? <Sessions /> : null}
        {shown('signIns') && !user.impersonator ? <SignIns /> : null}
      </div>
    </FreshSignIn>
  );
}
