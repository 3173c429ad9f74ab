/**
 * Columns of the audit log, for the portal's table and the headings of exports (specification, admin portal, section
 * 4).
 */

export type AuditColumnName =
  | 'createdAt'
  | 'email'
  | 'action'
  | 'description'
  | 'ip'
  | 'severity'
  | 'userAgent'
  | 'json';

export interface AuditColumn {
  name: AuditColumnName;
  displayName: string;
  type: 'Timestamp' | 'Email' | 'AlphaNumeric' | 'IpAddress' | 'Severity' | 'Json';
  sortable: boolean;
  filterable: boolean;
  showInTable: boolean;
  showInMoreInfo: 'Always';
  isPredefined: true;
}

function column(
  name: AuditColumnName,
  displayName: string,
  type: AuditColumn['type'],
  { showInTable = true, searchable = true } = {},
): AuditColumn {
  return {
    name,
    displayName,
    type,
    sortable: searchable,
    filterable: searchable,
    showInTable,
    showInMoreInfo: 'Always',
    isPredefined: true,
  };
}

export const auditColumns: readonly AuditColumn[] = [
  column('createdAt', 'Time', 'Timestamp'),
  column('email', 'User', 'Email'),
  column('action', 'Action', 'AlphaNumeric'),
  // derived from the action, so the action is searched and sorted
  column('description', 'Description', 'AlphaNumeric', { searchable: false }),
  column('ip', 'IP address', 'IpAddress'),
  column('severity', 'Severity', 'Severity', { showInTable: false }),
  column('userAgent', 'User agent', 'AlphaNumeric', { showInTable: false }),
  column('json', 'Details', 'Json', { showInTable: false }),
];

/** A column of an exported file: its source, and its heading. */
export interface ExportedColumn {
  name: AuditColumnName;
  heading: string;
}

/**
 * The columns that a caller chose for a file, in the caller's order and with the caller's headings.
 * @param chosen unknown names are ignored; without any known one the file has all columns
 */
export function chooseColumns(
  chosen: readonly { name: string; displayName?: string | undefined }[] = [],
): ExportedColumn[] {
  const known = chosen.flatMap(({ name, displayName }) => {
    const column = auditColumns.find((one) => one.name === name);
    return column ? [{ name: column.name, heading: displayName || column.displayName }] : [];
  });
  return known.length > 0 ? known : auditColumns.map(({ name, displayName }) => ({ name, heading: displayName }));
}
