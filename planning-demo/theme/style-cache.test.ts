// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createStyleCache, pageNonce } from './style-cache.ts';

describe('styles under a strict policy', () => {
  it('reads the nonce of the page from its script element', () => {
    const page = document.implementation.createHTMLDocument();
    expect(pageNonce(page)).toBeUndefined();
    const script = page.createElement('script');
    // as browsers do: the attribute is emptied, the property keeps the value
    script.setAttribute('nonce', '');
    Object.assign(script, { nonce: 'r4nd0m' });
    page.head.append(script);
    expect(pageNonce(page)).toBe('r4nd0m');
  });

  it('stamps its style elements with the nonce', () => {
    const cache = createStyleCache('r4nd0m');
    cache.sheet.insert('p{color:red}');
    expect(cache.sheet.tags.map((tag) => tag.getAttribute('nonce'))).toEqual(['r4nd0m']);
  });
});
