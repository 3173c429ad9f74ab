import type { portalSsoLinks as english } from '#shared/i18n/en/portal/sso-links.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoLinks: TranslationOf<typeof english> = {
  'ssolink.invite': 'IT-beheerder uitnodigen',
  'ssolink.title': 'Configuratielinks',
  'ssolink.dialogText':
    'Maak een link voor iemand die geen gebruiker van {tenant} is. De link opent de configuratie van één verbinding en verder niets.',
  'ssolink.newConnection': 'Nieuwe verbinding',
  'ssolink.email': 'E-mail (optioneel)',
  'ssolink.emailHint': 'We sturen de link naar dit adres.',
  'ssolink.expiresIn': 'Verloopt over',
  'ssolink.mapRoles': 'Groepen aan rollen laten koppelen',
  'ssolink.mapRolesHint': 'Geen rollen boven die van jou.',
  'ssolink.activate': 'De verbinding laten activeren',
  'ssolink.activateHint': 'Ook nodig om een actieve verbinding te wijzigen.',
  'ssolink.create': 'Link maken',
  'ssolink.createdTitle': 'Configuratielink gemaakt',
  'ssolink.copyNow': 'Kopieer hem nu: je ziet hem niet opnieuw. Iedereen met de link kan de verbinding instellen.',
  'ssolink.sent': 'We sturen hem naar {email}.',
  'ssolink.link': 'Configuratielink',
  'ssolink.revoke': 'Intrekken',
  'ssolink.revokeOf': 'Configuratielink intrekken: {name}',
  'ssolink.revokedNow': 'Configuratielink ingetrokken.',
  'ssolink.revokeFailed': 'De link kan niet worden ingetrokken. {reason}',
  'ssolink.failed': 'De configuratielinks kunnen niet worden geladen.',
  'ssolink.suspended': 'Opgeschort: {name} heeft geen rechten meer',
  'ssolink.revoked': 'Ingetrokken',
  'ssolink.until': 'Verloopt op {date}',
  'ssolink.unused': 'Nog niet geopend',
  'ssolink.used': 'Laatst gebruikt: {date}, vanaf {ip}',
  'ssolink.finished': 'Configuratie voltooid: {date}',
};
