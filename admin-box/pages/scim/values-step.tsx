import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { GuideLines } from './guide-lines.tsx';
import { guideStyle } from './guide.styles.ts';
import { guides } from './guide.ts';
import type { GuideField } from './guide.ts';
import { baseUrlFor, keyOf, productOf } from './products.ts';
import { stepStyle } from './scim.styles.ts';
import { ConnectionOverlays, useConnectionOverlays } from './connection-overlays.tsx';
import { useSender } from './use-sender.ts';
import { useTokens } from './use-provisioning.ts';

export interface ValuesStepProps {
  connection: DirectoryConfig;
  token: string | undefined;
  onContinue(): void;
}

/** The token is there once; afterwards another one can be created. */
function TokenField({ connection, token }: Pick<ValuesStepProps, 'connection' | 'token'>) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const tokens = useTokens(connection.id).data;
  const overlays = useConnectionOverlays();
  if (token !== undefined)
    return <CopyField label={productOf(connection).token} value={token} hint={t('provisioning.tokenOnce')} />;
  const another =
    tokens && holds('fe.secure.write.provisioningConfiguration') ? (
      <Button size="sm" variant="ghost" onClick={() => overlays.ask({ what: 'token', connection, tokens })}>
        {t('provisioning.addToken')}
      </Button>
    ) : undefined;
  return (
    <>
      <Banner tone="neutral" actions={another}>
        <strong>{productOf(connection).token}</strong> {t('provisioning.tokenGone')}
      </Banner>
      <ConnectionOverlays overlays={overlays} />
    </>
  );
}

function Field({ field, connection, token }: { field: GuideField } & Pick<ValuesStepProps, 'connection' | 'token'>) {
  const { t } = useTexts();
  switch (field.is) {
    case 'token':
      return <TokenField connection={connection} token={token} />;
    case 'baseUrl':
      return <CopyField label={productOf(connection).baseUrl} value={baseUrlFor(connection)} />;
    case 'copied':
      return <CopyField label={field.label} value={field.value} />;
    case 'chosen':
      return <DataList items={[{ term: field.label, value: <bdi>{field.values.join(', ')}</bdi> }]} />;
    case 'told':
      return <DataList items={[{ term: field.label, value: t(field.text) }]} />;
  }
}

/** What is done in the console of the directory, under the names that it gives its fields. */
export function ValuesStep({ connection, token, onContinue }: ValuesStepProps) {
  const { t } = useTexts();
  const provider = useSender()(connection);
  const { before, enter, after } = guides[keyOf(connection)];
  return (
    <div css={stepStyle}>
      <div css={guideStyle}>
        <section>
          <h3>{t('provisioning.guideBefore')}</h3>
          <GuideLines lines={before} provider={provider} />
        </section>
        <section>
          <h3>{t('provisioning.guideEnter')}</h3>
          {enter.map((field, index) => (
            <Field key={index} field={field} connection={connection} token={token} />
          ))}
        </section>
        <section>
          <h3>{t('provisioning.guideThen')}</h3>
          <GuideLines lines={after} provider={provider} />
        </section>
      </div>
      <div>
        <Button variant="primary" onClick={onContinue}>
          {t('provisioning.continue')}
        </Button>
      </div>
    </div>
  );
}
