import { PageHeader } from '../../../shared/ui/page-header/page-header.tsx';
import { useTexts } from '../../texts.tsx';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { Passkeys } from './passkeys.tsx';
import { pageStyle } from './privacy.styles.ts';
import { SecondStep } from './second-step.tsx';
import { Sessions } from './sessions.tsx';
import { usePasskeysOffered } from './use-privacy.ts';

export { portalPrivacy as texts } from '../../../shared/i18n/en/portal-privacy.ts';

/** What proves who one is, and where one is signed in. */
export function PrivacyPage() {
  const { t } = useTexts();
  const offered = usePasskeysOffered();
  return (
    <FreshSignIn>
      <div css={pageStyle}>
        <PageHeader title={t('page.privacy')} lead={t('privacy.lead')} />
        <SecondStep />
        {offered ? <Passkeys /> : null}
        <Sessions />
      </div>
    </FreshSignIn>
  );
}
