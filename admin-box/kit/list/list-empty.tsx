import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { ListAddress } from './list-address.ts';

/** What the list is for, and its first entry. */
export interface ListEmptyProps {
  icon: IconName;
  title: string;
  description: string;
  /** The button of the header again; absent where the user may not. */
  create?: { label: string; onClick: (() => void) | undefined };
  /** From `useListAddress`: what is searched for is in none of them. */
  list: Pick<ListAddress<never, never>, 'search'> & { query: Pick<ListAddress['query'], 'search'> };
  /** Describes which fields the search covers. */
  searched: string;
  /** Instead, where filters keep all of them back. */
  filtered?: { title: string; description: string; clearLabel: string; onClear(): void } | false;
}

/** The button that begins a new one. Nothing where the user may not. */
export function NewButton({ label, onClick }: { label: string; onClick: (() => void) | undefined }) {
  if (!onClick) return null;
  return (
    <Button variant="primary" icon="plus" onClick={onClick}>
      {label}
    </Button>
  );
}

/** A list without rows: there are none yet, or none that fit. A search is cleared first, then the filters. */
export function ListEmpty({ icon, title, description, create, list, searched, filtered }: ListEmptyProps) {
  const { t } = useTexts();
  const { search } = list.query;
  const found = search
    ? {
        title: t('common.foundNothing', { search }),
        description: searched,
        clearLabel: t('common.clearSearch'),
        onClear: () => list.search(''),
      }
    : filtered;
  if (found)
    return (
      <EmptyState
        icon="search"
        title={found.title}
        description={found.description}
        actions={<Button onClick={found.onClear}>{found.clearLabel}</Button>}
      />
    );
  return (
    <EmptyState
      icon={icon}
      title={title}
      description={description}
      actions={create?.onClick && <NewButton {...create} />}
    />
  );
}
