import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { pressHandler } from '#shared/ui/link/link.tsx';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export interface Tab {
  label: string;
  href: string;
  /** How many there are behind it. */
  count?: number;
}

export interface TabsProps {
  /** What they divide, for screen readers: "Security". */
  label: string;
  tabs: readonly Tab[];
  /** `href` of the one that is shown. */
  current: string;
  /** Follows a link inside of the portal; without it the browser does. */
  onGo?: (href: string) => void;
}

const listStyle = css`
  display: flex;
  gap: var(--portico-space-6);
  box-shadow: inset 0 -1px 0 var(--portico-color-border);
  overflow-x: auto;
  scrollbar-width: none;
  & a {
    position: relative;
    display: block;
    flex: none;
    padding-block: 10px;
    color: var(--portico-color-text-muted);
    font-weight: var(--portico-weight-medium);
    white-space: nowrap;
  }
  & a:is(:hover, [aria-current]) {
    color: var(--portico-color-text);
  }
  & a:focus-visible {
    outline-offset: -2px;
    border-radius: var(--portico-radius-sm);
  }
  & a[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 1px 1px 0 0;
    background: var(--portico-color-accent-text);
  }
  & [data-part='count'] {
    margin-inline-start: 6px;
    font-weight: var(--portico-weight-regular);
    font-variant-numeric: tabular-nums;
  }
  ${narrow} {
    gap: var(--portico-space-4);
  }
  @media (forced-colors: active) {
    border-block-end: 1px solid;
    & a[aria-current]::after {
      background: Highlight;
    }
  }
`;

/** Scrolls the row alone: `scrollIntoView` would scroll the page as well. */
function showCurrent(row: HTMLElement): void {
  const shown = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!shown) return;
  const { left, right } = row.getBoundingClientRect();
  row.scrollLeft += Math.min(0, shown.left - left) + Math.max(0, shown.right - right);
}

/**
 * Links between the parts of one page: each has an address, so that it can be opened and shared. Where they have no room beside
 * each other, the row scrolls, and shows the current one.
 */
export function Tabs({ label, tabs, current, onGo }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current!;
    const observer = new ResizeObserver(() => showCurrent(row));
    // a tab grows with its label, when the language is switched
    for (const node of [row, ...row.children]) observer.observe(node);
    return () => observer.disconnect();
  }, [current]);
  return (
    <nav aria-label={label} data-part="tabs">
      <ul ref={list} css={listStyle} data-scrolls>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              href={tab.href}
              aria-current={tab.href === current ? 'page' : undefined}
              onClick={pressHandler(onGo ? () => onGo(tab.href) : undefined)}
            >
              {tab.label}
              {tab.count === undefined ? null : <span data-part="count">{tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
