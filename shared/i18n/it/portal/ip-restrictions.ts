import type { portalIpRestrictions as english } from '#shared/i18n/en/portal/ip-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalIpRestrictions: TranslationOf<typeof english> = {
  'iplist.file': 'Scegli file CSV',
  'iplist.fileTooLarge': 'Scegli un file di massimo {size}.',
  'iplist.fileNotText': 'Scegli un file di testo, ad esempio un file CSV.',
  'iplist.ready': {
    one: '{count} riga può essere aggiunta.',
    many: '{count} righe possono essere aggiunte.',
    other: '{count} righe possono essere aggiunte.',
  },
  'iplist.wrong': {
    one: '{count} riga non può essere aggiunta.',
    many: '{count} righe non possono essere aggiunte.',
    other: '{count} righe non possono essere aggiunte.',
  },
  'iplist.line': 'Riga {line}:',
  'iplist.reason.invalid': 'non è un indirizzo IP né un intervallo',
  'iplist.reason.every': 'contiene tutti gli indirizzi',
  'iplist.reason.twice': 'già presente più sopra',
  'iplist.more': { one: 'e {count} altra riga', many: 'e altre {count} righe', other: 'e altre {count} righe' },
  'iplist.dropWrong': { one: 'Escludi {count} riga', many: 'Escludi {count} righe', other: 'Escludi {count} righe' },
  'iplist.impactAdd': 'Aggiunta all’elenco: {list}',
  'iplist.impactRemove': 'Rimozione di {ip}',
  'iplist.impactOff': 'Le restrizioni IP sono disattivate. L’anteprima mostra l’impatto come se fossero attive.',
};
