import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const html = readFileSync(new URL('./index.html', import.meta.url), 'utf8');

describe('the page template', () => {
  it('loads the public tag and the app with the nonce, in this order', () => {
    const scripts = html.match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      '<script nonce="%NONCE%" src="%PORTICO_BASE_URL%/portico.js?client=%PORTICO_CLIENT_ID%">',
      '<script nonce="%NONCE%" type="module" src="%DEMO_SCRIPT%">',
    ]);
  });

  it('has nothing that a strict policy refuses: inline styles, inline handlers, inline scripts', () => {
    expect(html).not.toMatch(/\sstyle=|<style|\son[a-z]+=|javascript:|<script[^>]*>[^<]/);
  });
});
