import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Spinner } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useUiTexts } from '../ui-root/ui-texts.tsx';
import { visuallyHidden } from '../ui-root/ui-root.styles.ts';
import { useWoken } from '../ui-root/use-woken.ts';
import { nameStyle, switcherStyle } from './tenant-switcher.styles.ts';
import type { SwitcherAction, SwitcherTenant, TenantSwitcherProps } from './tenant-switcher.types.ts';

export type { SwitcherAction, SwitcherTenant, TenantSwitcherProps };

const loadPanel = () => import('./tenant-panel.tsx');
const TenantPanel = lazy(() => loadPanel().then((module) => ({ default: module.TenantPanel })));

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

/** Opens and closes the panel; a press outside closes it before the press is a click, which must not open it again. */
function usePanel() {
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const press = {
    onPointerEnter: () => void loadPanel(),
    onPointerDown: () => {
      wasOpen.current = open;
    },
    onClick: () => {
      setOpen(!wasOpen.current && !open);
      wasOpen.current = false;
    },
  };
  return { open, setOpen, press };
}

/** The tenant one is in, as a button that opens the others, with a search where they are many. */
export function TenantSwitcher({ tenants, current, onSwitch, actions = [], switching }: TenantSwitcherProps) {
  const { t } = useUiTexts();
  const id = useId();
  const { open, setOpen, press } = usePanel();
  const woken = useWoken(open);
  const tenant = tenants.find((each) => each.id === current);
  if (!tenant) return null;
  return (
    <>
      <button
        type="button"
        css={switcherStyle}
        id={id}
        data-part="tenant-switcher"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={switching || undefined}
        {...press}
      >
        <TenantName tenant={tenant} />
        <span css={visuallyHidden}>{t('switchTenant')}</span>
        {switching ? <Spinner /> : <Icon name="updown" size="sm" />}
      </button>
      {woken ? (
        <Suspense fallback={null}>
          <TenantPanel
            tenants={tenants}
            current={current}
            actions={actions}
            onSwitch={switching ? () => undefined : onSwitch}
            triggerId={id}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
