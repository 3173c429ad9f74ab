import { useState } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { ActivitySection } from './activity-section.tsx';
import type { ActivityProps } from './activity-section.tsx';
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
function Sections({ connection, live, onLive }: ActivityProps) {
  const { t } = useTexts();
  const { tenant, holds } = usePortal();
  const { toList } = useMoves();
  const provider = useProvider(connection);
  const overlays = useConnectionOverlays();
  const mayChange = holds('fe.secure.write.provisioningConfiguration');
  return (
    <ConnectionFrame
      title={connection.connectionName}
      lead={t('provisioning.connectionLead', { provider, tenant })}
      actions={
        mayChange ? (
          <Button icon="pen" onClick={() => overlays.ask({ what: 'rename', connection })}>
            {t('provisioning.rename')}
          </Button>
        ) : undefined
      }
    >
      {mayChange ? null : <Banner tone="neutral">{t('provisioning.readOnly')}</Banner>}
      <ConnectionNotice connection={connection} ask={overlays.ask} />
      {connection.held > 0 ? <HoldsSection connection={connection} live={live} /> : null}
      <ConfigurableField name="summary">{() => <SummaryTiles connection={connection} live={live} />}</ConfigurableField>
      <div css={boxesStyle}>
        <div>
          <ConnectionBox connection={connection} ask={overlays.ask} />
          <ConfigurableField name="mapping">
            {(viewOnly) => <MappingBox connection={connection} viewOnly={viewOnly} live={live} />}
          </ConfigurableField>
        </div>
      </div>
      <ConfigurableField name="activity">
        {() => <ActivitySection connection={connection} live={live} onLive={onLive} />}
      </ConfigurableField>
      {mayChange ? <TrialBox connection={connection} /> : null}
      <ConnectionOverlays overlays={overlays} onDeleted={toList} />
    </ConnectionFrame>
  );
}

/** What one directory connection does: figures, its settings, what its groups may do, and what it asked for. */
export function ConnectionView({ id }: { id: string }) {
  const [live, setLive] = useState(false);
  return (
    <WithConnection id={id} live={live}>
      {(connection) => <Sections connection={connection} live={live} onLive={setLive} />}
    </WithConnection>
  );
}
