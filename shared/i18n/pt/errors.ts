import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';
import { errors as firstErrors } from './login/errors.ts';
import { errors as flowErrors } from './login/flow-errors.ts';
import { translation as more } from './login/more.ts';

/** Portuguese texts of error codes: those of the login box, and what only the portal can show. */
export const errors: Readonly<Partial<Record<ErrorMessageKey, string>>> = {
  ...firstErrors,
  ...more.errors,
  ...flowErrors,
  'role-built-in': 'As funções do sistema não podem ser editadas. Crie sua própria função.',
  'role-key-taken': 'Já existe uma função com esta chave. Use outra chave.',
  'permission-not-found': 'Esta permissão não existe mais. Recarregue a página.',
  'permission-not-held':
    'Você só pode atribuir permissões que tem, e você não tem {permission}. Peça a um administrador que a tenha.',
  'permission-not-assignable':
    'As funções de uma organização não podem incluir {permission}. Remova-a e tente novamente.',
  'group-not-found': 'Este grupo não existe mais. Recarregue a lista.',
  'group-name-taken': 'Já existe um grupo com este nome. Use outro nome.',
  'group-managed-elsewhere': 'Seu diretório gerencia o nome e os membros deste grupo. Faça a alteração lá.',
  'person-managed-elsewhere':
    'Um diretório gerencia o nome, o telefone e o nome de usuário desta conta. Faça a alteração lá.',
  'factor-reset-open':
    'Já há uma redefinição da verificação em duas etapas pendente para este usuário. Consulte os detalhes dele.',
  'person-elsewhere':
    'Este usuário pertence a outras organizações ou ainda não entrou. Só ele pode alterar o próprio nome e telefone.',
  'membership-inherited':
    'Você tem acesso a esta organização pela conta principal dela, por isso não pode sair. Peça a um administrador da conta principal que remova seu acesso.',
  'factor-reset-elsewhere':
    'Este usuário também pertence a outras organizações que dependem da verificação em duas etapas dele, por isso você não pode redefini-la. Ele pode entrar com um código de recuperação ou falar com o suporte.',
  'factor-reset-same-admin': 'Você solicitou esta redefinição. Outro administrador precisa aprová-la.',
  'approval-not-yours':
    'Esta solicitação foi enviada a outro administrador. Entre como esse administrador na organização em questão.',
  'factor-reset-not-found': 'Esta redefinição não está mais pendente. Recarregue a página.',
  'restriction-exists': 'Esta entrada já está na lista.',
  'restriction-not-found': 'Esta entrada não existe mais. Recarregue a lista.',
  'country-database-missing':
    'Nada foi salvo. As restrições por país precisam de um banco de dados de geolocalização, e este servidor não tem nenhum.',
  'restriction-locks-out': 'Nada foi salvo, porque esta alteração bloquearia o seu acesso. Permita {value} primeiro.',
  'restrictions-too-many': 'A lista está cheia: ela comporta até {limit} entradas. Remova algumas primeiro.',
  'webhook-not-found': 'Este webhook já não existe. Recarregue a lista.',
  'webhook-log-not-found': 'Esta entrega já não está no registo. Recarregue a lista.',
  'webhook-off': 'Este webhook está desativado. Ative-o primeiro.',
  'webhook-still-failing': 'O evento de teste não foi aceite: {reason}. Corrija o destino e ative o webhook.',
  'webhooks-too-many': 'Pode adicionar até {limit} webhooks. Elimine um primeiro.',
  'stream-not-found': 'Este destino não existe mais. Recarregue a lista.',
  'stream-resending': 'Já há eventos sendo reenviados para este destino. Tente novamente quando forem entregues.',
  'streams-too-many': 'Você pode adicionar até {limit} destinos. Exclua um primeiro.',
  'sso-connection-not-found': 'Esta conexão SSO não existe mais. Recarregue a lista.',
  'sso-connections-too-many': 'Você pode adicionar até {limit} conexões SSO. Exclua uma primeiro.',
  'sso-connection-active':
    'Esta conexão está ativa, e este link não permite alterá-la. Fale com o administrador que enviou o link.',
  'sso-setup-link-invalid': 'Este link não funciona mais. Peça um novo ao administrador que o enviou.',
  'sso-setup-link-not-found': 'Este link de configuração não é mais válido. Recarregue a página.',
  'sso-setup-links-too-many': 'Você pode ter até {limit} links de configuração ativos. Revogue um primeiro.',
  'sso-exchange-not-found': 'Este teste ou login não existe mais. Recarregue a página.',
  'scim-client-not-found': 'Este segredo do cliente não existe mais. Recarregue a lista.',
  'sso-exchange-not-replayable': 'A resposta deste login não foi guardada e não pode ser repetida. Faça um teste.',
  'scim-connection-not-found': 'Esta conexão de diretório não existe mais. Recarregue a lista.',
  'scim-connections-too-many': 'Você pode adicionar até {limit} conexões de diretório. Exclua uma primeiro.',
  'scim-groups-above-own':
    'Há grupos desta conexão com funções acima da sua. Peça a um administrador que tenha pelo menos essas funções.',
  'scim-request-not-found': 'Esta solicitação não está mais no registro. Recarregue a lista.',
  'scim-token-not-found': 'Este token não existe mais. Recarregue a lista.',
  'sso-metadata-unreachable':
    'Não foi possível ler os metadados nesta URL. Verifique se ela é pública ou envie o arquivo de metadados.',
  'sso-incomplete':
    'Esta conexão ainda não pode ser ativada. Primeiro informe os valores do seu provedor de identidade que faltam.',
  'sso-domain-required': 'Primeiro informe o domínio da sua organização.',
  'sso-illegal-state': 'Primeiro salve o domínio da conexão SAML e depois verifique-o.',
  'sso-domain-not-found': 'Este domínio não faz mais parte da conexão. Recarregue a página.',
  'sso-domain-public':
    'Qualquer pessoa pode ter um endereço em {domain}, por isso ele não serve para o logon único. Adicione um domínio da sua organização.',
  'sso-domain-taken':
    '{domain} já está em uso para o logon único. Remova-o de lá primeiro ou fale com o suporte se ele pertencer à sua organização.',
  'sso-domain-repeated': 'Esta conexão já tem {domain}. Verifique-o na lista de domínios.',
  'sso-domains-too-many': 'Uma conexão pode ter até {limit} domínios. Remova um primeiro.',
  'sso-domain-unproved':
    'O registro TXT não foi encontrado em _portico.{domain} nem em {domain}. Confira-o e tente de novo: as mudanças de DNS podem levar até 48 horas.',
  'sso-domain-unreachable': 'Os servidores DNS de {domain} não responderam. Tente de novo em alguns minutos.',
  'sso-group-not-found': 'Este mapeamento de grupo não existe mais. Recarregue a página.',
  'sso-group-taken': 'O grupo “{value}” já está mapeado. Altere as funções dele.',
  'sso-groups-too-many': 'Uma conexão pode mapear até {limit} grupos. Remova um primeiro.',
  'sso-enforcement-own-sign-in':
    'Entre uma vez por esta conexão antes de exigi-la ou conceda acesso de emergência a si mesmo.',
  'sso-emergency-required':
    'Primeiro, escolha pelo menos um administrador com senha e MFA para o acesso de emergência.',
  'sso-emergency-last':
    'Este é o último administrador com acesso de emergência. Conceda-o primeiro a outro administrador ou deixe de exigir o login único.',
  'sso-domain-not-ready':
    'O login único não pode ser exigido para {domain}. Primeiro, valide o domínio e ative a conexão dele.',
  'recommendation-not-applicable':
    'Esta recomendação não se aplica mais ou não pode ser aplicada aqui. Recarregue a página.',
  'recommendation-undo-expired': 'Isso não pode mais ser desfeito. Altere a configuração na guia dela.',
  'changed-meanwhile':
    'Outro administrador alterou isto enquanto você editava, por isso suas alterações não foram salvas. Revise os novos valores e salve novamente.',
  'billing-busy': 'Outra alteração desta assinatura está em andamento. Tente novamente em instantes.',
  'billing-vendor-only': 'Somente o fornecedor pode decidir onde o faturamento é gerenciado. Fale com o suporte.',
  'billing-customer-not-found':
    'O provedor de pagamentos ainda não conhece esta organização. Adicione primeiro uma forma de pagamento.',
  'subscription-not-active': 'Esta assinatura não está ativa. Recarregue a página.',
  'cancellation-pending': 'Esta assinatura já foi cancelada e termina no fim do período.',
  'cancellation-not-pending': 'Esta assinatura não foi cancelada, portanto não há cancelamento a desfazer.',
  'plan-not-for-sale': 'Este plano não pode ser comprado aqui. Fale com a equipe de vendas.',
  'plan-currency-differs': 'Este plano é vendido em uma moeda diferente da sua. Fale com o suporte.',
  'plan-downgrade-refused': 'Você não pode mudar por conta própria para um plano de menor preço. Fale com o suporte.',
  'plan-cancellation-refused': 'Você não pode cancelar a assinatura por conta própria. Fale com o suporte.',
  'price-expired':
    'O preço que você confirmou foi exibido há mais de dez minutos. Nada foi cobrado. Confira o preço novamente.',
  'price-changed': 'O preço mudou desde que foi exibido. Nada foi cobrado. Confira o preço novamente.',
  'payment-overdue': 'Há um pagamento em atraso. Primeiro, atualize a forma de pagamento e depois mude de plano.',
  'payment-method-not-found': 'Esta forma de pagamento não existe mais. Recarregue a página.',
  'payment-method-missing': 'Adicione primeiro uma forma de pagamento. Nada foi cobrado.',
  'payment-declined': 'O cartão foi recusado. Nada foi cobrado. Tente outro cartão ou fale com seu banco.',
  'payment-insufficient-funds': 'O cartão não tem saldo suficiente. Nada foi cobrado. Tente outro cartão.',
  'payment-card-expired': 'O cartão está vencido. Nada foi cobrado. Use outro cartão.',
  'payment-authentication-failed':
    'Seu banco não conseguiu confirmar sua identidade. Nada foi cobrado. Tente novamente.',
  'setup-intent-not-found': 'A adição deste cartão demorou demais ou foi concluída em outro lugar. Comece novamente.',
  'test-card-unknown': 'Este não é um cartão de teste. Use 4242 4242 4242 4242 e nunca informe um cartão real aqui.',
  'vat-id-invalid': 'Este número de IVA não é válido no país dele. Confira as letras e os números.',
  'invoice-not-found': 'Esta fatura não existe mais. Recarregue a página.',
  'payment-provider-failed':
    'O provedor de pagamentos não conseguiu concluir isto. Tente mais tarde ou entre em contato com o suporte.',
  'payment-provider-busy': 'O provedor de pagamentos está ocupado. Tente novamente em instantes.',
  'payment-provider-unreachable':
    'O provedor de pagamentos não respondeu a tempo. Recarregue a página para ver o que foi feito e tente novamente.',
  'sub-accounts-off': 'Esta conta não pode ter subcontas. Um administrador da conta principal pode ativá-las.',
  'account-not-found': 'Esta conta não existe mais ou você não tem acesso a ela. Recarregue a lista.',
  'account-id-taken': 'Já existe uma conta com este ID. Use outro ID.',
  'account-alias-taken': 'Outra conta usa este alias. Use outro alias.',
  'account-holds-none': 'A conta principal não pode ter subcontas. Primeiro, permita que ela gerencie subcontas.',
  'account-too-deep': 'Não é possível criar mais níveis de contas. Escolha uma conta principal de nível superior.',
  'account-access-always':
    'Todos nesta conta podem acessar as subcontas dela. Primeiro, altere essa configuração da conta.',
  'application-not-found': 'Sua organização não tem este aplicativo. Recarregue a lista.',
  'already-invited': 'Este usuário já tem um convite pendente. Nada foi alterado.',
  'invitation-ended':
    'O acesso oferecido por este convite expirou. Convide o usuário novamente com uma nova data de validade.',
  'email-repeated': 'Este e-mail está na lista mais de uma vez. Ele recebe um único convite.',
  'temporary-users-off': 'A expiração do acesso está desativada. Um operador pode ativá-la.',
  'invite-links-off': 'Os links de convite estão desativados. Convide usuários por e-mail.',
  'invite-link-not-found': 'Você não tem um link de convite. Primeiro, crie um.',
  'bulk-invitation-not-found': 'Esta lista de convites não existe mais. Recarregue a página.',
  'too-many-invitations':
    'Esta conta atingiu o limite de {points} convites por e-mail por dia. Convide os demais amanhã ou fale com o suporte.',
  'new-tenant-invitations':
    'Para evitar spam, organizações novas podem enviar {points} convites por dia até: {until}. Convide os demais amanhã ou fale com o suporte.',
  'bulk-invitation-running':
    'Outra lista de convites ainda está sendo enviada. Espere até que termine e tente novamente.',
  'bulk-invitation-settled':
    'É possível desfazer convites por 10 minutos, e esse tempo já passou. Remova os usuários um a um.',
  'api-token-wrong':
    'O ID do cliente ou o segredo está incorreto, ou o token de API foi excluído. Confira ambos ou crie um novo token.',
  'api-token-ended':
    'Este token de API não é mais válido: foi excluído, expirou ou o proprietário perdeu o acesso. Crie um novo.',
  'api-token-refresh-ended':
    'Este token de atualização já foi usado, expirou ou teve o token de API excluído. Troque o ID do cliente e o segredo novamente.',
  'api-token-not-found': 'Este token de API não existe mais. Recarregue a lista.',
  'api-tokens-too-many': 'Você atingiu o limite de {limit} tokens. Exclua um de que não precisa mais.',
  'machine-refused': 'Somente um usuário que entrou pode fazer isso. Tokens de API não são aceitos.',
  'vendor-credentials-wrong':
    'O ID do cliente ou o segredo está incorreto. Confira ambos nas configurações do seu ambiente.',
  'password-wrong': 'A senha atual está incorreta. Sua senha não foi alterada.',
  'picture-missing': 'Envie uma imagem no campo de formulário chamado image.',
  'picture-unreadable': 'Não conseguimos ler esta imagem. Use um arquivo JPEG, PNG, WebP, GIF ou AVIF.',
  'picture-unreachable':
    'Não conseguimos carregar uma imagem deste URL. Verifique se ele é público ou envie o arquivo.',
  'picture-dimensions': 'Esta imagem tem mais de {limit} megapixels. Use uma menor.',
  'picture-too-large': 'Esta imagem tem mais de {limit}. Use uma menor.',
  'email-unchanged': 'Este já é seu endereço de e-mail. Digite um novo.',
  'email-taken': 'Este endereço de e-mail já está em uso. Use outro.',
  'user-not-found': 'Este usuário não existe mais. Recarregue a lista.',
  'user-without-email':
    'Este usuário não tem endereço de e-mail, por isso não podemos enviar uma redefinição de senha.',
  'user-name-not-found': 'Nenhum usuário aqui tem este nome de usuário. Recarregue a lista.',
  'user-name-needed':
    'Este usuário não tem endereço de e-mail e precisa deste nome de usuário para entrar. Altere o nome de usuário.',
  'user-name-elsewhere':
    'Este usuário entra em outras organizações com o mesmo nome de usuário. Só ele pode alterá-lo.',
  'tenant-not-found': 'Esta organização não existe ou você não é membro dela. Escolha outra.',
  'role-not-found': 'Uma destas funções não existe mais. Recarregue a lista e escolha novamente.',
  'role-above-own': 'Você não pode atribuir funções acima da sua. Escolha outra função.',
  'last-admin':
    'Este é o último usuário que pode gerenciar usuários aqui. Primeiro, torne outro usuário administrador.',
  'not-yourself': 'Você não pode fazer isso com sua própria conta. Peça a outro administrador.',
  'person-above-own':
    'Este usuário tem uma função acima da sua. Peça a um administrador que tenha pelo menos a mesma função.',
  'policy-not-found': 'Esta política não existe. Recarregue a página.',
  'policy-not-provisional': 'Esta alteração não está mais aguardando confirmação. Recarregue a página.',
  'policy-confirm-needs-sign-in': 'Entre novamente para confirmar esta alteração: sua sessão começou antes dela.',
  'session-unknown': 'Esta sessão já terminou ou não é sua. Recarregue a lista.',
  'already-member': 'Este usuário já é membro da organização. Nada foi alterado.',
  'not-entitled': 'Seu plano não inclui isso. Peça à pessoa que gerencia sua assinatura que faça o upgrade.',
  'plan-not-found': 'Nenhum plano tem esta chave. Os planos são definidos na configuração.',
  'feature-not-found': 'Nenhum recurso tem esta chave. Os recursos são definidos na configuração.',
  'grant-not-found': 'Esta concessão não existe ou foi revogada. Recarregue a lista.',
  'meter-not-found': 'Nenhum medidor tem a chave {meter}. Os medidores são definidos na configuração.',
  'usage-event-conflict': '{field}: o evento {id} já foi registrado com outro conteúdo. Nada foi registrado.',
  'usage-event-outside-window': '{field}: são aceitos eventos de {from} a {until}. Nada foi registrado.',
  'metadata-not-found': 'metadados não encontrados: {entity}',
  'ip-metadata-not-found': 'metadados do IP não encontrados',
  'notification-not-found': 'Esta notificação não existe mais. Recarregue a lista.',
  'metadata-key-unsafe': 'Esta chave de metadados é reservada. Use outra chave.',
  'invalid-grant':
    'Este código ou token é inválido: já foi usado, expirou ou pertence a outro cliente. Entre novamente.',
  'invalid-client': 'O ID do cliente ou o segredo está incorreto.',
  'unsupported-grant-type': 'Tipo de concessão não aceito. Use authorization_code ou refresh_token.',
};
