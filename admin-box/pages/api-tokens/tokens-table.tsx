import { TruncatedNames } from '#admin-box/kit/list/truncated-names.tsx';
import { mutedStyle, titleStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { ListTable } from '#admin-box/kit/list/list-table.tsx';
import type { ListTableProps } from '#admin-box/kit/list/list-table.tsx';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import type { TableColumn } from '#shared/ui/table/table.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { subtleStyle } from './api-tokens.styles.ts';
import { sortFields } from './token-rules.ts';
import type { SortField, Token } from './token-rules.ts';
import { TokenEnd, useLastUsed } from './token-times.tsx';
import { useRoleNames } from './use-tokens.ts';
import type { TokenList } from './use-tokens.ts';

export interface TokensTableProps extends Pick<
  ListTableProps<Token, SortField>,
  'rows' | 'list' | 'openRow' | 'loading' | 'empty'
> {
  tokens: TokenList;
  /** Absent where the user may not. */
  onDelete: ((token: Token) => void) | undefined;
}

type Column = TableColumn<Token>;

/** When, and by whom; one's own are by oneself. */
function Created({ token: { createdAt, createdBy } }: { token: Token }) {
  const { t, locale } = useTexts();
  const shown = useFieldVisibility();
  const date = formatDay(createdAt, Date.now(), locale);
  if (createdBy === undefined || !shown('createdBy')) return <span css={mutedStyle}>{date}</span>;
  return (
    <span css={[titleStyle, mutedStyle, subtleStyle]}>
      <span>{date}</span>
      <span data-part="detail" dir="auto">
        {createdBy ?? t('token.gone')}
      </span>
    </span>
  );
}

/** Of the organisation's. */
function rolesColumn({ t }: Texts, namesOf: (token: Token) => string[]): Column {
  return {
    id: 'roles',
    header: t('token.roles'),
    width: 'md',
    inList: 'note',
    cell: (token) => <TruncatedNames names={namesOf(token)} none={t('token.noRoles')} />,
  };
}

function columnsFor({ t }: Texts, owned: Column[], lastUsed: (token: Token) => string): Column[] {
  return [
    {
      id: 'name',
      header: t('token.description'),
      sortable: true,
      inList: 'title',
      cell: ({ name, id }) => (
        <span css={titleStyle}>
          <span dir="auto">{name}</span>
          <span data-part="detail" dir="ltr">
            {id}
          </span>
        </span>
      ),
    },
    ...owned,
    {
      id: 'createdAt',
      header: t('token.created'),
      width: 'md',
      sortable: true,
      minor: true,
      cell: (token) => <Created token={token} />,
    },
    {
      id: 'lastUsedAt',
      header: t('token.lastUsed'),
      width: 'md',
      sortable: true,
      cell: (token) => <span css={mutedStyle}>{lastUsed(token)}</span>,
    },
    {
      id: 'expires',
      header: t('token.expires'),
      width: 'md',
      sortable: true,
      inList: 'note',
      cell: (token) => <TokenEnd token={token} />,
    },
  ];
}

/** The list of tokens of one kind. */
export function TokensTable({ tokens: { owner, kind }, onDelete, ...table }: TokensTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const lastUsed = useLastUsed();
  const { data: roles = [] } = useRoleNames(owner === 'tenant');
  const namesOf = ({ roleIds }: Token) =>
    roleIds.flatMap((roleId) => roles.find(({ id }) => id === roleId)?.name ?? []);
  return (
    <ListTable
      {...table}
      label={t(`token.table.${kind}`)}
      columns={columnsFor(texts, owner === 'tenant' ? [rolesColumn(texts, namesOf)] : [], lastUsed)}
      fields={sortFields}
      rowMenu={(token) => ({
        label: t('token.actions', { name: token.name }),
        items: onDelete
          ? [{ id: 'delete', label: t('token.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(token) }]
          : [],
      })}
    />
  );
}
