import { describe, expect, it } from 'vitest';
import { namesWrongOverrides, overridesOrigin } from './overrides-origin.ts';

const at = (url: unknown) => ({ metadataOverrides: { url } });

describe('7 origin of settings overrides', () => {
  it('is the origin of an https URL; of an http URL only if the server itself uses http', () => {
    expect(overridesOrigin(at('https://settings.example:8443/portal.json?a=1'), 'https://id.example')).toBe(
      'https://settings.example:8443',
    );
    expect(overridesOrigin(at('http://localhost:4100/portal.json'), 'http://localhost:4000')).toBe(
      'http://localhost:4100',
    );
    expect(overridesOrigin(at('http://settings.example/portal.json'), 'https://id.example')).toBeNull();
  });

  it.each([
    'https://settings.example;script-src',
    "https://settings.example'",
    'https://a,b.example/',
    'https://somebody:secret@settings.example/',
    'javascript:alert(1)',
    'data:application/json,{}',
    '//settings.example',
    'settings.json',
    '',
    7,
    null,
    {},
  ])('V3.4.3 never adds other text to the page’s content security policy: %j', (url) => {
    expect(overridesOrigin(at(url), 'https://id.example')).toBeNull();
    expect(namesWrongOverrides(at(url), 'https://id.example')).toBe(true);
  });

  it('is null if the settings name none', () => {
    for (const settings of [
      undefined,
      null,
      {},
      { metadataOverrides: null },
      { metadataOverrides: 'https://settings.example' },
    ]) {
      expect(overridesOrigin(settings, 'https://id.example')).toBeNull();
      expect(namesWrongOverrides(settings, 'https://id.example')).toBe(false);
    }
  });
});
