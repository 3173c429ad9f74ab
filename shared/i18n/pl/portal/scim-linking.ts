import type { portalScimLinking as english } from '#shared/i18n/en/portal/scim-linking.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLinking: TranslationOf<typeof english> = {
  'linking.label': 'Połącz istniejących użytkowników',
  'linking.hint':
    'Gdy {provider} wyśle adres e-mail użytkownika {tenant}, odtąd zarządza jego dostępem: może go dezaktywować i usunąć. Użytkownik zachowuje nazwę, role i hasło. Dotyczy domen zweryfikowanych na potrzeby logowania jednokrotnego, a nie użytkowników z rolą wyższą niż rola administratora, który to włączył.',
  'linking.on': 'Istniejący użytkownicy są łączeni.',
  'linking.off': 'Istniejący użytkownicy nie są już łączeni.',
};
