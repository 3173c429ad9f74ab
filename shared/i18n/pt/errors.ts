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
    'Um diretório gerencia o nome, o telefone e o nome de usuário deste usuário. Faça a alteração lá.',
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
  'restriction-locks-out': 'Nada foi salvo, porque esta alteração bloquearia o seu acesso. Permita {value} primeiro.',
  'restrictions-too-many': 'A lista está cheia: ela comporta até {limit} entradas. Remova algumas primeiro.',
  'changed-meanwhile':
    'Outro administrador alterou isto enquanto você editava, por isso suas alterações não foram salvas. Revise os novos valores e salve novamente.',
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
  'session-unknown': 'Esta sessão já terminou ou não é sua. Recarregue a lista.',
  'already-member': 'Este usuário já é membro da organização. Nada foi alterado.',
  'not-entitled': 'Seu plano não inclui isso. Peça à pessoa que gerencia sua assinatura que faça o upgrade.',
  'plan-not-found': 'Nenhum plano tem esta chave. Os planos são definidos na configuração.',
  'feature-not-found': 'Nenhum recurso tem esta chave. Os recursos são definidos na configuração.',
  'grant-not-found': 'Esta concessão não existe ou foi revogada. Recarregue a lista.',
  'metadata-not-found': 'metadados não encontrados: {entity}',
  'ip-metadata-not-found': 'metadados do IP não encontrados',
  'notification-not-found': 'Esta notificação não existe mais. Recarregue a lista.',
  'metadata-key-unsafe': 'Esta chave de metadados é reservada. Use outra chave.',
  'invalid-grant':
    'Este código ou token é inválido: já foi usado, expirou ou pertence a outro cliente. Entre novamente.',
  'invalid-client': 'O ID do cliente ou o segredo está incorreto.',
  'unsupported-grant-type': 'Tipo de concessão não aceito. Use authorization_code ou refresh_token.',
};
