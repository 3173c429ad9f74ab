import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} kaldırma bekliyor', other: '{count} kaldırma bekliyor' },
  'provisioning.heldTitle': {
    one: 'Kaldırma isteği geldi: {count} kullanıcı ({provider}). İstek bekletiliyor.',
    other: 'Kaldırma isteği geldi: {count} kullanıcı ({provider}). İstek bekletiliyor.',
  },
  'provisioning.heldSafe': 'Hepsinin erişimi sürüyor. Ne yapılacağına karar verin.',
  'provisioning.heldReader':
    'Hepsinin erişimi sürüyor. Sağlama bağlantılarını değiştirebilen bir yönetici ne yapılacağına karar verir.',
  'provisioning.heldWhen': 'İlk istek: {first}. Son istek: {last}.',
  'provisioning.held': 'Bekleyen kaldırmalar',
  'provisioning.heldWhy':
    'Birkaç dakika içinde çok sayıda kaldırma çoğu zaman sağlayıcıdaki bir hatadır, örneğin silinen bir grup veya atama: {provider}.',
  'provisioning.approveMeans':
    'Onayla: kullanıcılar, sağlayıcının istediği gibi ({provider}), devre dışı bırakılır veya silinir. Oturumları kapatılır ve {tenant} erişimini kaybederler.',
  'provisioning.keepMeans': 'Koru: kullanıcılar erişimini korur ve sağlayıcıda yeniden etkin olur: {provider}.',
  'provisioning.approve': 'Onayla…',
  'provisioning.keepHeld': 'Koru…',
  'provisioning.approveAll': 'Tümünü onayla…',
  'provisioning.keepEach': 'Tümünü koru…',
  'provisioning.heldUser': 'Kullanıcı',
  'provisioning.heldRequest': 'İstenen',
  'provisioning.heldSince': 'Bekleme başlangıcı',
  'provisioning.held.deactivation': 'Devre dışı bırakma',
  'provisioning.held.deletion': 'Silme',
  'provisioning.heldTable': '{tenant} kuruluşundan kaldırılması bekleyen kullanıcılar',
  'provisioning.heldFailed': 'Bekleyen kaldırmalar yüklenemedi',
  'provisioning.heldNone': 'Bekleyen kaldırma yok.',
  'provisioning.findHeld': 'Kullanıcı bul',
  'provisioning.deactivateTitle': {
    one: '{count} kullanıcı devre dışı bırakılsın mı?',
    other: '{count} kullanıcı devre dışı bırakılsın mı?',
  },
  'provisioning.deleteHeldTitle': { one: '{count} kullanıcı silinsin mi?', other: '{count} kullanıcı silinsin mi?' },
  'provisioning.deactivateText':
    'Devre dışı bırakılan kullanıcıların oturumu hemen kapatılır ve {tenant} erişimi sona erer. Sağlayıcı onları yeniden etkinleştirebilir: {provider}.',
  'provisioning.deleteHeldText':
    'Silinen kullanıcıların oturumu hemen kapatılır ve {tenant} kuruluşundan kaldırılırlar. Bu işlem geri alınamaz.',
  'provisioning.deactivateConfirm': {
    one: '{count} kullanıcıyı devre dışı bırak',
    other: '{count} kullanıcıyı devre dışı bırak',
  },
  'provisioning.deleteHeldConfirm': { one: '{count} kullanıcıyı sil', other: '{count} kullanıcıyı sil' },
  'provisioning.approveConfirm': { one: '{count} kaldırmayı onayla', other: '{count} kaldırmayı onayla' },
  'provisioning.keepTitle': { one: '{count} kullanıcı kalsın mı?', other: '{count} kullanıcı kalsın mı?' },
  'provisioning.keepHeldText':
    '{tenant} erişimi sürer. Sağlayıcıdaki atamaları düzeltin, yoksa istek yinelenebilir: {provider}.',
  'provisioning.keepConfirm': { one: '{count} kullanıcı kalsın', other: '{count} kullanıcı kalsın' },
  'provisioning.deactivated': {
    one: '{count} kullanıcı devre dışı bırakıldı.',
    other: '{count} kullanıcı devre dışı bırakıldı.',
  },
  'provisioning.deletedHeld': { one: '{count} kullanıcı silindi.', other: '{count} kullanıcı silindi.' },
  'provisioning.approved': { one: '{count} kaldırma onaylandı.', other: '{count} kaldırma onaylandı.' },
  'provisioning.kept': { one: '{count} kullanıcı erişimini koruyor.', other: '{count} kullanıcı erişimini koruyor.' },
  'provisioning.decidedElsewhere': {
    one: '{count} kaldırma artık beklemiyordu: başka bir yerde karar verildi.',
    other: '{count} kaldırma artık beklemiyordu: başka bir yerde karar verildi.',
  },
};
