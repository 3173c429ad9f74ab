import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { drawerStyle, mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { CopyText } from '#admin-box/kit/copy-text.tsx';
import type { Token } from './token-rules.ts';
import { TokenEnd, useLastUsed } from './token-times.tsx';
import { TokenUsage } from './token-usage.tsx';
import { usePermissionNames, useRoleNames } from './use-tokens.ts';
import type { TokenList } from './use-tokens.ts';

export interface TokenDrawerProps {
  tokens: TokenList;
  token: Token;
  open: boolean;
  onClose(): void;
  /** Absent where the user may not. */
  onDelete: (() => void) | undefined;
}

/** Roles and single permissions, by name. */
function TenantRights({ token: { roleIds, permissionIds } }: { token: Token }) {
  const { t } = useTexts();
  const { data: roles = [] } = useRoleNames(true);
  const { data: permissions = [] } = usePermissionNames(permissionIds.length > 0);
  const shown = useFieldVisibility();
  const entries = [
    ...roles.filter(({ id }) => shown('roles') && roleIds.includes(id)),
    ...permissions.filter(({ id }) => shown('permissions') && permissionIds.includes(id)),
  ];
  if (roleIds.length + permissionIds.length === 0) return <p css={mutedStyle}>{t('token.nothing')}</p>;
  return (
    <ul>
      {entries.map(({ id, name, key }) => (
        <li key={id} dir="auto">
          {name} <bdi css={mutedStyle}>{key === name ? '' : key}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Details, permissions and use of one token. */
export function TokenDrawer({ tokens: { owner, kind }, token, open, onClose, onDelete }: TokenDrawerProps) {
  const { t, locale } = useTexts();
  const { tenant } = usePortal();
  const lastUsed = useLastUsed();
  const shown = useFieldVisibility();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={token.name}
      description={t(`token.kind.${kind}`)}
      footerStart={
        onDelete ? (
          <Button variant="danger-quiet" onClick={onDelete}>
            {t('token.delete')}
          </Button>
        ) : undefined
      }
    >
      <div css={drawerStyle}>
        <DataList
          items={[
            {
              term: t(kind === 'clientCredentials' ? 'token.clientId' : 'token.id'),
              value: <CopyText text={token.id} />,
            },
            ...(shown('createdAt')
              ? [{ term: t('token.created'), value: formatDay(token.createdAt, Date.now(), locale) }]
              : []),
            ...(owner === 'tenant' && shown('createdBy')
              ? [{ term: t('token.createdBy'), value: token.createdBy ?? t('token.gone') }]
              : []),
            ...(shown('lastUsedAt') ? [{ term: t('token.lastUsed'), value: lastUsed(token) }] : []),
            ...(shown('expires') ? [{ term: t('token.expires'), value: <TokenEnd token={token} /> }] : []),
          ]}
        />
        <section>
          <h3>{t('token.rights')}</h3>
          {owner === 'tenant' ? <TenantRights token={token} /> : <p>{t('token.rightsUser', { tenant })}</p>}
        </section>
        <section>
          <h3>{t('token.how')}</h3>
          <TokenUsage kind={kind} />
        </section>
      </div>
    </Drawer>
  );
}
