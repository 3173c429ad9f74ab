import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export interface PageHeaderProps {
  title: string;
  /** A sentence or a count below the title. */
  lead?: ReactNode;
  /** The primary button last, and after it a menu of what is rarely done. A narrow page shows the primary button first. */
  actions?: ReactNode;
  /** Above the title. */
  breadcrumb?: ReactNode;
  /** The heading, which takes the focus when a page follows another. */
  titleRef?: Ref<HTMLHeadingElement>;
}

const style = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--portico-space-4);
  & > [data-part='page-title'] {
    overflow-wrap: anywhere;
    display: grid;
    gap: var(--portico-space-1);
    min-inline-size: 0;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--portico-space-2);
  }
  ${narrow} {
    align-items: flex-start;
    & > [data-part='page-title'] {
      flex: 1 1 0;
      min-inline-size: 60%;
    }
    & > [data-part='actions'] > [data-variant='primary'] {
      order: -1;
    }
  }
`;

const titleStyle = css`
  font: var(--portico-weight-semibold) var(--portico-text-2xl) var(--portico-font-sans);
  letter-spacing: var(--portico-tracking-tight);
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const leadStyle = css`
  max-inline-size: 520px;
  color: var(--portico-color-text-muted);
  text-wrap: pretty;
`;

/** The top of a page: its one `h1`, and what can be done on it. */
export function PageHeader({ title, lead, actions, breadcrumb, titleRef }: PageHeaderProps) {
  return (
    <header css={style} data-part="page-header">
      <div data-part="page-title">
        {breadcrumb}
        <h1 css={titleStyle} ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p css={leadStyle}>{lead}</p> : null}
      </div>
      {actions ? <div data-part="actions">{actions}</div> : null}
    </header>
  );
}
