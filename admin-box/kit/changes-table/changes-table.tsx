import type { ChangedField } from '#admin-box/kit/activity.ts';
import { changesStyle } from './changes-table.styles.ts';

export interface ChangesTableProps {
  /** Headings of the columns. */
  labels: ChangedField;
  /** Empty values are shown as a dash. */
  changes: readonly ChangedField[];
}

/** Fields with what they were and what they are. */
export function ChangesTable({ labels, changes }: ChangesTableProps) {
  return (
    <table css={changesStyle}>
      <thead>
        <tr>
          <th scope="col">{labels.field}</th>
          <th scope="col">{labels.before}</th>
          <th scope="col">{labels.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before ? <del dir="auto">{before}</del> : '–'}</td>
            <td>{after ? <ins dir="auto">{after}</ins> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
