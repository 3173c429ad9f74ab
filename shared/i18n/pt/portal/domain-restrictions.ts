import type { portalDomainRestrictions as english } from '#shared/i18n/en/portal/domain-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalDomainRestrictions: TranslationOf<typeof english> = {
  'domlist.allowTitle': 'Permitir vários domínios de e-mail',
  'domlist.blockTitle': 'Bloquear vários domínios de e-mail',
  'domlist.hint': 'Um por linha. Os subdomínios não estão incluídos. O texto após uma vírgula é ignorado.',
  'domlist.add': {
    one: 'Adicionar {count} domínio',
    many: 'Adicionar {count} domínios',
    other: 'Adicionar {count} domínios',
  },
  'domlist.added': {
    one: '{count} domínio adicionado.',
    many: '{count} domínios adicionados.',
    other: '{count} domínios adicionados.',
  },
  'domlist.tooMany': 'Você pode adicionar até {limit} domínios por vez.',
  'domlist.reason.invalid': 'não é um domínio como example.com',
  'domlist.reason.wildcard': 'não há suporte para curingas',
  'domlist.reason.punycode': 'Punycode inválido',
  'domlist.reason.several': 'mais de um domínio',
  'domlist.wildcardWrong': 'Não há suporte para curingas. Adicione cada domínio, como example.com.',
  'domlist.impactRemove': 'Remoção de {domain}',
  'domlist.impactOff':
    'As restrições de domínios de e-mail estão desativadas. A prévia mostra o impacto como se estivessem ativadas.',
};
