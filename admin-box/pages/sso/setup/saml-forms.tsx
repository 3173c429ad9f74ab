import { useState } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Segment } from '#shared/ui/segment/segment.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { MetadataFile, MetadataUrl } from './metadata-forms.tsx';
import { SamlValues } from './saml-values.tsx';
import { useUnsaved } from './unsaved.tsx';
import { useTerms } from './use-terms.ts';

const ways = { url: MetadataUrl, file: MetadataFile, values: SamlValues } as const;

/** Three ways to add what SAML needs of the provider. */
export function SamlForms({ connection }: { connection: SsoConfig }) {
  const { t } = useTexts();
  const { saml } = useTerms(connection);
  const { ask } = useUnsaved();
  const [way, setWay] = useState<keyof typeof ways>(saml.hasMetadataUrl ? 'url' : 'file');
  const Form = ways[way];
  return (
    <>
      <Segment
        label={t('sso.how')}
        options={[
          ...(saml.hasMetadataUrl ? [{ value: 'url' as const, label: t('sso.byUrl') }] : []),
          { value: 'file', label: t('sso.byFile') },
          { value: 'values', label: t('sso.byValues') },
        ]}
        value={way}
        onChange={(next) => ask(() => setWay(next))}
      />
      <Form connection={connection} />
    </>
  );
}
