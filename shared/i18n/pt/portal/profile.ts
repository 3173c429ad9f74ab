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
  'profile.picture': 'Imagem',
  'profile.pictureUrl': 'URL da imagem',
  'profile.pictureUrlHint': 'Digite um URL https ou escolha um arquivo.',
  'profile.chooseFile': 'Escolher um arquivo',
  'profile.removePicture': 'Remover imagem',
  'profile.saved': 'Perfil salvo.',
  'profile.changedElsewhere':
    'Seu perfil foi alterado em outro lugar. Campos diferentes: {fields}. Salvar vai sobrescrever essas alterações.',
  'profile.nameMissing': 'Digite seu nome.',
  'profile.addressWrong': 'Digite um URL https válido de uma imagem.',
  'profile.fileWrong': 'Não conseguimos ler este arquivo como imagem. Use um arquivo JPEG, PNG, WebP, GIF ou AVIF.',

  // profile: password
  'password.title': 'Senha',
  'password.text': 'Ao alterar sua senha, suas sessões em todos os outros dispositivos são encerradas.',
  'password.change': 'Alterar senha',
  'password.changing': 'Alterando…',
  'password.current': 'Senha atual',
  'password.new': 'Nova senha',
  'password.ruleLength': 'De {minLength} a {maxLength} caracteres',
  'password.ruleEmail': 'Diferente do seu e-mail',
  'password.ruleDifferent': 'Diferente da sua senha atual',
  'password.changed': 'Senha alterada. Suas sessões em todos os outros dispositivos foram encerradas.',

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
