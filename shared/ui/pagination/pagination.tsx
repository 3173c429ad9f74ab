import { css } from '@emotion/react';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';

export interface PaginationProps {
  /** Whose pages they are, where a page has several lists: "Group to role mapping". */
  label?: string;
  /** Index of the page, from 0. */
  page: number;
  /** Rows on a page. */
  size: number;
  /** Rows on all pages. */
  total: number;
  onPage: (page: number) => void;
  /** Sizes to choose from; no choice without `onSize`. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
}

const style = css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--portico-space-2) var(--portico-space-4);
  min-block-size: 52px;
  font-size: 13px;
  color: var(--portico-color-text-muted);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    align-items: center;
    gap: var(--portico-space-2);
  }
  & > [data-part='field'] > button {
    min-block-size: var(--portico-control-sm);
    padding-inline: 10px;
    gap: 6px;
    font-size: 13px;
    color: var(--portico-color-text);
  }
  & > [data-part='pages'] {
    gap: var(--portico-space-1);
    margin-inline: auto -8px;
  }
`;

const defaultSizes = [10, 20, 50, 100] as const;

function PageSize({
  size,
  sizes,
  onSize,
}: Required<Pick<PaginationProps, 'size' | 'sizes'>> & { onSize: (size: number) => void }) {
  const { t, locale } = useUiTexts();
  const digits = new Intl.NumberFormat(locale);
  return (
    <Select
      compact
      label={t('rowsPerPage')}
      options={sizes.map((each) => ({ value: String(each), label: digits.format(each) }))}
      value={String(size)}
      onChange={(value) => onSize(Number(value))}
    />
  );
}

/** Which rows are shown, and the other pages; nothing to see where one page holds all rows. */
export function Pagination({ label, page, size, total, onPage, sizes = defaultSizes, onSize }: PaginationProps) {
  const { t, locale } = useUiTexts();
  const digits = new Intl.NumberFormat(locale);
  const first = total === 0 ? 0 : page * size + 1;
  const last = Math.min(total, (page + 1) * size);
  const range = t('pageRange', { first: digits.format(first), last: digits.format(last), total: digits.format(total) });
  const isOnePage = page === 0 && total <= size;
  const status = <span role="status">{range}</span>;
  // the total is still announced to screen readers
  if (isOnePage && (!onSize || total <= Math.min(...sizes))) return <div css={visuallyHidden}>{status}</div>;
  return (
    <nav css={style} data-part="pagination" aria-label={label ? `${t('pages')}: ${label}` : t('pages')}>
      {status}
      {onSize ? <PageSize size={size} sizes={sizes} onSize={onSize} /> : null}
      {isOnePage ? null : (
        <div data-part="pages">
          <IconButton
            icon="back"
            label={t('previousPage')}
            flip
            disabled={page <= 0}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            icon="arrow"
            label={t('nextPage')}
            flip
            disabled={last >= total}
            onClick={() => onPage(page + 1)}
          />
        </div>
      )}
    </nav>
  );
}
