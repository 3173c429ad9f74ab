import { Button } from '../../shared/ui/button/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state/empty-state.tsx';
import type { IconName } from '../../shared/ui/icon/icon.tsx';
import { useTexts } from '../texts.tsx';

/** What the list is for, and its first entry. */
export interface ListEmptyProps {
  icon: IconName;
  title: string;
  description: string;
  /** The button of the header again; absent where the person may not. */
  create?: { label: string; onClick: (() => void) | undefined };
  /** Instead, where a search or a filter keeps all of them back. */
  found?: { title: string; description: string; clearLabel?: string; onClear(): void } | false | undefined;
}

/** The button that begins a new one. Nothing where the person may not. */
export function NewButton({ label, onClick }: { label: string; onClick: (() => void) | undefined }) {
  if (!onClick) return null;
  return (
    <Button variant="primary" icon="plus" onClick={onClick}>
      {label}
    </Button>
  );
}

/** A list without rows: there are none yet, or none that fit the search. */
export function ListEmpty({ icon, title, description, create, found }: ListEmptyProps) {
  const { t } = useTexts();
  if (found) {
    const clear = <Button onClick={found.onClear}>{found.clearLabel ?? t('common.clearSearch')}</Button>;
    return <EmptyState icon="search" title={found.title} description={found.description} actions={clear} />;
  }
  return <EmptyState icon={icon} title={title} description={description} actions={create?.onClick && <NewButton {...create} />} />;
}
