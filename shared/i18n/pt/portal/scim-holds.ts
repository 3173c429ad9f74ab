import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} remoção em espera', other: '{count} remoções em espera' },
  'provisioning.heldTitle': {
    one: '{provider} pediu para remover {count} usuário. Pausamos isso.',
    other: '{provider} pediu para remover {count} usuários. Pausamos isso.',
  },
  'provisioning.heldSafe': 'Todos ainda têm acesso. Decida o que fazer.',
  'provisioning.heldReader':
    'Todos ainda têm acesso. Um administrador que pode alterar conexões de provisionamento decide o que fazer.',
  'provisioning.heldWhen': 'Primeira solicitação: {first}. Última solicitação: {last}.',
  'provisioning.held': 'Remoções em espera',
  'provisioning.heldWhy':
    'Muitas remoções em poucos minutos costumam ser um erro em {provider}, como um grupo ou uma atribuição excluídos.',
  'provisioning.approveMeans':
    'Aprovar: os usuários são desativados ou excluídos, como {provider} solicitou. Eles são desconectados e perdem o acesso a {tenant}.',
  'provisioning.keepMeans': 'Manter: os usuários mantêm o acesso e voltam a estar ativos para {provider}.',
  'provisioning.approve': 'Aprovar…',
  'provisioning.keepHeld': 'Manter…',
  'provisioning.approveAll': 'Aprovar todas…',
  'provisioning.keepEach': 'Manter todos…',
  'provisioning.heldUser': 'Usuário',
  'provisioning.heldRequest': 'Solicitado',
  'provisioning.heldSince': 'Em espera desde',
  'provisioning.held.deactivation': 'Desativação',
  'provisioning.held.deletion': 'Exclusão',
  'provisioning.heldTable': 'Usuários cuja remoção de {tenant} está em espera',
  'provisioning.heldFailed': 'Não foi possível carregar as remoções em espera',
  'provisioning.heldNone': 'Nenhuma remoção em espera.',
  'provisioning.findHeld': 'Encontrar um usuário',
  'provisioning.deactivateTitle': { one: 'Desativar {count} usuário?', other: 'Desativar {count} usuários?' },
  'provisioning.deleteHeldTitle': { one: 'Excluir {count} usuário?', other: 'Excluir {count} usuários?' },
  'provisioning.deactivateText':
    'Usuários desativados são desconectados e perdem o acesso a {tenant} imediatamente. {provider} pode reativá-los.',
  'provisioning.deleteHeldText':
    'Usuários excluídos são desconectados e removidos de {tenant} imediatamente. Não é possível desfazer.',
  'provisioning.deactivateConfirm': { one: 'Desativar {count} usuário', other: 'Desativar {count} usuários' },
  'provisioning.deleteHeldConfirm': { one: 'Excluir {count} usuário', other: 'Excluir {count} usuários' },
  'provisioning.approveConfirm': { one: 'Aprovar {count} remoção', other: 'Aprovar {count} remoções' },
  'provisioning.keepTitle': { one: 'Manter {count} usuário?', other: 'Manter {count} usuários?' },
  'provisioning.keepHeldText':
    'O acesso a {tenant} é mantido. Corrija as atribuições em {provider}, ou a solicitação pode se repetir.',
  'provisioning.keepConfirm': { one: 'Manter {count} usuário', other: 'Manter {count} usuários' },
  'provisioning.deactivated': { one: '{count} usuário desativado.', other: '{count} usuários desativados.' },
  'provisioning.deletedHeld': { one: '{count} usuário excluído.', other: '{count} usuários excluídos.' },
  'provisioning.approved': { one: '{count} remoção aprovada.', other: '{count} remoções aprovadas.' },
  'provisioning.kept': { one: 'Acesso mantido: {count} usuário.', other: 'Acesso mantido: {count} usuários.' },
  'provisioning.decidedElsewhere': {
    one: '{count} remoção não estava mais em espera: foi decidida em outro lugar.',
    other: '{count} remoções não estavam mais em espera: foram decididas em outro lugar.',
  },
};
