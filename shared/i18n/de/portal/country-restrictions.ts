import type { portalCountryRestrictions as english } from '#shared/i18n/en/portal/country-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCountryRestrictions: TranslationOf<typeof english> = {
  'country.policy': 'Ländereinschränkungen',
  'country.policyText':
    'Legen Sie anhand der IP-Adresse fest, aus welchen Ländern sich Benutzer und API-Token verbinden können.',
  'country.policyFailed': 'Ländereinschränkungen konnten nicht geladen werden',
  'country.noDatabase':
    'Ländereinschränkungen benötigen eine Geolokalisierungsdatenbank. Um eine zu konfigurieren, setzen Sie {option} auf dem Server. Das Betriebshandbuch erklärt wie (docs/operate.md, „Geolocation database“).',
  'country.own': 'Sie verbinden sich aus: {country}',
  'country.ownUnknown': 'Das Land Ihrer IP-Adresse ist nicht bekannt.',
  'country.on': 'Zugriff nach Land einschränken',
  'country.allow': 'Nur aufgeführte Länder zulassen',
  'country.allowHint': 'Anfragen aus allen anderen Ländern werden abgelehnt.',
  'country.block': 'Aufgeführte Länder blockieren',
  'country.blockHint': 'Anfragen aus allen anderen Ländern werden zugelassen.',
  'country.unknown': 'IP-Adressen ohne bekanntes Land zulassen',
  'country.unknownHint':
    'Zum Beispiel private Netzwerke und Adressen, die nicht in der Geolokalisierungsdatenbank stehen.',
  'country.mail': 'Admins per E-Mail über abgelehnte Zugriffe informieren',
  'country.mailHint':
    'Benutzer, die Ländereinschränkungen ändern können, erhalten eine E-Mail: höchstens eine pro Stunde für jeden Benutzer oder jedes API-Token.',
  'country.list': 'Länder',
  'country.listAllowed': 'Die einzigen Länder, die zugelassen sind, solange Ländereinschränkungen aktiv sind.',
  'country.listBlocked': 'Länder, die blockiert sind, solange Ländereinschränkungen aktiv sind.',
  'country.listFailed': 'Länder konnten nicht geladen werden',
  'country.none': 'Noch keine Länder.',
  'country.search': 'Land hinzufügen',
  'country.impactOff':
    'Ländereinschränkungen sind ausgeschaltet. Die Vorschau zeigt die Auswirkungen, als wären sie eingeschaltet.',
};
