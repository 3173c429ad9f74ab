import { css } from '@emotion/react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { pressHandler } from '#shared/ui/link/link.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbProps {
  /** From the top down; the last one is where one is. */
  crumbs: readonly Crumb[];
  /** Follows a link inside of the portal; without it the browser does. */
  onGo?: (href: string) => void;
}

const listStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  font-size: 13px;
  color: var(--portico-color-text-muted);
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  & a {
    border-radius: var(--portico-radius-xs);
    padding-block: 2px;
  }
  & a:hover,
  & [aria-current] {
    color: var(--portico-color-text);
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (forced-colors: active) {
    & [aria-current] {
      color: CanvasText;
    }
  }
`;

/** Where one is, below what. */
export function Breadcrumb({ crumbs, onGo }: BreadcrumbProps) {
  const { t } = useUiTexts();
  const last = crumbs.length - 1;
  return (
    <nav aria-label={t('breadcrumb')} data-part="breadcrumb">
      <ol css={listStyle}>
        {crumbs.map(({ label, href }, at) => (
          <li key={href}>
            <a
              href={href}
              dir="auto"
              aria-current={at === last ? 'page' : undefined}
              onClick={pressHandler(onGo ? () => onGo(href) : undefined)}
            >
              {label}
            </a>
            {at < last ? <Icon name="right" size="sm" flip /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
