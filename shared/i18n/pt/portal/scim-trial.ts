import type { portalScimTrial as english } from '#shared/i18n/en/portal/scim-trial.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimTrial: TranslationOf<typeof english> = {
  'scimtrial.title': 'Testar agora',
  'scimtrial.text':
    'Envia as solicitações de um diretório com usuários temporários e depois as desfaz. Nenhum usuário, e-mail ou entrada de auditoria permanece.',
  'scimtrial.product': 'Diretório',
  'scimtrial.choose': 'Escolha um diretório',
  'scimtrial.start': 'Iniciar teste',
  'scimtrial.again': 'Repetir teste',
  'scimtrial.passed': 'Todas as solicitações foram respondidas como {product} espera.',
  'scimtrial.failed': 'Algumas respostas não são as que {product} espera. As solicitações abaixo mostram quais.',
  'scimtrial.steps': 'Solicitações do teste',
  'scimtrial.expected': 'Como esperado',
  'scimtrial.unexpected': 'Inesperado',
  'scimtrial.request': 'Solicitação',
  'scimtrial.response': 'Resposta',
  'scimtrial.purpose.connect': 'Testar a conexão',
  'scimtrial.purpose.create-user': 'Criar um usuário',
  'scimtrial.purpose.find-user': 'Encontrar o usuário',
  'scimtrial.purpose.change-user': 'Alterar o usuário',
  'scimtrial.purpose.deactivate-user': 'Desativar o usuário',
  'scimtrial.purpose.reactivate-user': 'Reativar o usuário',
  'scimtrial.purpose.create-group': 'Criar um grupo',
  'scimtrial.purpose.add-member': 'Adicionar o usuário ao grupo',
  'scimtrial.purpose.remove-member': 'Remover o usuário do grupo',
  'scimtrial.purpose.delete-group': 'Excluir o grupo',
  'scimtrial.purpose.delete-user': 'Excluir o usuário',
  'scimtrial.purpose.verify': 'Verificar o resultado',
};
