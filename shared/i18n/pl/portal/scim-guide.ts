import type { portalScimGuide as english } from '#shared/i18n/en/portal/scim-guide.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimGuide: TranslationOf<typeof english> = {
  'provisioning.yourConnector': 'Twojego konektora SCIM',
  'provisioning.guideBefore': 'Otwórz ustawienia',
  'provisioning.guideEnter': 'Wpisz wartości',
  'provisioning.guideThen': 'Włącz aprowizację',
  'provisioning.guideApp': 'Otwórz {place} i dodaj aplikację albo otwórz tę, którą już masz.',
  'provisioning.guideOpen': 'Otwórz {place}.',
  'provisioning.guideSelect': 'Wybierz {place}.',
  'provisioning.guideCustomApp':
    'W niestandardowej aplikacji SAML lub SWA najpierw ustaw {field} na {value} w sekcji {place}.',
  'provisioning.guideOlder': 'Na starszym ekranie ustaw {field} na {value} i otwórz {place}.',
  'provisioning.guideSet': 'W sekcji {place} ustaw {field} na {value}.',
  'provisioning.guideKeep': 'W sekcji {place} zachowaj mapowanie {field} na {value}. Wartość musi być adresem e-mail.',
  'provisioning.guideTurnOn': 'W sekcji {place} włącz: {options}.',
  'provisioning.guideAssign': 'W sekcji {place} przypisz użytkowników i grupy do aprowizacji.',
  'provisioning.guideGroups': 'W sekcji {place} wybierz grupy do aprowizacji.',
  'provisioning.guideApproval': 'Działania zaznaczone w sekcji {field} czekają na zatwierdzenie przez administratora.',
  'provisioning.guideOauth': 'Zamiast tokenu, jeśli wolisz: utwórz klienta OAuth na stronie tego połączenia.',
  'provisioning.guideDefault': 'Zachowaj wartość domyślną.',
  'provisioning.guideTestUser': 'Adres w Twojej domenie, którego nie ma żaden użytkownik.',
  'provisioning.guideScim': 'Otwórz ustawienia SCIM {provider}.',
  'provisioning.guideUserName': 'Użyj adresu e-mail jako {field}.',
  'provisioning.guideAttributes': 'Zmapuj {options}. Inne atrybuty nie mają żadnego skutku.',
  'provisioning.guideStart': 'Włącz aprowizację użytkowników oraz grup, które mają nadawać role.',
  'provisioning.guideWaiting': 'Oczekiwanie na pierwsze żądanie…',
  'provisioning.openStep': 'Otwórz: {step}',
};
