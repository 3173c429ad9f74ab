import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'page.usage': 'Użycie',
  'usage.text': 'Zobacz, jak organizacja {tenant} korzystała z produktu w ciągu ostatnich 30 dni.',
  'usage.failedTitle': 'Nie udało się wczytać użycia',
  'usage.people': 'Użytkownicy',
  'usage.total': 'łącznie',
  'usage.seen': 'logowało się',
  'usage.joined': 'dołączyło',
  'usage.invited': 'zaproszono',
  'usage.disabled': 'dezaktywowano',
  'usage.sessions': 'Aktywne sesje',
  'usage.open': 'sesje',
  'usage.openPeople': 'użytkownicy',
  'usage.signIns': 'Logowania',
  'usage.signInCount': {
    one: '{count} logowanie w ciągu 30 dni.',
    few: '{count} logowania w ciągu 30 dni.',
    many: '{count} logowań w ciągu 30 dni.',
    other: '{count} logowań w ciągu 30 dni.',
  },
  'usage.onDay': {
    one: '{day}: {count} logowanie',
    few: '{day}: {count} logowania',
    many: '{day}: {count} logowań',
    other: '{day}: {count} logowań',
  },
  'usage.day': 'Dzień',
};
