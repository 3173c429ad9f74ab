import { useState } from 'react';
import type { DomainRestriction, RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Pagination } from '#shared/ui/pagination/pagination.tsx';
import { Segment } from '#shared/ui/segment/segment.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { toolbarStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useOverlays, useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import { linesStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { Line, Section } from '#admin-box/kit/section/section.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { AddDomainDialog, AddDomainsDialog } from './domain-dialogs.tsx';
import { DomainListImpact } from './domain-list-impact.tsx';
import { useChangeDomainRestrictions, useDomainRestrictions } from './use-domain-restrictions.ts';

/** The server answers with all of them. */
const size = 10;

type Ask = { kind: 'add' } | { kind: 'addAll' } | { kind: 'remove'; entry: DomainRestriction };

function useRemove() {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const { remove } = useChangeDomainRestrictions();
  return async ({ id, domain }: DomainRestriction): Promise<boolean> => {
    try {
      await remove(id);
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('security.removeFailed', { reason: errorText(error) }) });
      return false;
    }
    toasts.show({ title: t('security.domainRemoved', { domain }) });
    return true;
  };
}

function Overlays({ type, overlays }: { type: RestrictionType; overlays: ReturnType<typeof useOverlays<Ask>> }) {
  const { t } = useTexts();
  const remove = useRemove();
  const { asked, dialog } = useOverlayState({
    asked: overlays.asked,
    item: undefined,
    onCloseDialog: overlays.close,
    onCloseDrawer: () => {},
  });
  if (!asked) return null;
  if (asked.kind === 'add') return <AddDomainDialog {...dialog} key={asked.opening} type={type} />;
  if (asked.kind === 'addAll') return <AddDomainsDialog {...dialog} key={asked.opening} type={type} />;
  return (
    <DeleteDialog
      {...dialog}
      key={asked.opening}
      title={t('security.domainRemoveTitle', { domain: asked.entry.domain })}
      description={t('security.removeText')}
      confirmLabel={t('security.remove')}
      cancelLabel={t('common.cancel')}
      onDelete={() => remove(asked.entry)}
      onDeleted={() => {}}
    >
      <DomainListImpact
        title={t('domlist.impactRemove', { domain: asked.entry.domain })}
        type={type}
        draft={async () => ({ remove: [asked.entry.id] })}
      />
    </DeleteDialog>
  );
}

/** The domains of the allow or of the block list. */
export function DomainList({ readOnly, mayRemove }: { readOnly: boolean; mayRemove: boolean }) {
  const { t } = useTexts();
  const [type, setType] = useState<RestrictionType>('ALLOW');
  const [wantedPage, setPage] = useState(0);
  const overlays = useOverlays<Ask>();
  const list = useDomainRestrictions();
  const actions = readOnly ? undefined : (
    <>
      <Button icon="plus" onClick={() => overlays.ask({ kind: 'add' })}>
        {t('security.domainAdd')}
      </Button>
      <Button onClick={() => overlays.ask({ kind: 'addAll' })}>{t('security.ipAddSeveral')}</Button>
    </>
  );
  return (
    <Section
      id="security-domainList"
      title={t('security.domains')}
      lead={t('security.domainsText')}
      failedTitle={t('security.domainsFailed')}
      query={list}
    >
      {({ items }) => {
        const found = items.filter((entry) => entry.type === type);
        const page = Math.min(wantedPage, Math.max(0, Math.ceil(found.length / size) - 1));
        return (
          <>
            <div css={toolbarStyle} data-part="toolbar">
              <Segment
                label={t('security.listShown')}
                options={[
                  { value: 'ALLOW', label: t('security.allowList') },
                  { value: 'BLOCK', label: t('security.blockList') },
                ]}
                value={type}
                onChange={(next) => {
                  setType(next);
                  setPage(0);
                }}
              />
              {actions}
            </div>
            {found.length === 0 ? (
              <p css={mutedStyle}>
                {type === 'ALLOW' ? t('security.domainsNoneAllowed') : t('security.domainsNoneBlocked')}
              </p>
            ) : (
              <ul css={linesStyle}>
                {found.slice(page * size, (page + 1) * size).map((entry) => (
                  <Line key={entry.id} icon="globe" title={<bdi dir="ltr">{entry.domain}</bdi>} detail={null}>
                    {mayRemove ? (
                      <IconButton
                        icon="trash"
                        size="sm"
                        label={t('security.removeOf', { name: entry.domain })}
                        onClick={() => overlays.ask({ kind: 'remove', entry })}
                      />
                    ) : null}
                  </Line>
                ))}
              </ul>
            )}
            {found.length > size ? <Pagination page={page} size={size} total={found.length} onPage={setPage} /> : null}
            <Overlays type={type} overlays={overlays} />
          </>
        );
      }}
    </Section>
  );
}
