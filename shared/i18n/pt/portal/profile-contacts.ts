import type { portalProfileContacts as english } from '#shared/i18n/en/portal/profile-contacts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileContacts: TranslationOf<typeof english> = {
  'email.change': 'Alterar e-mail',
  'email.title': 'Altere seu e-mail',
  'email.text': 'Enviaremos um código de verificação para seu novo e-mail. Nada muda até você digitá-lo.',
  'email.new': 'Novo endereço de e-mail',
  'email.sent': 'Enviamos um código para {email}.',
  'email.send': 'Enviar código',
  'email.changed': 'E-mail alterado para {email}.',
  'email.again': 'Usar outro e-mail',

  'phones.title': 'Números de telefone',
  'phones.text': 'Usados para códigos de verificação e recuperação da conta. Você só pode usar números confirmados.',
  'phones.failed': 'Não foi possível carregar seus números de telefone',
  'phones.none': 'Nenhum número de telefone ainda.',
  'phones.add': 'Adicionar número de telefone',
  'phones.confirmed': 'Confirmado',
  'phones.notConfirmed': 'Não confirmado',
  'phones.confirm': 'Confirmar',
  'phones.confirmOf': 'Confirmar {number}',
  'phones.remove': 'Remover',
  'phones.removeOf': 'Remover {number}',
  'phones.addTitle': 'Adicionar número de telefone',
  'phones.addText': 'Enviaremos um código de verificação por SMS.',
  'phones.confirmTitle': 'Confirmar {number}',
  'phones.removeTitle': 'Remover {number}?',
  'phones.codeSent': 'Digite o código de 6 dígitos que enviamos para {number}.',
  'phones.removeText':
    'Digite o código de 6 dígitos que enviamos para {number} para removê-lo. Não enviaremos mais códigos para esse número.',
  'phones.removeMailText':
    'Este número nunca foi confirmado, por isso enviamos o código para {email}. Digite-o para remover o número.',
  'phones.removeAction': 'Remover número',
  'phones.sending': 'Enviando…',
  'phones.added': '{number} confirmado.',
  'phones.removed': '{number} removido.',

  'history.title': 'Histórico de login',
  'history.text': 'Logins e tentativas recentes na sua conta.',
  'history.failed': 'Não foi possível carregar seu histórico de login',
  'history.none': 'Nenhum login ainda.',
  'history.signed-in': 'Login feito',
  'history.refused': 'Senha ou código incorreto',
  'history.locked': 'Bloqueio após muitas senhas incorretas',
  'history.older': 'Mostrar logins mais antigos',
};
