import type { portalSsoLinks as english } from '#shared/i18n/en/portal/sso-links.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoLinks: TranslationOf<typeof english> = {
  'ssolink.invite': 'Convidar seu administrador de TI',
  'ssolink.title': 'Links de configuração',
  'ssolink.dialogText':
    'Crie um link para alguém que não é usuário de {tenant}. Ele abre a configuração de uma conexão e nada mais.',
  'ssolink.newConnection': 'Nova conexão',
  'ssolink.email': 'E-mail (opcional)',
  'ssolink.emailHint': 'Enviamos o link para este endereço.',
  'ssolink.expiresIn': 'Expira em',
  'ssolink.mapRoles': 'Permitir mapear grupos para funções',
  'ssolink.mapRolesHint': 'Nenhuma função acima das suas.',
  'ssolink.activate': 'Permitir ativar a conexão',
  'ssolink.activateHint': 'Também é necessário para alterar uma conexão ativa.',
  'ssolink.create': 'Criar link',
  'ssolink.createdTitle': 'Link de configuração criado',
  'ssolink.copyNow': 'Copie agora: você não o verá novamente. Qualquer pessoa com ele pode configurar a conexão.',
  'ssolink.sent': 'Estamos enviando para {email}.',
  'ssolink.link': 'Link de configuração',
  'ssolink.revoke': 'Revogar',
  'ssolink.revokeOf': 'Revogar link de configuração: {name}',
  'ssolink.revokedNow': 'Link de configuração revogado.',
  'ssolink.revokeFailed': 'Não foi possível revogar o link. {reason}',
  'ssolink.failed': 'Não foi possível carregar os links de configuração.',
  'ssolink.suspended': 'Suspenso: {name} não tem mais permissão',
  'ssolink.revoked': 'Revogado',
  'ssolink.until': 'Expira em {date}',
  'ssolink.unused': 'Ainda não aberto',
  'ssolink.used': 'Último uso: {date}, de {ip}',
  'ssolink.finished': 'Configuração concluída: {date}',
};
