import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const ui: TranslationOf<typeof english> = {
  close: '閉じる',
  copy: 'コピー',
  copied: 'コピーしました',
  copyTrace: 'リクエスト ID をコピー',
  trace: 'リクエスト ID: {traceId}',
  optional: '任意',
  tryAgain: '再試行',
  undo: '元に戻す',
  loading: '読み込んでいます…',
  notifications: '通知',

  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを非表示',
  ruleMet: '条件を満たしています',
  ruleNotMet: '条件を満たしていません',
  strength: '強度 {level}/4',

  choose: '選択…',
  nothingFound: '結果はありません',
  removeChoice: '{name} を削除',
  showChoices: '選択肢を表示',
  clearSearch: '検索をクリア',
  pasteCut: '最初の {count} 文字だけが貼り付けられました。',

  menu: 'メニュー',
  breadcrumb: 'パンくずリスト',
  moreActions: '{name} のその他の操作',
  switchTenant: '組織を切り替え',
  findTenant: '組織を検索',

  selectAll: 'このページの項目をすべて選択',
  selectRow: '{name} を選択',
  selected: { other: '{count} 件を選択中' },
  clearSelection: '選択を解除',
  actions: '操作',
  open: '{name} を開く',

  pages: 'ページ',
  previousPage: '前のページ',
  nextPage: '次のページ',
  pageRange: '{total} 件中 {first}～{last} 件',
  rowsPerPage: '1 ページの行数',

  confirmByTyping: '確認のため {text} と入力してください',
};
