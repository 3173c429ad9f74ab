import { useState } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { Segment } from '#shared/ui/segment/segment.tsx';
import { Tiles } from '#shared/ui/tiles/tiles.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { hasDetails, productOf, protocolOf } from '#admin-box/pages/sso/connection-facts.ts';
import { productKeys, products, protocolsOf, typeFor } from '#admin-box/pages/sso/products.ts';
import type { ChosenProduct, Protocol } from '#admin-box/pages/sso/products.ts';
import { useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import { wideStyle } from './set-up.styles.ts';

const protocolNames: Readonly<Record<Protocol, string>> = { saml: 'SAML 2.0', oidc: 'OpenID Connect' };

export interface ProviderStepProps {
  /** Absent while none is made. */
  connection: SsoConfig | undefined;
  onSaved(connection: SsoConfig): void;
}

function ProductTiles({ value, onChange }: { value: ChosenProduct; onChange(product: ChosenProduct): void }) {
  const { t } = useTexts();
  const hintOf = (product: ChosenProduct): string =>
    protocolsOf(product).length > 1 ? t('sso.samlOrOidc') : protocolNames[protocolsOf(product)[0]!];
  return (
    <Tiles
      label={t('sso.provider')}
      value={value}
      onChange={onChange}
      tiles={productKeys.map((product) => ({
        value: product,
        label: products[product].name || t('sso.otherProvider'),
        hint: hintOf(product),
        mark: products[product].mark || <Icon name="globe" size="sm" />,
      }))}
    />
  );
}

/** Which product it is, and which protocol it speaks. The connection is made when it is left. */
export function ProviderStep({ connection, onSaved }: ProviderStepProps) {
  const { t } = useTexts();
  const { add, change } = useChangeSso();
  const { busy, failure, run } = useAction();
  const [product, setProduct] = useState<ChosenProduct>(connection ? productOf(connection) : 'okta');
  const [wanted, setWanted] = useState<Protocol>(connection ? protocolOf(connection) : 'saml');
  const offered = protocolsOf(product);
  const protocol = offered.includes(wanted) ? wanted : offered[0]!;
  const hasValues = connection !== undefined && hasDetails(connection);
  const isOther = hasValues && protocol !== protocolOf(connection);
  const isActive = isOther && connection.enabled;
  const isKept = hasValues && !isOther && product !== productOf(connection);
  const provider = products[product].name || t('sso.yourProvider');
  const save = () =>
    run(async () => {
      const values = { product, type: typeFor(product, protocol) };
      if (!connection) return onSaved(await add(values));
      // what was entered for one protocol means nothing in another
      const cleared = isOther ? { ssoEndpoint: '', oidcClientId: '', publicCertificate: '' } : {};
      onSaved(await change(connection, { ...values, ...cleared }));
    });
  return (
    <div css={wideStyle}>
      <SaveFailure failure={failure} />
      <ProductTiles value={product} onChange={setProduct} />
      {offered.length > 1 ? (
        <Segment
          label={t('sso.protocol')}
          options={offered.map((each) => ({ value: each, label: protocolNames[each] }))}
          value={protocol}
          onChange={setWanted}
        />
      ) : null}
      {isOther ? (
        <Banner tone="warning">{t(isActive ? 'sso.protocolActive' : 'sso.protocolLost', { provider })}</Banner>
      ) : null}
      {isKept ? <Banner tone="warning">{t('sso.valuesKept', { provider })}</Banner> : null}
      <div>
        <Button variant="primary" loading={busy} disabled={isActive} onClick={() => void save()}>
          {t('sso.continueWith', { provider })}
        </Button>
      </div>
    </div>
  );
}
