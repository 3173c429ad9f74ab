/** The markup that server rendering writes, as a tree. It is regular: quoted attributes, every element closed but the void ones. */

export interface Markup {
  tag: string;
  attributes: Record<string, string>;
  children: (Markup | string)[];
}

const voidTags = new Set(['input', 'img', 'br']);
const token = /<!--[^]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;
const attribute = /([\w-]+)(?:="([^"]*)")?/g;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

function unescape(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity);
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(attribute), ([, name = '', value = '']) => [name, unescape(value)]),
  );
}

/** @throws when elements are not closed in the order they were opened */
export function parseMarkup(html: string): Markup['children'] {
  const top: Markup = { tag: '', attributes: {}, children: [] };
  const open = [top];
  for (const [text, closing, tag, attributes] of html.matchAll(token)) {
    const parent = open.at(-1) ?? top;
    if (text.startsWith('<!--')) continue;
    if (tag === undefined) parent.children.push(unescape(text));
    else if (closing) {
      if (open.pop()?.tag !== tag || open.length === 0)
        throw new Error(`</${tag}> closes nothing in the first form's markup`);
    } else {
      const element: Markup = { tag, attributes: attributesOf(attributes ?? ''), children: [] };
      parent.children.push(element);
      if (!voidTags.has(tag)) open.push(element);
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed in the first form's markup`);
  return top.children;
}

/** Every element of the tree, outer ones first. */
export function elementsIn(nodes: Markup['children']): Markup[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));
}
