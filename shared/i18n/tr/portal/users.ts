import type { portalUsers as english } from '#shared/i18n/en/portal/users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
import { portalPeople } from './people.ts';

export const portalUsers: TranslationOf<typeof english> = {
  'page.users': 'Kullanıcılar',
  ...portalPeople,
  // users
  'users.title': 'Kullanıcılar',
  'users.count': {
    one: '{count} kullanıcı {tenant} kuruluşuna erişebiliyor.',
    other: '{count} kullanıcı {tenant} kuruluşuna erişebiliyor.',
  },
  'users.invite': 'Kullanıcı davet et',
  'users.search': 'Ad ya da e-posta',
  'users.searchLabel': 'Kullanıcıları ada ya da e-postaya göre ara',
  'users.user': 'Kullanıcı',
  'users.roles': 'Roller',
  'users.joined': 'Katılma',
  'users.lastSeen': 'Son görülme',
  'users.status': 'Durum',
  'users.active': 'Etkin',
  'users.invited': 'Davet edildi',
  'users.disabled': 'Devre dışı',
  'users.locked': 'Kilitli',
  'users.noRoles': 'Rol yok',
  'users.actions': 'İşlemler: {name}',
  'users.more': 'Diğer işlemler',
  'users.select': 'Seç: {name}',
  'users.selectAll': 'Bu sayfadaki tüm kullanıcıları seç',
  'users.table': '{tenant} kullanıcıları',
  'users.emptyTitle': 'Henüz kullanıcı yok',
  'users.emptyText': 'Kullanıcıları e-postayla davet edin. Bu listede hemen görünürler.',
  'users.searched': 'Adlarda, e-posta adreslerinde ve kullanıcı adlarının başında arandı.',
  'users.failedTitle': 'Kullanıcılar yüklenemedi',
  'users.perPage': 'Sayfa başına {count}',

  // users: actions
  'users.open': 'Aç: {name}',
  'users.editRoles': 'Rolleri değiştir…',
  'users.disable': 'Devre dışı bırak',
  'users.enable': 'Yeniden etkinleştir',
  'users.resend': 'Daveti yeniden gönder',
  'users.resetPassword': 'Parola sıfırlama gönder',
  'users.impersonate': 'Adına işlem yap…',
  'users.remove': 'Kaldır…',
  'users.removeFrom': '{tenant} kuruluşundan kaldır…',
  'users.removeTitle': '{name}, {tenant} kuruluşundan kaldırılsın mı?',
  'users.removeText':
    '{name}, {tenant} erişimini ve oradaki tüm rollerini hemen kaybeder. Başka bir kuruluşun üyesi değilse hesabı silinir.',
  'users.removeAction': 'Kaldır: {name}',
  'users.removeKeep': 'İptal',
  'users.removing': 'Kaldırılıyor…',
  'users.removed': '{name}, {tenant} kuruluşundan kaldırıldı.',
  'users.didDisable': '{name} devre dışı bırakıldı ve oturumları kapatıldı.',
  'users.didEnable': '{name} yeniden etkinleştirildi.',
  'users.didResend': 'Davet gönderildi: {name}.',
  'users.didResetPassword': 'Parola sıfırlama e-postası {name} kişisine gönderildi.',
  'users.didChangeRoles': '{name} rolleri güncellendi.',
  'users.reverted': '{name} güncellenemedi. Hiçbir şey değişmedi.',
  'users.others': { one: '{count} tane daha', other: '{count} tane daha' },
  'users.selfText': 'Bu sizsiniz. Erişiminizi değiştirmesini başka bir yöneticiden isteyin.',

  // users: drawer
  'user.joined': 'Katılma',
  'user.lastSeen': 'Son görülme',
  'user.status': 'Durum',
  'user.lockedText':
    'Çok fazla yanlış parola girildiği için kilitlendi. Hesabın kilidi otomatik olarak ya da e-postayla gönderdiğimiz bağlantıyla açılır.',
  'user.invitedText': 'Bu kullanıcı daveti henüz kabul etmedi.',
  'user.disabledText': 'Devre dışı bırakılan kullanıcılar {tenant} kuruluşunda oturum açamaz. Rollerini korurlar.',

  // users: roles
  'roles.title': '{name} rolleri',
  'roles.text': 'Roller, {name} adlı kullanıcının {tenant} kuruluşunda neler yapabileceğini belirler.',
  'roles.save': 'Rolleri kaydet',
  'roles.none': 'Rolü olmadan {name} oturum açabilir ama hiçbir izni olmaz.',
  'roles.find': 'Rol bul',
  'roles.failed': 'Roller yüklenemedi.',
  'roles.changedElsewhere':
    'Siz düzenlerken {name} rolleri değişti: {roles}. Kaydederseniz bu değişikliklerin üzerine yazılır.',
  'roles.useTheirs': 'Yeni rolleri kullan',

  // users: invitation
  'invite.title': '{tenant} kuruluşuna kullanıcı davet et',
  'invite.emails': 'E-posta adresleri',
  'invite.emailsHint': 'Adresleri virgül, boşluk ya da satır sonuyla ayırın.',
  'invite.name': 'Ad',
  'invite.roles': 'Roller',
  'invite.send': { one: '{count} davet gönder', other: '{count} davet gönder' },
  'invite.sendNone': 'Davetleri gönder',
  'invite.sending': 'Gönderiliyor…',
  'invite.missing': 'En az bir e-posta adresi girin.',
  'invite.wrong': 'Geçerli bir e-posta adresi değil: {emails}.',
  'invite.allMembers': 'Bu kullanıcıların tümü zaten üye.',
  'invite.chips': 'Davet edilecek adresler',
  'invite.state.new': 'Yeni',
  'invite.state.invited': 'Davet edildi, yeniden gönderilir',
  'invite.state.member': 'Zaten üye',
  'invite.state.wrong': 'Geçersiz adres',
  'invite.removeAddress': '{email} adresini kaldır',
  'invite.sent': { one: '{count} davet gönderildi.', other: '{count} davet gönderildi.' },
  'invite.progress': '{done}/{count} gönderildi',
  'invite.someFailed': { one: '{count} davet gönderilemedi:', other: '{count} davet gönderilemedi:' },

  // users: several
  'bulk.resend': 'Davetleri yeniden gönder',
  'bulk.removeTitle': {
    one: '{count} kullanıcı {tenant} kuruluşundan kaldırılsın mı?',
    other: '{count} kullanıcı {tenant} kuruluşundan kaldırılsın mı?',
  },
  'bulk.removeText': '{names}, {tenant} erişimini ve oradaki tüm rollerini hemen kaybeder.',
  'bulk.removeAction': { one: '{count} kullanıcıyı kaldır', other: '{count} kullanıcıyı kaldır' },
  'bulk.removeKeep': { one: 'İptal', other: 'İptal' },
  'bulk.didDisable': {
    one: '{count} kullanıcı devre dışı bırakıldı.',
    other: '{count} kullanıcı devre dışı bırakıldı.',
  },
  'bulk.didEnable': {
    one: '{count} kullanıcı yeniden etkinleştirildi.',
    other: '{count} kullanıcı yeniden etkinleştirildi.',
  },
  'bulk.didRemove': { one: '{count} kullanıcı kaldırıldı.', other: '{count} kullanıcı kaldırıldı.' },
  'bulk.didResend': { one: '{count} davet gönderildi.', other: '{count} davet gönderildi.' },
  'bulk.failed': {
    one: '{count} kullanıcı güncellenemedi: {reasons}',
    other: '{count} kullanıcı güncellenemedi: {reasons}',
  },
};
