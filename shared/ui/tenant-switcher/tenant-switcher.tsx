import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Spinner } from '#shared/ui/button/button.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useMountedOnce } from '#shared/ui/ui-root/use-mounted-once.ts';
import { TenantName } from './tenant-name.tsx';
import { switcherStyle } from './tenant-switcher.styles.ts';
import type { SwitcherAction, SwitcherTenant, TenantSwitcherProps } from './tenant-switcher.types.ts';

export type { SwitcherAction, SwitcherTenant, TenantSwitcherProps };

const loadPanel = () => import('./tenant-panel.tsx');
const TenantPanel = lazy(() => loadPanel().then((module) => ({ default: module.TenantPanel })));

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
  const mountedOnce = useMountedOnce(open);
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
      {mountedOnce ? (
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
