import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { sectionStyle } from './section.styles.ts';

export interface SectionProps<T> {
  id: string;
  title: string;
  lead: string;
  actions?: ReactNode;
  query: UseQueryResult<T>;
  failedTitle: string;
  children(data: T): ReactNode;
}

/** One part of the page, which loads and fails by itself. */
export function Section<T>({ id, title, lead, actions, query, failedTitle, children }: SectionProps<T>) {
  const { errorText } = useTexts();
  return (
    <section css={sectionStyle} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        {query.data === undefined ? null : actions}
      </header>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isError ? (
        <ErrorState
          level={3}
          title={failedTitle}
          description={errorText(query.error, 'apart')}
          traceId={traceIdOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Skeleton shape="rows" count={2} />
      )}
    </section>
  );
}

/** A line of a list. */
export function Line({
  icon,
  title,
  detail,
  children,
}: {
  icon: IconName;
  title: ReactNode;
  detail: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li>
      <Icon name={icon} />
      <span data-part="details">
        <span>{title}</span>
        <span data-part="detail">{detail}</span>
      </span>
      {children}
    </li>
  );
}
