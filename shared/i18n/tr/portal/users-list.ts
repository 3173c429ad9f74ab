import type { portalUsersList as english } from '#shared/i18n/en/portal/users-list.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsersList: TranslationOf<typeof english> = {
  'users.groups': 'Gruplar',
  'users.noGroups': 'Yok',
  'users.managedBy': 'Yöneten',
  'users.managedHere': 'Yönetim portalı',
  'users.managedDirectory': 'Dizin',
  'users.statsWeek': { one: '{count} kişi bu hafta katıldı.', other: '{count} kişi bu hafta katıldı.' },
  'users.statsAdmins': {
    one: '{count} kişi kullanıcıları yönetebilir.',
    other: '{count} kişi kullanıcıları yönetebilir.',
  },
  'users.showAll': 'Tüm kullanıcılar',
  'users.showUnenrolled': 'İki adımlı doğrulaması olmayanlar',
  'users.showBreached': 'Parolası sızdırılanlar',
  'users.showInactive': '90 gündür etkin olmayanlar',
  'users.anyRole': 'Herhangi bir rol',
  'users.anyGroup': 'Herhangi bir grup',
  'users.clearFilters': 'Filtreleri temizle',
  'users.filteredTitle': 'Eşleşen kullanıcı yok',
  'users.filteredText': 'Bir filtreyi kaldırmayı deneyin.',
  'users.edit': 'Düzenle…',
  'users.editGroups': 'Grupları değiştir…',
  'users.signOut': 'Her yerde oturumu kapat',
  'users.didSignOut': '{name} için tüm oturumlar kapatıldı.',
  'bulk.didSignOut': {
    one: '{count} kullanıcının tüm oturumları kapatıldı.',
    other: '{count} kullanıcının tüm oturumları kapatıldı.',
  },
  'reset.waiting': '{name} için iki adımlı doğrulama sıfırlamasını ikinci bir yöneticinin onaylaması gerekiyor.',
  'reset.review': 'İsteği incele',
  'bulk.access': 'Rol ya da grup ekle…',
};
