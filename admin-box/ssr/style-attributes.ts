/**
 * A policy without `unsafe-inline` refuses style attributes that came as text. They become rules of a style element, which
 * carries the nonce.
 */
export function styleAttributesToRules(html: string): { html: string; css: string } {
  const names = new Map<string, number>();
  const moved = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const number = names.get(style) ?? names.size;
    names.set(style, number);
    return ` data-snapshot-style="${number}"`;
  });
  // as an attribute would, they win over the rules of a class
  const rules = [...names].map(
    ([style, number]) => `[data-snapshot] [data-snapshot-style="${number}"][data-snapshot-style]{${plain(style)}}`,
  );
  return { html: moved, css: rules.join('') };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** The attribute's declarations, without characters that could end the rule or its style element. */
function plain(style: string): string {
  return style.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity]!).replace(/[{}<]/g, '');
}
