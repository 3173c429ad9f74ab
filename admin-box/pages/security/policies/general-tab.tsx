import { sectionsStyle } from '#admin-box/kit/section/section.styles.ts';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { MfaCard } from '#admin-box/pages/security/mfa/mfa-card.tsx';
import { LockoutCard, PasswordHistoryCard, PasswordRotationCard } from './password-cards.tsx';
import { VendorRules } from './vendor-rules.tsx';

/** How users sign in: MFA, passwords, and what the vendor has set. */
export function GeneralTab({ readOnly }: { readOnly: boolean }) {
  const { holds } = usePortal();
  const rotation = {
    read: holds('fe.secure.read.passwordsRotationConfiguration'),
    write: holds('fe.secure.write.passwordsRotationConfiguration'),
  };
  return (
    <div css={sectionsStyle}>
      <ConfigurableField name="mfa">{(viewOnly) => <MfaCard readOnly={readOnly || viewOnly} />}</ConfigurableField>
      <ConfigurableField name="lockout">
        {(viewOnly) => <LockoutCard readOnly={readOnly || viewOnly} />}
      </ConfigurableField>
      <ConfigurableField name="passwordHistory">
        {(viewOnly) => <PasswordHistoryCard readOnly={readOnly || viewOnly} />}
      </ConfigurableField>
      {rotation.read ? (
        <ConfigurableField name="passwordRotation">
          {(viewOnly) => <PasswordRotationCard readOnly={!rotation.write || viewOnly} />}
        </ConfigurableField>
      ) : null}
      <VendorRules />
    </div>
  );
}
