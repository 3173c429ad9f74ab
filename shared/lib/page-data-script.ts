/**
 * JSON as the text of a `<script>`. `<` is escaped, so that no value can end the element or open a comment; the line separators are
 * escaped for readers that treat the text as script.
 */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** A `<script type="application/json">`, as pages carry what they begin with. */
export function pageDataScript(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(data)}</script>`;
}
