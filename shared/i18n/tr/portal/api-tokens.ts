import type { portalApiTokens as english } from '#shared/i18n/en/portal/api-tokens.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApiTokens: TranslationOf<typeof english> = {
  'page.apiTokens': 'API belirteçleri',
  'page.personalApiTokens': 'Kişisel API belirteçleri',
  'token.textTenant':
    'Uygulamaların {tenant} adına, seçtiğiniz izinlerle işlem yapması için API belirteçlerini kullanın.',
  'token.textUser':
    'Uygulamaların {tenant} kuruluşunda sizin adınıza işlem yapması için kişisel API belirteçlerini kullanın. İzinleri hiçbir zaman sizinkileri aşmaz.',
  'token.kinds': 'API belirteci türleri',
  'token.kind.clientCredentials': 'İstemci kimlik bilgileri',
  'token.kind.accessToken': 'Erişim belirteçleri',
  'token.about.clientCredentials':
    'Bir uygulamanın erişim belirteciyle takas ettiği istemci kimliği ve gizli anahtar. Erişim belirteçlerinin süresi 1 saat sonra dolar.',
  'token.about.accessToken': 'Bir uygulamanın her istekle gönderdiği uzun ömürlü gizli anahtar.',
  'token.new.clientCredentials': 'İstemci kimlik bilgileri oluştur',
  'token.new.accessToken': 'Erişim belirteci oluştur',
  'token.search': 'Açıklama ya da kimlik',
  'token.searchLabel': 'API belirteçlerini açıklamaya ya da kimliğe göre ara',
  'token.table.clientCredentials': 'İstemci kimlik bilgileri',
  'token.table.accessToken': 'Erişim belirteçleri',
  'token.description': 'Açıklama',
  'token.roles': 'Roller',
  'token.noRoles': 'Yok',
  'token.createdBy': 'Oluşturan',
  'token.gone': 'Eski üye',
  'token.created': 'Oluşturulma',
  'token.lastUsed': 'Son kullanım',
  'token.expires': 'Bitiş',
  'token.neverUsed': 'Hiçbir zaman',
  'token.endless': 'Hiçbir zaman',
  'token.daysLeft': { one: '{count} gün sonra', other: '{count} gün sonra' },
  'token.endsToday': 'Bugün',
  'token.ended': 'Süresi doldu: {date}',
  'token.failedTitle': 'API belirteçleri yüklenemedi',
  'token.emptyTitle.clientCredentials': 'Henüz istemci kimlik bilgisi yok',
  'token.emptyTitle.accessToken': 'Henüz erişim belirteci yok',
  'token.searched': 'Açıklamalarda ve kimliklerde arandı.',
  'token.actions': 'İşlemler: {name}',
  'token.delete': 'Sil…',

  // one of them
  'token.clientId': 'İstemci kimliği',
  'token.id': 'Kimlik',
  'token.rightsUser': '{tenant} kuruluşunda sizinle aynı izinler.',
  'token.rights': 'İzinler',
  'token.nothing': 'Yok. Bu belirtecin rolü ya da izni yok.',
  'token.how': 'Nasıl kullanılır',
  'token.how.clientCredentials':
    'İstemci kimliğini ve gizli anahtarı bu URL’ye gönderin. Yanıtta her isteğin Authorization üst bilgisi için bir access_token, sonrakini almak için bir refresh_token bulunur.',
  'token.how.accessToken': 'Gizli anahtarı her istekle birlikte bu üst bilgide gönderin.',

  // a new one
  'token.newTitle.clientCredentials': 'İstemci kimlik bilgileri oluştur',
  'token.newTitle.accessToken': 'Erişim belirteci oluştur',
  'token.descriptionHint': 'Belirtecin ne için olduğunu yazın, örneğin “Gecelik dışa aktarma”.',
  'token.descriptionMissing': 'Bir açıklama girin.',
  'token.days': 'Sürenin dolmasına kalan gün',
  'token.daysWrong': '1 ile 3.650 arasında bir tam sayı girin ya da boş bırakın.',
  'token.endsOn': 'Bitiş: {date}. Süresiz bir belirteç için boş bırakın.',
  'token.endsNever': 'Süresiz.',
  'token.rolesLabel': 'İzinler',
  'token.rolesHint': 'Yalnızca gereken izinleri verin.',
  'token.findRole': 'Rol bul',
  'token.rolesFailed': 'Roller yüklenemedi.',
  'token.morePermissions': 'Tek tek izinler',
  'token.choosePermission': 'İzin bul',
  'token.rightsMissing': 'En az bir rol ya da izin seçin.',
  'token.create': 'Belirteç oluştur',
  'token.creating': 'Oluşturuluyor…',
  'token.fields': 'yeni belirteç',

  // its secret
  'token.secretTitle': '“{name}” gizli anahtarını kaydedin',
  'token.secretText': 'Şimdi kopyalayın: bir daha göremeyeceksiniz. Parola gibi saklayın.',
  'token.secret': 'Gizli anahtar',
  'token.copySecret': 'Gizli anahtarı kopyala',
  'token.copyClientId': 'İstemci kimliğini kopyala',
  'token.copied': 'Kopyalandı',
  'token.secretSaved': 'Gizli anahtarı kaydettim',

  // its end
  'token.deleteTitle': '“{name}” belirteci silinsin mi?',
  'token.deleteUsed':
    'Bu belirteci kullanan uygulamalar erişimini hemen kaybeder. Son kullanım: {when}. Bu işlem geri alınamaz.',
  'token.deleteUnused':
    'Bu belirteç hiç kullanılmadı. Belirtece sahip uygulamalar erişimini hemen kaybeder. Bu işlem geri alınamaz.',
  'token.deleteAction': 'Belirteci sil',
  'token.deleteKeep': 'İptal',
  'token.deleting': 'Siliniyor…',
  'token.deleted': '“{name}” belirteci silindi.',
  'token.reverted': '“{name}” silinemedi. Hiçbir şey değişmedi.',
};
