import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} kaldırma bekliyor', other: '{count} kaldırma bekliyor' },
  'provisioning.heldTitle': {
    one: 'Kaldırma isteği geldi: {count} kullanıcı ({provider}). İstek bekletiliyor.',
    other: 'Kaldırma isteği geldi: {count} kullanıcı ({provider}). İstek bekletiliyor.',
  },
  'provisioning.heldSafe': 'Hepsinin erişimi sürüyor. Ne yapılacağına karar verin.',
  'provisioning.heldWhen': 'İlk istek: {first}. Son istek: {last}.',
  'provisioning.held': 'Bekleyen kaldırmalar',
  'provisioning.heldWhy':
    'Birkaç dakika içinde çok sayıda kaldırma çoğu zaman sağlayıcıdaki bir hatadır, örneğin silinen bir grup veya atama: {provider}.',
  'provisioning.approveMeans': 'Onayla: kullanıcıların oturumu kapatılır ve {tenant} erişimini kaybederler.',
  'provisioning.rejectMeans': 'Reddet: kullanıcılar erişimini korur ve sağlayıcıda yeniden etkin olur: {provider}.',
  'provisioning.approve': 'Onayla',
  'provisioning.reject': 'Reddet',
  'provisioning.approveAll': 'Tümünü onayla…',
  'provisioning.rejectAll': 'Tümünü reddet…',
  'provisioning.heldUser': 'Kullanıcı',
  'provisioning.heldRequest': 'İstenen',
  'provisioning.heldSince': 'Bekleme başlangıcı',
  'provisioning.held.deactivation': 'Devre dışı bırakma',
  'provisioning.held.deletion': 'Silme',
  'provisioning.heldTable': '{tenant} kuruluşundan kaldırılması bekleyen kullanıcılar',
  'provisioning.heldFailed': 'Bekleyen kaldırmalar yüklenemedi',
  'provisioning.heldNone': 'Bekleyen kaldırma yok.',
  'provisioning.findHeld': 'Kullanıcı bul',
  'provisioning.approveTitle': { one: '{count} kullanıcı kaldırılsın mı?', other: '{count} kullanıcı kaldırılsın mı?' },
  'provisioning.approveText': '{tenant} erişimi, açık oturumlar dahil, hemen sona erer. Bu işlem geri alınamaz.',
  'provisioning.approveConfirm': { one: '{count} kullanıcı kaldır', other: '{count} kullanıcı kaldır' },
  'provisioning.rejectTitle': { one: '{count} kullanıcı kalsın mı?', other: '{count} kullanıcı kalsın mı?' },
  'provisioning.rejectText':
    '{tenant} erişimi sürer. Sağlayıcıdaki atamaları düzeltin, yoksa istek yinelenebilir: {provider}.',
  'provisioning.rejectConfirm': { one: '{count} kullanıcı kalsın', other: '{count} kullanıcı kalsın' },
  'provisioning.removed': { one: '{count} kullanıcı kaldırıldı.', other: '{count} kullanıcı kaldırıldı.' },
  'provisioning.kept': { one: '{count} kullanıcı erişimini koruyor.', other: '{count} kullanıcı erişimini koruyor.' },
};
