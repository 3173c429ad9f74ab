import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { mutedStyle } from './list-page.styles.ts';

const linesStyle = css`
  && {
    gap: var(--portico-space-1);
  }
  & > li {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Aligned with the list. */
const moreStyle = css`
  margin-inline-start: -10px;
`;

/** How many more one click shows. */
const step = 50;

export interface ExpandableListProps<T> {
  all: readonly T[];
  /** How many are shown at first. */
  few: number;
  children: (shown: readonly T[]) => ReactNode;
}

/** The first items of a list, with a button that shows more. */
export function ExpandableList<T>({ all, few, children }: ExpandableListProps<T>) {
  const { t } = useTexts();
  const [count, setCount] = useState(few);
  const others = all.length - count;
  return (
    <>
      {children(all.slice(0, count))}
      {others > 0 ? (
        <div css={moreStyle}>
          <Button variant="ghost" size="sm" onClick={() => setCount(count + step)}>
            {t('common.showMore', { count: Math.min(step, others) })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Most names shown as a sentence; more are shown as a list. */
const mostInline = 8;

/** Names as a sentence: "Ada, Ines and Jörg"; more as lines, the first ones expanded. */
export function ExpandableNames({ names, none }: { names: readonly string[]; none: string }) {
  const { list } = useTexts();
  if (names.length === 0) return <p css={mutedStyle}>{none}</p>;
  if (names.length <= mostInline) return <p>{list(names)}</p>;
  return (
    <ExpandableList all={names} few={mostInline}>
      {(shown) => (
        <ul css={linesStyle}>
          {shown.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </ExpandableList>
  );
}
