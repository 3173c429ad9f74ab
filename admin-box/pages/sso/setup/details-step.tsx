import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { daysLeft, hasDetails, protocolOf } from '#admin-box/pages/sso/connection-facts.ts';
import { OidcForm } from './oidc-form.tsx';
import { OptionsBox } from './options-box.tsx';
import { SamlForms } from './saml-forms.tsx';
import { boxStyle } from '#admin-box/kit/section/box.styles.ts';
import { contentStyle } from './set-up.styles.ts';
import type { StepProps } from './set-up-step.types.ts';
import { StepButtons } from './step-buttons.tsx';

function useCertificates({ certificates }: SsoConfig): string[] {
  const { t, locale } = useTexts();
  const now = Date.now();
  return certificates.map(({ expiresAt }) => {
    const end = Date.parse(expiresAt);
    if (end <= now) return t('sso.expired');
    const date = formatDay(expiresAt, now, locale);
    return `${t('sso.validUntil', { date })} (${t('sso.daysLeft', { count: daysLeft(end, now) })})`;
  });
}

/** What is saved of the provider. */
function Facts({ connection }: { connection: SsoConfig }) {
  const { t } = useTexts();
  const certificates = useCertificates(connection);
  const isOidc = protocolOf(connection) === 'oidc';
  // an issuer is only asked by a test; metadata and certificates were checked when they were read
  const isTested = !isOidc || connection.testedAt !== null;
  const code = (text: string) => <code dir="ltr">{text}</code>;
  const facts = isOidc
    ? [
        { term: t('sso.issuerUrl'), value: code(connection.ssoEndpoint) },
        { term: t('sso.clientId'), value: code(connection.oidcClientId) },
      ]
    : [
        ...(connection.idpEntityId ? [{ term: t('sso.issuer'), value: code(connection.idpEntityId) }] : []),
        { term: t('sso.signOnUrl'), value: code(connection.ssoEndpoint) },
        ...(connection.metadataUrl ? [{ term: t('sso.byUrl'), value: code(connection.metadataUrl) }] : []),
        {
          term: t('sso.certificate'),
          value: certificates.map((text, index) => <div key={connection.certificates[index]!.fingerprint}>{text}</div>),
        },
      ];
  return (
    <section css={boxStyle} aria-labelledby="sso-facts" data-part="sso-facts">
      <header>
        <h3 id="sso-facts">{t(connection.idpEntityId && !isOidc ? 'sso.found' : 'sso.entered')}</h3>
        <Badge tone={isTested ? 'success' : 'neutral'}>{t(isTested ? 'sso.valid' : 'sso.saved')}</Badge>
      </header>
      <DataList items={facts} />
    </section>
  );
}

/** The provider's own values: by its metadata, or entered. */
export function DetailsStep({ connection, onContinue, onBack }: StepProps) {
  const isThere = hasDetails(connection);
  return (
    <div css={contentStyle}>
      {protocolOf(connection) === 'oidc' ? <OidcForm connection={connection} /> : <SamlForms connection={connection} />}
      {isThere ? <Facts connection={connection} /> : null}
      {isThere ? <OptionsBox connection={connection} /> : null}
      <StepButtons onContinue={isThere ? onContinue : undefined} onBack={onBack} />
    </div>
  );
}
