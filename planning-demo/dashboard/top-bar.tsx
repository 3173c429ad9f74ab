import type { ReactNode } from 'react';
import { Button } from '#planning-demo/parts/button.tsx';
import { Icon } from '#planning-demo/parts/icon.tsx';
import { Logo } from '#planning-demo/parts/logo.tsx';
import { strings } from '#planning-demo/strings.ts';
import { bar, brandGroup, brandName, searchBox, searchInput } from './top-bar.styles.ts';

/** Spec section 2.1: the search box is not wired to anything, notifications and settings have no action. */
export function TopBar({ account }: { account: ReactNode }) {
  const { topBar } = strings;
  return (
    <header css={bar}>
      <div css={brandGroup}>
        <Icon name="menu" />
        <span css={brandName}>
          <Logo size={24} />
          {strings.product}
        </span>
      </div>
      <div css={searchBox}>
        <Icon name="search" />
        <input
          css={searchInput}
          type="text"
          placeholder={topBar.searchPlaceholder}
          aria-label={topBar.searchLabel}
          autoComplete="off"
        />
      </div>
      <Button variant="iconOnly" aria-label={topBar.notifications}>
        <Icon name="bell" />
      </Button>
      <Button variant="iconOnly" aria-label={topBar.settings}>
        <Icon name="settings" />
      </Button>
      {account}
    </header>
  );
}
