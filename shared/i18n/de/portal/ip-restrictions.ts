import type { portalIpRestrictions as english } from '#shared/i18n/en/portal/ip-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalIpRestrictions: TranslationOf<typeof english> = {
  'iplist.file': 'CSV-Datei auswählen',
  'iplist.fileTooLarge': 'Wählen Sie eine Datei mit höchstens {size} aus.',
  'iplist.fileNotText': 'Wählen Sie eine Textdatei aus, zum Beispiel eine CSV-Datei.',
  'iplist.ready': { one: '{count} Zeile kann hinzugefügt werden.', other: '{count} Zeilen können hinzugefügt werden.' },
  'iplist.wrong': {
    one: '{count} Zeile kann nicht hinzugefügt werden.',
    other: '{count} Zeilen können nicht hinzugefügt werden.',
  },
  'iplist.line': 'Zeile {line}:',
  'iplist.reason.invalid': 'keine IP-Adresse und kein Bereich',
  'iplist.reason.every': 'enthält jede Adresse',
  'iplist.reason.twice': 'steht bereits weiter oben',
  'iplist.more': { one: 'und {count} weitere Zeile', other: 'und {count} weitere Zeilen' },
  'iplist.dropWrong': { one: '{count} Zeile auslassen', other: '{count} Zeilen auslassen' },
  'iplist.impactAdd': 'Hinzufügen zur Liste: {list}',
  'iplist.impactRemove': 'Entfernen von {ip}',
  'iplist.impactOff':
    'IP-Einschränkungen sind ausgeschaltet. Die Vorschau zeigt die Auswirkungen, als wären sie eingeschaltet.',
};
