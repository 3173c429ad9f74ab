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

export interface SectionFrameProps {
  /** ID of the title, which names the section. */
  id: string;
  title: string;
  lead?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** What is in a section: its title and description, and its content next to them. For `sectionStyle`. */
export function SectionParts({ id, title, lead, actions, children }: SectionFrameProps) {
  return (
    <>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {lead ? <p>{lead}</p> : null}
        </div>
        {actions}
      </header>
      <div data-part="section-content">{children}</div>
    </>
  );
}

/** One part of a page. */
export function SectionFrame(props: SectionFrameProps) {
  return (
    <section css={sectionStyle} aria-labelledby={props.id}>
      <SectionParts {...props} />
    </section>
  );
}

/** One part of the page, which loads and fails by itself. */
export function Section<T>({ id, title, lead, actions, query, failedTitle, children }: SectionProps<T>) {
  const { errorText } = useTexts();
  return (
    <SectionFrame id={id} title={title} lead={lead} actions={query.data === undefined ? undefined : actions}>
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
    </SectionFrame>
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
