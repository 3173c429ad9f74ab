import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { bulkBarStyle } from './bulk-bar.styles.ts';
import type { TableSelection } from './table.types.ts';

/** What can be done with the chosen rows, over the list. Appears with the first tick, and is read out. */
export function BulkBar<Row>({ selection }: { selection: TableSelection<Row> }) {
  const { t } = useUiTexts();
  const count = selection.selected.size;
  if (count === 0) return null;
  const words = t('selected', { count });
  return (
    <div css={bulkBarStyle} data-part="bulk-bar" role="group" aria-label={words}>
      <span data-part="count" role="status">
        {words}
      </span>
      {selection.actions}
      <IconButton icon="close" label={t('clearSelection')} onClick={() => selection.onChange(new Set())} />
    </div>
  );
}
