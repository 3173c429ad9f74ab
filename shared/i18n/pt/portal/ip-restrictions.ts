import type { portalIpRestrictions as english } from '#shared/i18n/en/portal/ip-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalIpRestrictions: TranslationOf<typeof english> = {
  'iplist.file': 'Escolher arquivo CSV',
  'iplist.fileTooLarge': 'Escolha um arquivo de até {size}.',
  'iplist.fileNotText': 'Escolha um arquivo de texto, como um arquivo CSV.',
  'iplist.ready': {
    one: '{count} linha pode ser adicionada.',
    many: '{count} linhas podem ser adicionadas.',
    other: '{count} linhas podem ser adicionadas.',
  },
  'iplist.wrong': {
    one: '{count} linha não pode ser adicionada.',
    many: '{count} linhas não podem ser adicionadas.',
    other: '{count} linhas não podem ser adicionadas.',
  },
  'iplist.line': 'Linha {line}:',
  'iplist.reason.invalid': 'não é um endereço IP nem um intervalo',
  'iplist.reason.every': 'inclui todos os endereços',
  'iplist.reason.twice': 'já aparece acima',
  'iplist.more': { one: 'e mais {count} linha', many: 'e mais {count} linhas', other: 'e mais {count} linhas' },
  'iplist.dropWrong': { one: 'Omitir {count} linha', many: 'Omitir {count} linhas', other: 'Omitir {count} linhas' },
  'iplist.impactAdd': 'Adição à lista: {list}',
  'iplist.impactRemove': 'Remoção de {ip}',
  'iplist.impactOff': 'As restrições de IP estão desativadas. A prévia mostra o impacto como se estivessem ativadas.',
};
