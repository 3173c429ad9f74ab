import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Product } from '#admin-box/pages/sso/products.ts';
import { contentStyle } from './set-up.styles.ts';
import type { StepProps } from './set-up-step.types.ts';
import { StepButtons } from './step-buttons.tsx';
import { pathOf, useTerms } from './use-terms.ts';

/** A mapping, part by part: what is chosen from a list of the provider is shown without a button that copies it. */
function EmailAttribute({ email }: { email: Required<Product>['saml']['email'] }) {
  const { t } = useTexts();
  if (!email) return <CopyField label={t('sso.attribute')} value="email" />;
  const { label, name, value, isChosen } = email;
  const valueLabel = name ? pathOf([label, t('sso.txtValue')]) : label;
  return (
    <>
      {name ? <CopyField label={pathOf([label, t('sso.attributeName')])} value={name} /> : null}
      {isChosen ? (
        <DataList items={[{ term: valueLabel, value: <bdi>{value}</bdi> }]} />
      ) : (
        <CopyField label={valueLabel} value={value} />
      )}
    </>
  );
}

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
          <EmailAttribute email={saml.email} />
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
