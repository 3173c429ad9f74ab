import type { portalScimLinking as english } from '#shared/i18n/en/portal/scim-linking.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLinking: TranslationOf<typeof english> = {
  'linking.label': 'Vincular usuários existentes',
  'linking.hint':
    'Quando {provider} envia o e-mail de um usuário de {tenant}, passa a gerenciar o acesso dele: pode desativá-lo e removê-lo. O usuário mantém nome, funções e senha. Vale para domínios verificados para logon único, e não para usuários com uma função superior à do administrador que ativou esta opção.',
  'linking.on': 'Os usuários existentes são vinculados.',
  'linking.off': 'Os usuários existentes não são mais vinculados.',
};
