import { Avatar } from '#shared/ui/avatar/avatar.tsx';
import { nameStyle } from './tenant-switcher.styles.ts';
import type { SwitcherTenant } from './tenant-switcher.types.ts';

/** Name and detail of a tenant, in one line each. */
export function TenantName({ tenant }: { tenant: SwitcherTenant }) {
  return (
    <>
      <Avatar name={tenant.name} picture={tenant.logo} shape="square" size="md" />
      <span css={nameStyle}>
        <span dir="auto">{tenant.name}</span>
        {tenant.detail ? <span data-part="detail">{tenant.detail}</span> : null}
      </span>
    </>
  );
}
