import { describe, expect, it } from 'vitest';
import { guides } from './guide.ts';
import type { GuideField } from './guide.ts';
import { baseUrlFor, productKeys } from './products.ts';
import type { ChosenProduct } from './products.ts';

const fieldsOf = (product: ChosenProduct): string[] =>
  guides[product].enter.map((field: GuideField) => ('label' in field ? field.label : field.is));
const optionsOf = (product: ChosenProduct): string[] => guides[product].after.flatMap(({ options = [] }) => options);

describe('guides of the set-up', () => {
  it.each(productKeys)('%s: opens its fields, has URL and token, and turns provisioning on', (product) => {
    const { before, after } = guides[product];
    expect(before.length).toBeGreaterThan(0);
    expect(fieldsOf(product).filter((field) => ['baseUrl', 'token'].includes(field))).toEqual(['baseUrl', 'token']);
    expect(after.length).toBeGreaterThan(1);
  });

  it('Okta sends users only with its actions on, and shows the token’s field once its mode is chosen', () => {
    expect(optionsOf('okta')).toEqual(['Create Users', 'Update User Attributes', 'Deactivate Users']);
    const fields = fieldsOf('okta');
    expect(fields).toContain('Supported provisioning actions');
    expect(fields.indexOf('token')).toBeGreaterThan(fields.indexOf('Authentication Mode'));
  });

  it('Microsoft Entra ID is told to keep to RFC 7644 by its base URL, other products need nothing', () => {
    const baseUrl = 'https://id.example/directory/resources/scim/v2.0/1';
    expect(baseUrlFor({ product: 'entra', baseUrl })).toBe(`${baseUrl}?aadOptscim062020`);
    for (const product of ['okta', 'onelogin', 'jumpcloud', 'google', 'other', ''] as const)
      expect(baseUrlFor({ product, baseUrl })).toBe(baseUrl);
  });
});
