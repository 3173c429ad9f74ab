import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': 'Novo login em {device}',
  'notification.signed-in.body':
    'Local: {place}. Endereço IP: {ip}. Se não foi você, encerre essa sessão e altere sua senha.',
  'notification.password-changed.title': 'Sua senha foi alterada',
  'notification.password-changed.body':
    'Todas as suas outras sessões foram encerradas. Se não foi você, selecione “Esqueceu a senha?” na página de login para redefinir sua senha.',
  'notification.email-changed.title': 'Seu e-mail foi alterado para {email}',
  'notification.email-changed.body':
    'Seu e-mail anterior era {former}. Se não foi você, fale imediatamente com um administrador da sua organização.',
  'notification.user-name-changed.title': 'Seu nome de usuário foi alterado',
  'notification.user-name-changed.body':
    'Seu novo nome de usuário é {username}. Se não foi você, fale imediatamente com um administrador da sua organização.',
  'notification.phones-changed.title': 'Seus números de telefone foram alterados',
  'notification.phones-changed.body': 'Se não foi você, revise seus números de telefone e altere sua senha.',
  'notification.factor-added.title': 'Método de verificação adicionado',
  'notification.factor-added.body':
    'Guarde seus códigos de recuperação em um lugar seguro. Se não foi você, remova o método e altere sua senha.',
  'notification.factor-removed.title': 'Método de verificação removido',
  'notification.factor-removed.body': 'Se não foi você, altere sua senha e configure o método novamente.',
  'notification.passkey-added.title': 'Chave de acesso adicionada',
  'notification.passkey-added.body':
    'Agora você pode entrar sem senha. Se não foi você, remova a chave de acesso e altere sua senha.',
  'notification.passkey-removed.title': 'Chave de acesso removida',
  'notification.passkey-removed.body':
    'Você não pode mais entrar com ela. Se não foi você, altere sua senha e revise suas chaves de acesso.',
  'notification.recovery-code-used.title': 'Código de recuperação usado',
  'notification.recovery-code-used.body':
    'Códigos restantes: {codesLeft}. Gere novos códigos antes que acabem. Se não foi você, altere sua senha.',
  'notification.recovery-codes-renewed.title': 'Novos códigos de recuperação gerados',
  'notification.recovery-codes-renewed.body':
    'Seus códigos antigos não funcionam mais. Se não foi você, altere sua senha e gere novos códigos.',
  'notification.second-factor-locked.title': 'A verificação foi bloqueada',
  'notification.second-factor-locked.body':
    'Muitos códigos de verificação incorretos foram digitados. Se não foi você, alguém pode saber sua senha: altere-a agora.',
  'notification.account-locked.title': 'Sua conta foi bloqueada',
  'notification.account-locked.body':
    'Muitas senhas incorretas foram digitadas. Se não foi você, ninguém entrou, mas considere usar uma senha mais longa.',
  'notification.identity-linked.title': '{provider} foi vinculado à sua conta',
  'notification.identity-linked.body':
    'Agora você pode entrar com essa conta. Se não foi você, altere sua senha e fale com um administrador.',
  'notification.impersonation-started.title': '{actor} agiu como você',
  'notification.impersonation-started.body': 'Motivo: {reason}. Cada alteração foi registrada com o nome {actor}.',
  'notification.api-token-made.title': 'Token de API pessoal criado',
  'notification.api-token-made.body':
    'Nome do token: {token}. Os apps que o usam podem agir como você. Se não foi você, exclua o token e altere sua senha.',
  'notification.roles-changed.title': 'Suas funções foram alteradas',
  'notification.roles-changed.body': 'Alteradas por {actor}. Suas funções agora são: {roles}.',
  'notification.groups-changed.title': 'Suas permissões mudaram',
  'notification.groups-changed.body': '{actor} alterou um grupo ao qual você pertence ou pertencia.',
  'notification.audit-stream-fails.title': '{stream} não aceita eventos de auditoria há mais de uma hora',
  'notification.audit-stream-fails.body':
    'Nenhum evento é perdido: eles serão enviados quando o destino voltar a aceitá-los. Verifique o endereço e o segredo.',
  'notification.webhook-fails.title': 'O webhook {webhook} não aceita eventos',
  'notification.webhook-fails.body': '{host}: {error}. Continuamos a tentar durante três dias. Verifique o destino.',
  'notification.webhook-off.title': 'O webhook {webhook} foi desativado',
  'notification.webhook-off.body':
    '{host}: {error}. Corrija o destino, ative o webhook e volte a enviar o que lhe falta.',
  'notification.audit-log-broken.title': 'O log de auditoria foi adulterado',
  'notification.audit-log-broken.body':
    'A cadeia está quebrada no evento {event}. Guarde as exportações anteriores e entre em contato com seu provedor.',
  'notification.sso-certificate-expires.title': 'Um certificado de SSO expira em breve',
  'notification.sso-certificate-expires.body':
    'O certificado de {provider} expira em {date}. Adicione o sucessor à conexão antes disso.',
  'notification.sso-metadata-fails.title': 'Não é possível ler os metadados de SSO',
  'notification.sso-metadata-fails.body':
    'Não foi possível ler novamente os metadados de {provider}. O login único ainda funciona, mas novos certificados não são adicionados.',
  'notification.sso-domain-drifted.title': 'O registro DNS de {domain} não foi encontrado',
  'notification.sso-domain-drifted.body': 'O login único ainda funciona. Publique novamente o registro TXT do domínio.',
  'notification.sso-emergency-used.title': '{person} usou o acesso de emergência',
  'notification.sso-emergency-used.body': '{email} entrou com uma senha em vez do login único.',
  'notification.sso-emergency-lost.title': '{person} não tem mais MFA',
  'notification.sso-emergency-lost.body': 'Sem ela, o acesso de emergência não funciona.',
  'notification.sso-setup-finished.title': 'Sua conexão SSO está pronta para revisão',
  'notification.sso-setup-finished.body': 'A configuração foi concluída com seu link. Revise a conexão e ative-a.',
  'notification.directory-removals-held.title': '{connection} quer remover muitos usuários',
  'notification.directory-removals-held.body':
    'O pedido abrange mais de {users} usuários em {minutes} minutos. As próximas remoções aguardam sua aprovação ou rejeição.',
  'notification.payment-failed.title': 'Um pagamento falhou',
  'notification.payment-failed.body':
    'Não foi possível cobrar {amount} da fatura {invoice}. O plano {plan} continua ativo até {until}, e tentaremos novamente em {date}.',
  'notification.payment-disputed.title': 'Um pagamento está em disputa',
  'notification.payment-disputed.body':
    'O banco pede a devolução de {amount} da fatura {invoice}. Se for um engano, peça ao banco que retire a contestação.',
  'notification.plan-ended.title': 'O plano {plan} foi encerrado',
  'notification.plan-ended.body':
    'Não foi possível cobrar {amount} da fatura {invoice}. Você pode assinar novamente a qualquer momento.',
  'notification.invitation-accepted.title': '{person} aceitou seu convite',
  'notification.invitation-accepted.body': '{email} agora é membro.',
};
