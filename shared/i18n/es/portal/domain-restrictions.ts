import type { portalDomainRestrictions as english } from '#shared/i18n/en/portal/domain-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalDomainRestrictions: TranslationOf<typeof english> = {
  'domlist.allowTitle': 'Permitir varios dominios de correo',
  'domlist.blockTitle': 'Bloquear varios dominios de correo',
  'domlist.hint': 'Uno por línea. No se incluyen los subdominios. El texto tras una coma se ignora.',
  'domlist.add': { one: 'Añadir {count} dominio', many: 'Añadir {count} dominios', other: 'Añadir {count} dominios' },
  'domlist.added': {
    one: '{count} dominio añadido.',
    many: '{count} dominios añadidos.',
    other: '{count} dominios añadidos.',
  },
  'domlist.tooMany': 'Puedes añadir hasta {limit} dominios a la vez.',
  'domlist.reason.invalid': 'no es un dominio como example.com',
  'domlist.reason.wildcard': 'no se admiten comodines',
  'domlist.reason.punycode': 'Punycode no válido',
  'domlist.reason.several': 'más de un dominio',
  'domlist.wildcardWrong': 'No se admiten comodines. Añade cada dominio, como example.com.',
  'domlist.impactRemove': 'Quitar {domain}',
  'domlist.impactOff':
    'Las restricciones de dominios de correo están desactivadas. La vista previa muestra el impacto como si estuvieran activadas.',
};
