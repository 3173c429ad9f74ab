import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { productOf } from './products.ts';
import { stepStyle } from './scim.styles.ts';
import { ConnectionOverlays, useConnectionOverlays } from './connection-overlays.tsx';
import { useTokens } from './use-provisioning.ts';

export interface ValuesStepProps {
  connection: DirectoryConfig;
  token: string | undefined;
  onContinue(): void;
}

/** What the directory needs, under the names that its console gives it. The token is there once. */
export function ValuesStep({ connection, token, onContinue }: ValuesStepProps) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const tokens = useTokens(connection.id).data;
  const overlays = useConnectionOverlays();
  const terms = productOf(connection);
  const another =
    tokens && holds('fe.secure.write.provisioningConfiguration') ? (
      <Button size="sm" variant="ghost" onClick={() => overlays.ask({ what: 'token', connection, tokens })}>
        {t('provisioning.addToken')}
      </Button>
    ) : undefined;
  return (
    <div css={stepStyle}>
      <CopyField label={terms.baseUrl} value={connection.baseUrl} />
      {token === undefined ? (
        <Banner tone="neutral" actions={another}>
          {t('provisioning.tokenGone')}
        </Banner>
      ) : (
        <CopyField label={terms.token} value={token} hint={t('provisioning.tokenOnce')} />
      )}
      {terms.settings.map(({ label, value }) => (
        <CopyField key={label} label={label} value={value} />
      ))}
      <div>
        <Button variant="primary" onClick={onContinue}>
          {t('provisioning.continue')}
        </Button>
      </div>
      <ConnectionOverlays overlays={overlays} />
    </div>
  );
}
