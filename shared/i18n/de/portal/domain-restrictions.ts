import type { portalDomainRestrictions as english } from '#shared/i18n/en/portal/domain-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalDomainRestrictions: TranslationOf<typeof english> = {
  'domlist.allowTitle': 'Mehrere E-Mail-Domains zulassen',
  'domlist.blockTitle': 'Mehrere E-Mail-Domains blockieren',
  'domlist.hint': 'Eine pro Zeile. Subdomains sind nicht eingeschlossen. Text nach einem Komma wird ignoriert.',
  'domlist.add': { one: '{count} Domain hinzufügen', other: '{count} Domains hinzufügen' },
  'domlist.added': { one: '{count} Domain hinzugefügt.', other: '{count} Domains hinzugefügt.' },
  'domlist.tooMany': 'Sie können bis zu {limit} Domains auf einmal hinzufügen.',
  'domlist.reason.invalid': 'keine Domain wie example.com',
  'domlist.reason.wildcard': 'Platzhalter werden nicht unterstützt',
  'domlist.reason.punycode': 'kein gültiger Punycode',
  'domlist.reason.several': 'mehr als eine Domain',
  'domlist.wildcardWrong':
    'Platzhalter werden nicht unterstützt. Fügen Sie jede Domain einzeln hinzu, zum Beispiel example.com.',
  'domlist.impactRemove': 'Entfernen von {domain}',
  'domlist.impactOff':
    'E-Mail-Domain-Einschränkungen sind ausgeschaltet. Die Vorschau zeigt die Auswirkungen, als wären sie eingeschaltet.',
};
