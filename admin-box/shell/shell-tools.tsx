/** What is at hand on every page: the command palette and the notifications. Both are loaded when they are first asked for. */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { addPageTexts } from '#admin-box/i18n/page-texts.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { ToolsProps } from '#admin-box/tools/tool.types.ts';
import { isPaletteKey, paletteKeys } from './palette-keys.ts';
import { goToStyle, toolsStyle, unreadStyle } from './shell-tools.styles.ts';
import { useNetworkIdle } from './use-network-idle.ts';
import { firstNotifications, useNotifications } from './use-notifications.ts';

const Palette = lazy(async () => {
  const { CommandPalette, texts } = await import('#admin-box/tools/command-palette.tsx');
  addPageTexts(texts);
  return { default: CommandPalette };
});

const Notifications = lazy(async () => {
  const { NotificationsDrawer, texts } = await import('#admin-box/tools/notifications.drawer.tsx');
  addPageTexts(texts);
  return { default: NotificationsDrawer };
});

type Tool = 'palette' | 'notifications';

/** Which one is open, and which have been: those stay mounted, so that they can leave in their own time. */
function useOpenTool() {
  const [open, setOpen] = useState<Tool>();
  const [mounted, setMounted] = useState<readonly Tool[]>([]);
  const show = (tool: Tool) => {
    setMounted((before) => [...before, tool]);
    setOpen(tool);
  };
  return { open, mounted, show, close: () => setOpen(undefined) };
}

function usePaletteKey(show: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** How many of the newest are unread; nothing is asked before the page has had its answers. */
function useUnread(): number {
  const { api, user } = usePortal();
  const { data } = useNotifications({
    api,
    tenantId: user.tenantId,
    count: firstNotifications,
    enabled: useNetworkIdle(),
  });
  return data?.filter(({ viewed }) => !viewed).length ?? 0;
}

function Bell({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t, locale } = useTexts();
  return (
    <span css={unreadStyle}>
      <IconButton
        icon="bell"
        label={count > 0 ? t('shell.unread', { count }) : t('shell.notifications')}
        aria-haspopup="dialog"
        onClick={onOpen}
      />
      {count > 0 ? (
        <span aria-hidden>{count > 9 ? `${(9).toLocaleString(locale)}+` : count.toLocaleString(locale)}</span>
      ) : null}
    </span>
  );
}

/** @returns the tools of the frame, which may render them twice, and their overlays, rendered once */
export function useShellTools(props: ToolsProps): { tools: ReactNode; overlays: ReactNode } {
  const { t } = useTexts();
  const { open, mounted, show, close } = useOpenTool();
  const unread = useUnread();
  usePaletteKey(() => show('palette'));
  const overlay = { ...props, onClose: close, onNotifications: () => show('notifications') };
  return {
    tools: (
      <div css={toolsStyle}>
        <button
          css={goToStyle}
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => show('palette')}
        >
          <Icon name="search" />
          <span data-part="label">{t('shell.goTo')}</span>
          <kbd aria-hidden>{paletteKeys()}</kbd>
        </button>
        <Bell count={unread} onOpen={() => show('notifications')} />
      </div>
    ),
    overlays: (
      <Suspense fallback={null}>
        {mounted.includes('palette') ? <Palette {...overlay} open={open === 'palette'} /> : null}
        {mounted.includes('notifications') ? <Notifications {...overlay} open={open === 'notifications'} /> : null}
      </Suspense>
    ),
  };
}
