import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const ui: TranslationOf<typeof english> = {
  close: 'Fechar',
  copy: 'Copiar',
  copied: 'Copiado',
  copyTrace: 'Copiar ID da solicitação',
  trace: 'ID da solicitação: {traceId}',
  optional: 'opcional',
  tryAgain: 'Tentar novamente',
  undo: 'Desfazer',
  loading: 'Carregando…',
  notifications: 'Notificações',

  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  ruleMet: 'atendida',
  ruleNotMet: 'não atendida',
  strength: 'Força {level} de 4',

  choose: 'Escolha…',
  nothingFound: 'Nenhum resultado',
  removeChoice: 'Remover {name}',
  showChoices: 'Mostrar opções',
  clearSearch: 'Limpar pesquisa',
  pasteCut: 'Somente os primeiros {count} caracteres foram colados.',

  menu: 'Menu',
  breadcrumb: 'Navegação estrutural',
  moreActions: 'Mais ações de {name}',
  switchTenant: 'Mudar de organização',
  findTenant: 'Buscar uma organização',

  selectAll: 'Selecionar tudo nesta página',
  selectRow: 'Selecionar {name}',
  selected: { one: '{count} selecionado', many: '{count} selecionados', other: '{count} selecionados' },
  clearSelection: 'Limpar seleção',
  actions: 'Ações',
  open: 'Abrir {name}',

  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  pageRange: '{first}–{last} de {total}',
  rowsPerPage: 'Linhas por página',

  confirmByTyping: 'Digite {text} para confirmar',
};
