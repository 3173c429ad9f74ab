import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Sprawdź ustawienia zabezpieczeń',
  'review-sessions': 'Sprawdź swoje sesje',
  'review-tokens': 'Sprawdź tokeny API',
  'view-users': 'Wyświetl użytkowników',
  'view-audits': 'Otwórz dziennik inspekcji',
  device: 'Urządzenie',
  ip: 'Adres IP',
  place: 'Lokalizacja',
  trace: 'Identyfikator żądania',
  sequence: 'Numer zdarzenia',
  hash: 'Skrót',
};
