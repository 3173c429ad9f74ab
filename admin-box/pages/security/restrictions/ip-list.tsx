import { useState } from 'react';
import type { IpRestriction, RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Pagination } from '#shared/ui/pagination/pagination.tsx';
import { Segment } from '#shared/ui/segment/segment.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { toolbarStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useLastPage } from '#admin-box/kit/list/list-address.ts';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { useOverlays, useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import { buttonsStyle, linesStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { Line, Section } from '#admin-box/kit/section/section.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { AddAddressDialog, AddAddressesDialog } from './ip-dialogs.tsx';
import { IpListImpact } from './ip-list-impact.tsx';
import { useChangeIpRestrictions, useIpRestrictions, useOwnAddress } from './use-ip-restrictions.ts';

/** Sizes of a page (specification, admin portal, section 9). */
const firstSize = 4;
const size = 10;

type Ask =
  | { kind: 'add'; ip: string; description: string }
  | { kind: 'addAll' }
  | { kind: 'remove'; entry: IpRestriction };

function useRemove() {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const { remove } = useChangeIpRestrictions();
  return async ({ id, ip }: IpRestriction): Promise<boolean> => {
    try {
      await remove(id);
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('security.removeFailed', { reason: errorText(error) }) });
      return false;
    }
    toasts.show({ title: t('security.ipRemoved', { ip }) });
    return true;
  };
}

function EntryLine({ entry, onRemove }: { entry: IpRestriction; onRemove: (() => void) | undefined }) {
  const { t, locale } = useTexts();
  const { ip, description, isActive, createdAt } = entry;
  const added = t('security.added', { date: formatDay(createdAt, Date.now(), locale) });
  return (
    <Line
      icon={isActive ? 'globe' : 'off'}
      title={<bdi dir="ltr">{ip}</bdi>}
      detail={
        <>
          {description ? (
            <>
              <bdi>{description}</bdi> ·{' '}
            </>
          ) : null}
          {isActive ? added : t('security.inactive')}
        </>
      }
    >
      {onRemove ? (
        <IconButton icon="trash" size="sm" label={t('security.removeOf', { name: ip })} onClick={onRemove} />
      ) : null}
    </Line>
  );
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
  if (asked.kind === 'add')
    return (
      <AddAddressDialog
        {...dialog}
        key={asked.opening}
        type={type}
        first={{ ip: asked.ip, description: asked.description }}
      />
    );
  if (asked.kind === 'addAll') return <AddAddressesDialog {...dialog} key={asked.opening} type={type} />;
  return (
    <DeleteDialog
      {...dialog}
      key={asked.opening}
      title={t('security.ipRemoveTitle', { ip: asked.entry.ip })}
      description={t('security.removeText')}
      confirmLabel={t('security.remove')}
      cancelLabel={t('common.cancel')}
      onDelete={() => remove(asked.entry)}
      onDeleted={() => {}}
    >
      <IpListImpact
        title={t('iplist.impactRemove', { ip: asked.entry.ip })}
        type={type}
        draft={async () => ({ remove: [asked.entry.id] })}
      />
    </DeleteDialog>
  );
}

/** The entries of the allow or of the block list: a few at first, then page by page. */
export function IpList({ readOnly, mayRemove }: { readOnly: boolean; mayRemove: boolean }) {
  const { t } = useTexts();
  const [type, setType] = useState<RestrictionType>('ALLOW');
  const [page, setPage] = useState(0);
  const [all, setAll] = useState(false);
  const overlays = useOverlays<Ask>();
  const { data: myAddress } = useOwnAddress(!readOnly);
  const list = useIpRestrictions({ type, page, size: all ? size : firstSize });
  const total = list.data?._metadata.totalItems;
  useLastPage(total, { pageOffset: page, pageSize: all ? size : firstSize }, setPage);
  const choose = (next: RestrictionType): void => {
    setType(next);
    setPage(0);
    setAll(false);
  };
  const actions = readOnly ? undefined : (
    <>
      <Button icon="plus" onClick={() => overlays.ask({ kind: 'add', ip: '', description: '' })}>
        {t('security.ipAdd')}
      </Button>
      {type === 'ALLOW' && myAddress ? (
        <Button onClick={() => overlays.ask({ kind: 'add', ip: myAddress, description: t('security.myIp') })}>
          {t('security.ipAddMine')}
        </Button>
      ) : null}
      <Button onClick={() => overlays.ask({ kind: 'addAll' })}>{t('security.ipAddSeveral')}</Button>
    </>
  );
  return (
    <Section
      id="security-ipList"
      title={t('security.ips')}
      lead={t('security.ipsText')}
      failedTitle={t('security.ipsFailed')}
      query={list}
    >
      {({ items, _metadata: { totalItems } }) => (
        <>
          <div css={toolbarStyle} data-part="toolbar">
            <Segment
              label={t('security.listShown')}
              options={[
                { value: 'ALLOW', label: t('security.allowList') },
                { value: 'BLOCK', label: t('security.blockList') },
              ]}
              value={type}
              onChange={choose}
            />
            {actions}
          </div>
          {items.length === 0 ? (
            <p css={mutedStyle}>{type === 'ALLOW' ? t('security.ipsNoneAllowed') : t('security.ipsNoneBlocked')}</p>
          ) : (
            <ul css={linesStyle}>
              {items.map((entry) => (
                <EntryLine
                  key={entry.id}
                  entry={entry}
                  onRemove={mayRemove ? () => overlays.ask({ kind: 'remove', entry }) : undefined}
                />
              ))}
            </ul>
          )}
          {all ? (
            <Pagination page={page} size={size} total={totalItems} onPage={setPage} />
          ) : totalItems > firstSize ? (
            <div css={buttonsStyle}>
              <Button variant="ghost" onClick={() => setAll(true)}>
                {t('security.showAll', { count: totalItems })}
              </Button>
            </div>
          ) : null}
          <Overlays type={type} overlays={overlays} />
        </>
      )}
    </Section>
  );
}
