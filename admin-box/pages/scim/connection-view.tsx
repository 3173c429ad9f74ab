import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { ActivitySection } from './activity-section.tsx';
import { ConnectionBox } from './connection-box.tsx';
import { ConnectionFrame, WithConnection } from './connection-frame.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { ConnectionOverlays, useConnectionOverlays } from './connection-overlays.tsx';
import { HoldsSection } from './holds/holds-section.tsx';
import { MappingBox } from './mapping-box.tsx';
import { boxesStyle } from './scim.styles.ts';
import { SummaryTiles } from './summary-tiles.tsx';
import { TrialBox } from './trial/trial-box.tsx';
import { useMoves } from './use-moves.ts';
import { useProvider } from './use-provider.ts';

/** One section after the other; each is a file of its own. */
function Sections({ connection }: { connection: DirectoryConfig }) {
  const { t } = useTexts();
  const { tenant, holds } = usePortal();
  const { toList } = useMoves();
  const provider = useProvider(connection);
  const overlays = useConnectionOverlays();
  return (
    <ConnectionFrame
      title={connection.connectionName}
      lead={t('provisioning.connectionLead', { provider, tenant })}
      actions={
        holds('fe.secure.write.provisioningConfiguration') ? (
          <Button icon="pen" onClick={() => overlays.ask({ what: 'rename', connection })}>
            {t('provisioning.rename')}
          </Button>
        ) : undefined
      }
    >
      <ConnectionNotice connection={connection} />
      {connection.held > 0 ? <HoldsSection connection={connection} /> : null}
      <ConfigurableField name="summary">{() => <SummaryTiles connection={connection} />}</ConfigurableField>
      <div css={boxesStyle}>
        <ConnectionBox connection={connection} ask={overlays.ask} />
        <ConfigurableField name="mapping">
          {(viewOnly) => <MappingBox connection={connection} viewOnly={viewOnly} />}
        </ConfigurableField>
      </div>
      <ConfigurableField name="activity">{() => <ActivitySection connection={connection} />}</ConfigurableField>
      {holds('fe.secure.write.provisioningConfiguration') ? <TrialBox connection={connection} /> : null}
      <ConnectionOverlays overlays={overlays} onDeleted={toList} />
    </ConnectionFrame>
  );
}

/** What one directory connection does: figures, its settings, what its groups may do, and what it asked for. */
export function ConnectionView({ id }: { id: string }) {
  return <WithConnection id={id}>{(connection) => <Sections connection={connection} />}</WithConnection>;
}
