import type { portalIpRestrictions as english } from '#shared/i18n/en/portal/ip-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalIpRestrictions: TranslationOf<typeof english> = {
  'iplist.file': 'Elegir archivo CSV',
  'iplist.fileTooLarge': 'Elige un archivo de {size} como máximo.',
  'iplist.fileNotText': 'Elige un archivo de texto, como un archivo CSV.',
  'iplist.ready': {
    one: 'Se puede añadir {count} línea.',
    many: 'Se pueden añadir {count} líneas.',
    other: 'Se pueden añadir {count} líneas.',
  },
  'iplist.wrong': {
    one: 'No se puede añadir {count} línea.',
    many: 'No se pueden añadir {count} líneas.',
    other: 'No se pueden añadir {count} líneas.',
  },
  'iplist.line': 'Línea {line}:',
  'iplist.reason.invalid': 'no es una dirección IP ni un intervalo',
  'iplist.reason.every': 'incluye todas las direcciones',
  'iplist.reason.twice': 'ya aparece más arriba',
  'iplist.more': { one: 'y {count} línea más', many: 'y {count} líneas más', other: 'y {count} líneas más' },
  'iplist.dropWrong': { one: 'Omitir {count} línea', many: 'Omitir {count} líneas', other: 'Omitir {count} líneas' },
  'iplist.impactAdd': 'Añadir a la lista: {list}',
  'iplist.impactRemove': 'Quitar {ip}',
  'iplist.impactOff':
    'Las restricciones de IP están desactivadas. La vista previa muestra el impacto como si estuvieran activadas.',
};
