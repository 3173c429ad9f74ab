import { useState } from 'react';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { frameStyle, mainStyle, pageStyle, sideStyle, topBarStyle } from './navigation.styles.ts';
import { Navigation } from './navigation.tsx';
import type { ShellProps } from './navigation.types.ts';

export type { ShellProps };

/** Navigation when narrow: a button in the top bar opens it in a drawer, which closes with the choice. */
function NarrowNavigation({ bottom, onGo, ...navigation }: Omit<ShellProps, 'children' | 'top' | 'tools'>) {
  const { t } = useUiTexts();
  const [open, setOpen] = useState(false);
  const go = onGo
    ? (href: string) => {
        setOpen(false);
        onGo(href);
      }
    : undefined;
  return (
    <>
      <IconButton icon="menu" label={t('menu')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Drawer open={open} onClose={() => setOpen(false)} title={t('menu')} edge="start">
        <Navigation {...navigation} onGo={go} />
        {bottom}
      </Drawer>
    </>
  );
}

/** The frame of the portal: navigation at the side, or behind a button in a top bar under 720 px, and the page. */
export function Shell({ top, tools, bottom, children, ...navigation }: ShellProps) {
  return (
    <div css={frameStyle} data-part="shell">
      <div css={sideStyle} data-part="side">
        {top}
        {tools}
        <Navigation {...navigation} />
        {bottom}
      </div>
      <div css={topBarStyle} data-part="top-bar">
        <div data-part="top">{top}</div>
        {tools}
        <NarrowNavigation {...navigation} bottom={bottom} />
      </div>
      <main css={mainStyle} data-part="main">
        <div css={pageStyle} data-part="page">
          {children}
        </div>
      </main>
    </div>
  );
}
