import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': 'Aplicativos',
  'users.applications': 'Aplicativos…',
  'apps.title': 'Aplicativos de {name}',
  'apps.text': 'Escolha em quais aplicativos de {tenant} {name} pode entrar.',
  'apps.choose': 'Aplicativos',
  'apps.free': 'Todos em {tenant} têm acesso.',
  'apps.none': 'Nenhum',
  'apps.nothing': '{tenant} não tem aplicativos atribuídos a usuários individuais.',
  'apps.failed': 'Não foi possível carregar os aplicativos.',
  'apps.assignFailed': 'Não foi possível atribuir os aplicativos. Tente novamente ou fale com o suporte.',
  'apps.save': 'Salvar aplicativos',
  'apps.saved': 'Aplicativos de {name} atualizados.',
};
