import { lazy, Suspense, useRef, useState } from 'react';
import type { Role } from '../../../shared/contract/entities.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state/error-state.tsx';
import { PageHeader } from '../../../shared/ui/page-header/page-header.tsx';
import { Pagination } from '../../../shared/ui/pagination/pagination.tsx';
import { SearchField } from '../../../shared/ui/search-field/search-field.tsx';
import { traceIdOf } from '../../data/trace-id.ts';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { pageStyle, toolbarStyle } from '../access.styles.ts';
import { pageSizes, useLastPage, useListAddress } from '../list-address.ts';
import { findRoles, isOwn, sortFields } from './role-rules.ts';
import type { Ask, Asked } from './roles-overlays.tsx';
import { RolesTable } from './roles-table.tsx';
import { useRoles } from './use-roles.ts';

const RolesOverlays = lazy(async () => ({ default: (await import('./roles-overlays.tsx')).RolesOverlays }));

/** Questions and forms above the list. They stay mounted once woken, so that they can leave in their own time. */
function useOverlays() {
  const [asked, setAsked] = useState<Asked>();
  const openings = useRef(0);
  const ask = (what: Ask) => {
    openings.current += 1;
    setAsked({ ...what, opening: openings.current });
  };
  return { asked, ask, close: () => setAsked(undefined), wasAsked: openings.current > 0 };
}

/** What the person may do to a role: the vendor's are looked at. */
function useActionsFor(ask: (what: Ask) => void) {
  const { holds } = usePortal();
  return (role: Role) => ({
    onEdit: isOwn(role) && holds('fe.secure.write.updateRole') ? () => ask({ kind: 'edit', role }) : undefined,
    onDelete: isOwn(role) && holds('fe.secure.delete.role') ? () => ask({ kind: 'delete', role }) : undefined,
  });
}

function Header({ onNew, onAttach }: { onNew: (() => void) | undefined; onAttach: (() => void) | undefined }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  return (
    <PageHeader
      title={t('page.roles')}
      lead={t('role.text', { tenant })}
      actions={
        <>
          {onAttach ? <Button onClick={onAttach}>{t('role.attach')}</Button> : null}
          {onNew ? (
            <Button variant="primary" icon="plus" onClick={onNew}>
              {t('role.new')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

function Nothing({ search, onClear, onNew }: { search: string; onClear: () => void; onNew: (() => void) | undefined }) {
  const { t } = useTexts();
  if (search) {
    const clear = <Button onClick={onClear}>{t('users.clearSearch')}</Button>;
    return <EmptyState icon="search" title={t('role.foundNothingTitle', { search })} description={t('role.foundNothingText')} actions={clear} />;
  }
  const create = onNew && <Button variant="primary" icon="plus" onClick={onNew}>{t('role.new')}</Button>;
  return <EmptyState icon="role" title={t('role.emptyTitle')} description={t('role.emptyText')} actions={create} />;
}

/** The roles of the tenant. */
export function RolesPage() {
  const { t, locale, errorText } = useTexts();
  const { holds } = usePortal();
  const { query, openId, search, change, open, close } = useListAddress(sortFields, 'role');
  const roles = useRoles();
  const overlays = useOverlays();
  const actionsFor = useActionsFor(overlays.ask);
  const found = roles.data && findRoles(roles.data, query, locale);
  const start = query.pageOffset * query.pageSize;
  const role = roles.data?.find(({ id }) => id === openId);
  const onNew = holds('fe.secure.write.roles') ? () => overlays.ask({ kind: 'edit', role: undefined }) : undefined;
  const mayAttach = holds('fe.secure.write.updateRole') && holds('fe.secure.read.permissions');
  useLastPage(found?.length, query, (pageOffset) => change({ pageOffset }, { replace: true }));
  const failed = roles.isError && !roles.data;
  return (
    <div css={pageStyle}>
      <Header onNew={onNew} onAttach={mayAttach ? () => overlays.ask({ kind: 'attach' }) : undefined} />
      <div css={toolbarStyle}>
        <SearchField label={t('role.searchLabel')} placeholder={t('role.search')} value={query.search} onSearch={search} />
      </div>
      {failed ? (
        <ErrorState
          title={t('role.failedTitle')}
          description={errorText(roles.error)}
          traceId={traceIdOf(roles.error)}
          onRetry={() => void roles.refetch()}
          retrying={roles.isFetching}
        />
      ) : (
        <RolesTable
          rows={found?.slice(start, start + query.pageSize) ?? []}
          query={query}
          onSort={(sort) => change({ ...sort, pageOffset: 0 })}
          onOpen={({ id }) => open(id)}
          actionsFor={actionsFor}
          openRow={role?.id}
          loading={roles.isPending}
          empty={<Nothing search={query.search} onClear={() => search('')} onNew={onNew} />}
        />
      )}
      {found && found.length > 0 ? (
        <Pagination
          page={query.pageOffset}
          size={query.pageSize}
          total={found.length}
          sizes={pageSizes}
          onPage={(pageOffset) => change({ pageOffset })}
          onSize={(pageSize) => change({ pageSize, pageOffset: 0 })}
        />
      ) : null}
      {role || overlays.wasAsked ? (
        <Suspense fallback={null}>
          <RolesOverlays
            asked={overlays.asked}
            role={role}
            onCloseDialog={overlays.close}
            onCloseDrawer={close}
            onEdit={role && actionsFor(role).onEdit}
            onDelete={role && actionsFor(role).onDelete}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
