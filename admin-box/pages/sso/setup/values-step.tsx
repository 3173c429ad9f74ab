import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { contentStyle } from './set-up.styles.ts';
import type { StepProps } from './set-up-step.types.ts';
import { StepButtons } from './step-buttons.tsx';
import { pathOf, useTerms } from './use-terms.ts';

/** Values of this server that the provider needs, under the names that its console gives them. */
export function ValuesStep({ connection, onContinue, onBack }: StepProps) {
  const { t } = useTexts();
  const { protocol, saml, oidc } = useTerms(connection);
  return (
    <div css={contentStyle}>
      {protocol === 'oidc' ? (
        <CopyField label={oidc.redirectUri} value={connection.oidcRedirectUri} />
      ) : (
        <>
          <CopyField label={saml.acsUrl} value={connection.acsUrl} />
          <CopyField label={saml.entityId} value={connection.spEntityId} />
          <CopyField label={saml.email?.label ?? t('sso.attribute')} value={saml.email?.value ?? 'email'} />
          {saml.groups ? <CopyField label={pathOf(saml.groups.place)} value={saml.groups.value} /> : null}
          {saml.place.length === 0 ? (
            <CopyField label={t('sso.metadataOurs')} hint={t('sso.metadataOursHint')} value={connection.spEntityId} />
          ) : null}
        </>
      )}
      <StepButtons onContinue={onContinue} onBack={onBack} />
    </div>
  );
}
