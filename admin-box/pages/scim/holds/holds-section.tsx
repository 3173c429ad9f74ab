import { useState } from 'react';
import type { HeldUser } from '#shared/contract/scim/scim-holds.ts';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { formatTimeOrDateTime } from '#shared/i18n/format-time.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { DialogPart, lazyDialog } from '#admin-box/pages/scim/lazy-dialog.tsx';
import { boxStyle } from '#admin-box/pages/scim/scim.styles.ts';
import { useProvider } from '#admin-box/pages/scim/use-provider.ts';
import type { Following } from '#admin-box/pages/scim/use-provisioning.ts';
import { HeldTable } from './held-table.tsx';
import { holdsHeading } from './show-holds.ts';
import { useHolds, type Decision } from './use-holds.ts';

const DecideDialog = lazyDialog(async () => (await import('./decide.dialog.tsx')).DecideDialog);

/** What happened, and that nobody lost access. */
function What({
  connection,
  mayDecide,
  first,
  last,
}: {
  connection: DirectoryConfig;
  mayDecide: boolean;
  first?: string | null;
  last?: string | null;
}) {
  const { t, locale } = useTexts();
  const provider = useProvider(connection);
  const at = (iso: string): string => formatTimeOrDateTime(iso, Date.now(), { locale });
  return (
    <Banner tone="danger">
      <strong>{t('provisioning.heldTitle', { count: connection.held, provider })}</strong>{' '}
      {t(mayDecide ? 'provisioning.heldSafe' : 'provisioning.heldReader')}
      {first && last ? ` ${t('provisioning.heldWhen', { first: at(first), last: at(last) })}` : null}
    </Banner>
  );
}

/** Why they are held, and what either decision does. */
function Meanings({ connection, mayDecide }: { connection: DirectoryConfig; mayDecide: boolean }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const provider = useProvider(connection);
  return (
    <>
      <p css={mutedStyle}>{t('provisioning.heldWhy', { provider })}</p>
      {mayDecide ? (
        <p css={mutedStyle}>
          {t('provisioning.approveMeans', { tenant, provider })} {t('provisioning.keepMeans', { provider })}
        </p>
      ) : null}
    </>
  );
}

/** Users whom the directory wanted to remove and whose removal waits: what happened, who they are, and the decision. */
export function HoldsSection({ connection, live }: Following & { connection: DirectoryConfig }) {
  const { t, errorText } = useTexts();
  const { holds } = usePortal();
  const query = useHolds(connection.id, { live });
  const overlays = useOverlays<{ decision: Decision; users: readonly HeldUser[] }>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const mayDecide = holds('fe.secure.write.provisioningConfiguration');
  const { items = [], first, last } = query.data ?? {};
  const askAbout = (decision: Decision, users: readonly HeldUser[]) => () => overlays.ask({ decision, users });
  const chosen = items.filter(({ id }) => selected.has(id));
  const { asked } = overlays;
  return (
    <>
      <What connection={connection} mayDecide={mayDecide} first={first ?? null} last={last ?? null} />
      <section css={boxStyle} aria-labelledby={holdsHeading}>
        <header>
          <h2 id={holdsHeading} tabIndex={-1}>
            {t('provisioning.held')}
          </h2>
          {mayDecide && items.length > 0 ? (
            <div data-part="section-head">
              <Button onClick={askAbout('discard', items)}>{t('provisioning.keepEach')}</Button>
              <Button variant="danger-quiet" onClick={askAbout('allow', items)}>
                {t('provisioning.approveAll')}
              </Button>
            </div>
          ) : null}
        </header>
        <Meanings connection={connection} mayDecide={mayDecide} />
        {query.isError && !query.data ? (
          <ErrorState
            level={3}
            title={t('provisioning.heldFailed')}
            description={errorText(query.error, 'apart')}
            traceId={traceIdOf(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <HeldTable
            items={items}
            loading={query.isPending}
            selection={
              mayDecide
                ? {
                    selected,
                    onChange: setSelected,
                    actions: (
                      <>
                        <Button variant="ghost" onClick={askAbout('discard', chosen)}>
                          {t('provisioning.keepHeld')}
                        </Button>
                        <Button variant="ghost" onClick={askAbout('allow', chosen)}>
                          {t('provisioning.approve')}
                        </Button>
                      </>
                    ),
                  }
                : undefined
            }
          />
        )}
      </section>
      {asked ? (
        <DialogPart key={asked.opening} onClose={overlays.close}>
          <DecideDialog
            connection={connection}
            decision={asked.decision}
            users={asked.users}
            open
            onClose={overlays.close}
            onDecided={() => setSelected(new Set())}
          />
        </DialogPart>
      ) : null}
    </>
  );
}
