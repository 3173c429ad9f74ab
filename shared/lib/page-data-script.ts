/**
 * JSON as the text of a `<script type="application/json">`. `<` is escaped, so that no value can end the element or open a
 * comment; the line separators are escaped for readers that treat the text as script.
 */
export function pageDataScript(id: string, data: unknown): string {
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
