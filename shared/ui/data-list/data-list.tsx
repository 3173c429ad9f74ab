import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export interface DataListItem {
  term: string;
  value: ReactNode;
}

export interface DataListProps {
  items: readonly DataListItem[];
}

const style = css`
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr);
  gap: 10px var(--portico-space-4);
  align-items: baseline;
  & > dt {
    color: var(--portico-color-text-muted);
    overflow-wrap: anywhere;
  }
  & > dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  ${narrow} {
    grid-template-columns: 112px minmax(0, 1fr);
  }
`;

/** Facts about one thing: a term and its value in each line. */
export function DataList({ items }: DataListProps) {
  return (
    <dl css={style} data-part="data-list">
      {items.flatMap(({ term, value }) => [<dt key={`${term}-term`}>{term}</dt>, <dd key={term}>{value}</dd>])}
    </dl>
  );
}
