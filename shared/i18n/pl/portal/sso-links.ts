import type { portalSsoLinks as english } from '#shared/i18n/en/portal/sso-links.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoLinks: TranslationOf<typeof english> = {
  'ssolink.invite': 'Zaproś administratora IT',
  'ssolink.title': 'Linki konfiguracyjne',
  'ssolink.dialogText':
    'Utwórz link dla osoby, która nie jest użytkownikiem organizacji {tenant}. Otwiera on konfigurację jednego połączenia i nic więcej.',
  'ssolink.newConnection': 'Nowe połączenie',
  'ssolink.email': 'E-mail (opcjonalnie)',
  'ssolink.emailHint': 'Wyślemy link na ten adres.',
  'ssolink.expiresIn': 'Ważny przez',
  'ssolink.mapRoles': 'Zezwól na mapowanie grup na role',
  'ssolink.mapRolesHint': 'Bez ról wyższych niż Twoje.',
  'ssolink.activate': 'Zezwól na aktywację połączenia',
  'ssolink.activateHint': 'Potrzebne także do zmiany aktywnego połączenia.',
  'ssolink.create': 'Utwórz link',
  'ssolink.createdTitle': 'Utworzono link konfiguracyjny',
  'ssolink.copyNow': 'Skopiuj go teraz: nie zobaczysz go ponownie. Każdy, kto go ma, może skonfigurować połączenie.',
  'ssolink.sent': 'Wysyłamy go na adres {email}.',
  'ssolink.link': 'Link konfiguracyjny',
  'ssolink.revoke': 'Unieważnij',
  'ssolink.revokeOf': 'Unieważnij link konfiguracyjny: {name}',
  'ssolink.revokedNow': 'Unieważniono link konfiguracyjny.',
  'ssolink.revokeFailed': 'Nie udało się unieważnić linku. {reason}',
  'ssolink.failed': 'Nie udało się wczytać linków konfiguracyjnych.',
  'ssolink.suspended': 'Wstrzymany: {name} nie ma już uprawnień',
  'ssolink.revoked': 'Unieważniony',
  'ssolink.until': 'Ważny do: {date}',
  'ssolink.unused': 'Jeszcze nieotwarty',
  'ssolink.used': 'Ostatnie użycie: {date}, adres {ip}',
  'ssolink.finished': 'Konfigurację ukończono: {date}',
};
