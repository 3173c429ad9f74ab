import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} remoção em espera', other: '{count} remoções em espera' },
  'provisioning.heldTitle': {
    one: '{provider} pediu para remover {count} usuário. Pausamos isso.',
    other: '{provider} pediu para remover {count} usuários. Pausamos isso.',
  },
  'provisioning.heldSafe': 'Todos ainda têm acesso. Decida o que fazer.',
  'provisioning.heldWhen': 'Primeira solicitação: {first}. Última solicitação: {last}.',
  'provisioning.held': 'Remoções em espera',
  'provisioning.heldWhy':
    'Muitas remoções em poucos minutos costumam ser um erro em {provider}, como um grupo ou uma atribuição excluídos.',
  'provisioning.approveMeans': 'Aprovar: os usuários são desconectados e perdem o acesso a {tenant}.',
  'provisioning.rejectMeans': 'Rejeitar: os usuários mantêm o acesso e voltam a estar ativos para {provider}.',
  'provisioning.approve': 'Aprovar',
  'provisioning.reject': 'Rejeitar',
  'provisioning.approveAll': 'Aprovar todas…',
  'provisioning.rejectAll': 'Rejeitar todas…',
  'provisioning.heldUser': 'Usuário',
  'provisioning.heldRequest': 'Solicitado',
  'provisioning.heldSince': 'Em espera desde',
  'provisioning.held.deactivation': 'Desativação',
  'provisioning.held.deletion': 'Exclusão',
  'provisioning.heldTable': 'Usuários cuja remoção de {tenant} está em espera',
  'provisioning.heldFailed': 'Não foi possível carregar as remoções em espera',
  'provisioning.heldNone': 'Nenhuma remoção em espera.',
  'provisioning.findHeld': 'Encontrar um usuário',
  'provisioning.approveTitle': { one: 'Remover {count} usuário?', other: 'Remover {count} usuários?' },
  'provisioning.approveText':
    'O acesso a {tenant} termina imediatamente, inclusive as sessões. Não é possível desfazer.',
  'provisioning.approveConfirm': { one: 'Remover {count} usuário', other: 'Remover {count} usuários' },
  'provisioning.rejectTitle': { one: 'Manter {count} usuário?', other: 'Manter {count} usuários?' },
  'provisioning.rejectText':
    'O acesso a {tenant} é mantido. Corrija as atribuições em {provider}, ou a solicitação pode se repetir.',
  'provisioning.rejectConfirm': { one: 'Manter {count} usuário', other: 'Manter {count} usuários' },
  'provisioning.removed': { one: 'Remoção concluída: {count} usuário.', other: 'Remoção concluída: {count} usuários.' },
  'provisioning.kept': { one: 'Acesso mantido: {count} usuário.', other: 'Acesso mantido: {count} usuários.' },
};
