import { describe, expect, it } from 'vitest';
import { cssVariables } from './css-variables.ts';

describe('CSS variables', () => {
  it('declare what they refer to', () => {
    const { references, declarations } = cssVariables('color', { text: '#222', muted: '#666' });
    expect(references).toEqual({ text: 'var(--wp-color-text)', muted: 'var(--wp-color-muted)' });
    expect(declarations).toEqual({ '--wp-color-text': '#222', '--wp-color-muted': '#666' });
  });
});
