import { useState } from 'react';
import type { FormEvent } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { Tiles } from '#shared/ui/tiles/tiles.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { productKeys, products } from './products.ts';
import type { ChosenProduct } from './products.ts';
import { wideStepStyle } from './scim.styles.ts';
import type { CreatedToken } from './created-token.types.ts';
import { useChangeProvisioning } from './use-provisioning.ts';

function ProductTiles({ value, onChange }: { value: ChosenProduct; onChange(product: ChosenProduct): void }) {
  const { t } = useTexts();
  return (
    <Tiles
      label={t('provisioning.provider')}
      value={value}
      onChange={onChange}
      tiles={productKeys.map((product) => ({
        value: product,
        label: products[product].name || t('provisioning.otherProvider'),
        hint: product === 'google' ? t('provisioning.viaConnector') : 'SCIM 2.0',
        mark: products[product].mark || <Icon name="globe" size="sm" />,
      }))}
    />
  );
}

/** Whose product it is. The connection is made when it is left, and its token is answered then. */
export function ProviderStep({ onMade }: { onMade(token: CreatedToken): void }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const { add } = useChangeProvisioning();
  const { busy, failure, run } = useAction();
  const [product, setProduct] = useState<ChosenProduct>('okta');
  const [name, setName] = useState('');
  const { name: usual, source } = products[product];
  const create = () =>
    run(async () => {
      const { id, token } = await add({ source, product, connectionName: name.trim() || usual });
      onMade({ id, token });
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void create();
  };
  return (
    <form css={wideStepStyle} noValidate onSubmit={submit}>
      <SaveFailure failure={failure} />
      <ProductTiles value={product} onChange={setProduct} />
      {product === 'google' ? <Banner tone="info">{t('provisioning.googleText')}</Banner> : null}
      <TextField
        label={t('provisioning.name')}
        hint={t('provisioning.nameHint', { tenant })}
        placeholder={usual || 'SCIM'}
        dir="auto"
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Button variant="primary" type="submit" loading={busy}>
          {t('provisioning.createFor', { provider: usual || t('provisioning.yourProvider') })}
        </Button>
      </div>
    </form>
  );
}
