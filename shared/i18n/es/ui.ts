import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const ui: TranslationOf<typeof english> = {
  close: 'Cerrar',
  copy: 'Copiar',
  copied: 'Copiado',
  copyTrace: 'Copiar ID de solicitud',
  trace: 'ID de solicitud: {traceId}',
  optional: 'opcional',
  tryAgain: 'Reintentar',
  undo: 'Deshacer',
  loading: 'Cargando…',
  notifications: 'Notificaciones',

  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  ruleMet: 'cumplida',
  ruleNotMet: 'no cumplida',
  strength: 'Seguridad {level} de 4',

  choose: 'Elige…',
  nothingFound: 'Sin resultados',
  removeChoice: 'Quitar {name}',
  showChoices: 'Mostrar opciones',
  clearSearch: 'Borrar búsqueda',
  pasteCut: 'Solo se pegaron los primeros {count} caracteres.',

  menu: 'Menú',
  breadcrumb: 'Ruta de navegación',
  moreActions: 'Más acciones de {name}',
  switchTenant: 'Cambiar de organización',
  findTenant: 'Buscar una organización',

  selectAll: 'Seleccionar todo en esta página',
  selectRow: 'Seleccionar {name}',
  selected: { one: '{count} seleccionado', many: '{count} seleccionados', other: '{count} seleccionados' },
  clearSelection: 'Borrar selección',
  actions: 'Acciones',
  open: 'Abrir {name}',

  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageRange: '{first}–{last} de {total}',
  rowsPerPage: 'Filas por página',

  confirmByTyping: 'Escribe {text} para confirmar',
};
