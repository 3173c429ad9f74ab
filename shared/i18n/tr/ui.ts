import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const ui: TranslationOf<typeof english> = {
  close: 'Kapat',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyTrace: 'İstek kimliğini kopyala',
  trace: 'İstek kimliği: {traceId}',
  optional: 'isteğe bağlı',
  tryAgain: 'Yeniden dene',
  undo: 'Geri al',
  loading: 'Yükleniyor…',
  notifications: 'Bildirimler',

  showPassword: 'Parolayı göster',
  hidePassword: 'Parolayı gizle',
  ruleMet: 'karşılandı',
  ruleNotMet: 'karşılanmadı',
  strength: 'Güç: {level}/4',

  choose: 'Seçin…',
  nothingFound: 'Sonuç yok',
  removeChoice: 'Kaldır: {name}',
  showChoices: 'Seçenekleri göster',
  clearSearch: 'Aramayı temizle',
  pasteCut: 'Yalnızca ilk {count} karakter yapıştırıldı.',

  menu: 'Menü',
  breadcrumb: 'İçerik haritası',
  moreActions: 'Diğer işlemler: {name}',
  switchTenant: 'Kuruluş değiştir',
  findTenant: 'Kuruluş bul',

  selectAll: 'Bu sayfadakilerin tümünü seç',
  selectRow: 'Seç: {name}',
  selected: { one: '{count} seçildi', other: '{count} seçildi' },
  clearSelection: 'Seçimi temizle',
  actions: 'İşlemler',
  open: 'Aç: {name}',

  pages: 'Sayfalar',
  previousPage: 'Önceki sayfa',
  nextPage: 'Sonraki sayfa',
  pageRange: '{first}–{last} / {total}',
  rowsPerPage: 'Sayfa başına satır',

  confirmByTyping: 'Onaylamak için {text} yazın',
};
