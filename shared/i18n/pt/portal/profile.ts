import type { portalProfile as english } from '#shared/i18n/en/portal/profile.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfile: TranslationOf<typeof english> = {
  'page.profile': 'Perfil',
  // profile
  'profile.title': 'Perfil',
  'profile.text': 'Gerencie como os outros em {tenant} veem você.',
  'profile.failedTitle': 'Não foi possível carregar seu perfil',
  'profile.about': 'Sobre você',
  'profile.aboutText': 'Seu nome, seu cargo e sua imagem são os mesmos em todas as suas organizações.',
  'profile.name': 'Nome',
  'profile.jobTitle': 'Cargo',
  'profile.jobTitleHint': 'Por exemplo, “Gerente de operações”.',
  'profile.emailHint': 'Você entra com este e-mail.',
  'profile.managed': 'Gerenciado pelo diretório da sua organização.',
  'profile.picture': 'Imagem',
  'profile.uploadPicture': 'Enviar imagem',
  'profile.removePicture': 'Remover imagem',
  'profile.saved': 'Perfil salvo.',
  'profile.changedElsewhere':
    'Seu perfil foi alterado em outro lugar. Campos diferentes: {fields}. Salvar vai sobrescrever essas alterações.',
  'profile.nameMissing': 'Digite seu nome.',

  // profile: leaving
  'leave.title': 'Sair da organização',
  'leave.text': 'Deixe de ser membro de {tenant}.',
  'leave.action': 'Sair da organização',
  'leave.leaving': 'Saindo…',
  'leave.ask': 'Sair de {tenant}?',
  'leave.consequence': 'Você perde o acesso a {tenant} imediatamente. Para voltar, precisará de um novo convite.',
  'leave.deletesAccount':
    'Você não é membro de outra organização, por isso sua conta também é excluída. Não é possível desfazer esta ação.',
  'leave.left': 'Você saiu de {tenant}.',
};
