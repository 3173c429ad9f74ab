import type { portalUserNames as english } from '#shared/i18n/en/portal/user-names.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserNames: TranslationOf<typeof english> = {
  'userName.label': 'Nome de usuário',
  'userName.none': 'Nenhum',
  'userName.ownHint': 'Você pode entrar com seu nome de usuário ou seu e-mail.',
  'userName.ownHintAlone': 'Você entra com seu nome de usuário.',
  'userName.byAdmin':
    'Você pode entrar com seu nome de usuário ou seu e-mail. Para alterar seu nome de usuário, peça a um administrador.',
  'userName.give': 'Definir nome de usuário…',
  'userName.choose': 'Escolher um nome de usuário…',
  'userName.change': 'Alterar nome de usuário…',
  'userName.remove': 'Remover nome de usuário…',
  'userName.title': 'Nome de usuário de {name}',
  'userName.ownTitle': 'Seu nome de usuário',
  'userName.rule': 'De 3 a 64 letras, dígitos, pontos, hifens ou sublinhados. Comece com uma letra ou um dígito.',
  'userName.text':
    '{name} pode entrar com este nome de usuário ou com o próprio e-mail. Não há diferença entre maiúsculas e minúsculas.',
  'userName.ownText':
    'Você pode entrar com este nome de usuário ou com seu e-mail. Não há diferença entre maiúsculas e minúsculas.',
  'userName.taken': 'Este nome de usuário já está em uso. Use outro.',
  'userName.saved': 'Nome de usuário de {name} alterado para {username}.',
  'userName.ownSaved': 'Nome de usuário alterado para {username}.',
  'userName.useTheirs': 'Usar novo nome de usuário',
  'userName.removeTitle': 'Remover o nome de usuário “{username}”?',
  'userName.removeText': '{name} entrará com {email}. Qualquer pessoa poderá então usar o nome de usuário {username}.',
  'userName.ownRemoveText': 'Você entrará com {email}. Qualquer pessoa poderá então usar o nome de usuário {username}.',
  'userName.removeAction': 'Remover nome de usuário',
  'userName.removeKeep': 'Cancelar',
  'userName.removing': 'Removendo…',
  'userName.removed': 'Nome de usuário de {name} removido.',
  'userName.ownRemoved': 'Nome de usuário removido.',
};
