import { expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

it('9 divides by 100 and shows two decimals where the currency has cents', () => {
  expect(formatMoney(110200, 'usd')).toBe('$1,102.00');
  expect(formatMoney(-5, 'EUR')).toBe('-€0.05');
});

it('knows currencies without decimals and with three', () => {
  expect(formatMoney(1200, 'jpy')).toBe('¥1,200');
  expect(formatMoney(1234567, 'kwd').replace(/\s/u, ' ')).toBe('KWD 1,234.567');
});

it('has the decimals of ISO 4217 where those of daily use differ', () => {
  const plain = (amount: number, currency: string) => formatMoney(amount, currency).replaceAll(/\s/gu, ' ');
  expect(plain(129900, 'huf')).toBe('HUF 1,299.00');
  expect(plain(4900000, 'idr')).toBe('IDR 49,000.00');
  expect(plain(1234567, 'iqd')).toBe('IQD 1,234.567');
  expect(plain(5000, 'ugx')).toBe('UGX 5,000');
});
