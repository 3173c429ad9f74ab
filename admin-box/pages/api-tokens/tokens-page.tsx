import { lazy } from 'react';
import { Tabs } from '#shared/ui/tabs/tabs.tsx';
import { useListAddress } from '#admin-box/kit/list/list-address.ts';
import type { ListAddress } from '#admin-box/kit/list/list-address.ts';
import { ListEmpty, NewButton } from '#admin-box/kit/list/list-empty.tsx';
import { ListPage } from '#admin-box/kit/list/list-page.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { findTokens, kindOf, sortFields, tokenKinds } from './token-rules.ts';
import type { SortField, Token, TokenKind, TokenOwner } from './token-rules.ts';
import { useCanAssign } from './token-rights.tsx';
import { TokensTable } from './tokens-table.tsx';
import { useTokenOverlays } from './use-token-overlays.ts';
import { useTokens } from './use-tokens.ts';

const TokensOverlays = lazy(async () => ({ default: (await import('./tokens-overlays.tsx')).TokensOverlays }));

const permissionsOf = {
  tenant: {
    title: 'page.apiTokens',
    text: 'token.textTenant',
    create: 'fe.secure.write.tenantApiTokens',
    remove: 'fe.secure.delete.tenantApiTokens',
  },
  user: {
    title: 'page.personalApiTokens',
    text: 'token.textUser',
    create: 'fe.secure.write.userApiTokens',
    remove: 'fe.secure.delete.userApiTokens',
  },
} as const;

/** One list of client credentials, one of access tokens, each with an address of its own. */
function Kinds({ kind, list }: { kind: TokenKind; list: ListAddress<SortField, 'type'> }) {
  const { t } = useTexts();
  const router = useRouter();
  const { page } = useLocation();
  const addressOf = (each: TokenKind) =>
    router.href({ page, query: each === 'accessToken' ? { type: each } : {} }) ?? `#${each}`;
  return (
    <Tabs
      label={t('token.kinds')}
      tabs={tokenKinds.map((each) => ({ label: t(`token.kind.${each}`), href: addressOf(each) }))}
      current={addressOf(kind)}
      onGo={(href) =>
        list.change({
          search: '',
          pageOffset: 0,
          filters: { type: href === addressOf('accessToken') ? 'accessToken' : undefined },
        })
      }
    />
  );
}

/** The API tokens of the organisation, or one's own. */
export function TokensPage({ owner }: { owner: TokenOwner }) {
  const { t, locale } = useTexts();
  const { holds, tenant } = usePortal();
  const list = useListAddress<SortField, 'type'>({ fields: sortFields, filters: ['type'] }, 'token');
  const { query, openId } = list;
  const tokens = { owner, kind: kindOf(query.filters.type) };
  const answer = useTokens(tokens);
  const { ask, asked, close, wasAsked, showSecret } = useTokenOverlays();
  const mayGiveRights = useCanAssign();
  const rights = permissionsOf[owner];
  const found = answer.data && findTokens(answer.data, query, locale);
  const start = query.pageOffset * query.pageSize;
  const token = answer.data?.find(({ id }) => id === openId);
  // without access to roles and permissions, a user cannot grant any to the organization's token
  const mayGive = owner === 'user' || mayGiveRights('roles') || mayGiveRights('permissions');
  const create = {
    label: t(`token.new.${tokens.kind}`),
    onClick: holds(rights.create) && mayGive ? () => ask({ kind: 'new' }) : undefined,
  };
  const onDelete = holds(rights.remove) ? (what: Token) => ask({ kind: 'delete', token: what }) : undefined;
  return (
    <ListPage
      title={t(rights.title)}
      lead={t(rights.text, { tenant })}
      actions={answer.data?.length === 0 ? null : <NewButton {...create} />}
      notice={<Kinds kind={tokens.kind} list={list} />}
      search={{ label: t('token.searchLabel'), placeholder: t('token.search') }}
      list={list}
      answer={answer}
      failedTitle={t('token.failedTitle')}
      total={found?.length}
      overlays={
        token || wasAsked ? (
          <TokensOverlays
            tokens={tokens}
            asked={asked}
            item={token}
            onCloseDialog={close}
            onCloseDrawer={list.close}
            onCreated={showSecret}
            onDelete={onDelete}
          />
        ) : null
      }
    >
      <TokensTable
        tokens={tokens}
        rows={found?.slice(start, start + query.pageSize) ?? []}
        list={list}
        onDelete={onDelete}
        openRow={token?.id}
        loading={answer.isPending}
        empty={
          <ListEmpty
            icon="token"
            title={t(`token.emptyTitle.${tokens.kind}`)}
            description={t(`token.about.${tokens.kind}`)}
            create={create}
            list={list}
            searched={t('token.searched')}
          />
        }
      />
    </ListPage>
  );
}
