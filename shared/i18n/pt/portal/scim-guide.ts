import type { portalScimGuide as english } from '#shared/i18n/en/portal/scim-guide.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimGuide: TranslationOf<typeof english> = {
  'provisioning.yourConnector': 'seu conector SCIM',
  'provisioning.guideBefore': 'Abra as configurações',
  'provisioning.guideEnter': 'Insira os valores',
  'provisioning.guideThen': 'Ative o provisionamento',
  'provisioning.guideApp': 'Abra {place} e adicione um aplicativo ou abra o que você já tem.',
  'provisioning.guideOpen': 'Abra {place}.',
  'provisioning.guideSelect': 'Selecione {place}.',
  'provisioning.guideCustomApp':
    'Em um aplicativo SAML ou SWA personalizado, primeiro defina {field} como {value} em {place}.',
  'provisioning.guideOlder': 'Na tela antiga, defina {field} como {value} e abra {place}.',
  'provisioning.guideSet': 'Em {place}, defina {field} como {value}.',
  'provisioning.guideKeep': 'Em {place}, mantenha {field} mapeado para {value}. Deve ser um endereço de e-mail.',
  'provisioning.guideTurnOn': 'Em {place}, ative {options}.',
  'provisioning.guideAssign': 'Em {place}, atribua os usuários e grupos a provisionar.',
  'provisioning.guideGroups': 'Em {place}, selecione os grupos a provisionar.',
  'provisioning.guideApproval': 'As ações selecionadas em {field} aguardam a aprovação de um administrador.',
  'provisioning.guideOauth': 'Em vez do token, se preferir: crie um cliente OAuth na página desta conexão.',
  'provisioning.guideDefault': 'Mantenha o padrão.',
  'provisioning.guideTestUser': 'Um endereço do seu próprio domínio que nenhum usuário tem.',
  'provisioning.guideScim': 'Abra as configurações de SCIM de {provider}.',
  'provisioning.guideUserName': 'Use um endereço de e-mail como {field}.',
  'provisioning.guideAttributes': 'Mapeie {options}. Outros atributos não têm efeito.',
  'provisioning.guideStart': 'Ative o provisionamento de usuários e o dos grupos que devem dar funções.',
  'provisioning.guideWaiting': 'Aguardando a primeira solicitação…',
  'provisioning.openStep': 'Abrir: {step}',
};
