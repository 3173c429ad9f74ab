import type { portalProfileContacts as english } from '#shared/i18n/en/portal/profile-contacts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileContacts: TranslationOf<typeof english> = {
  'email.change': 'E-postayı değiştir',
  'email.title': 'E-postanızı değiştirin',
  'email.text': 'Yeni e-postanıza bir doğrulama kodu göndereceğiz. Kodu girene kadar hiçbir şey değişmez.',
  'email.new': 'Yeni e-posta adresi',
  'email.sent': '{email} adresine bir kod gönderdik.',
  'email.send': 'Kod gönder',
  'email.changed': 'E-posta değiştirildi: {email}.',
  'email.again': 'Başka bir e-posta kullan',

  'phones.title': 'Telefon numaraları',
  'phones.text':
    'Doğrulama kodları ve hesap kurtarma için kullanılır. Yalnızca onaylanmış numaraları kullanabilirsiniz.',
  'phones.failed': 'Telefon numaralarınız yüklenemedi',
  'phones.none': 'Henüz telefon numarası yok.',
  'phones.add': 'Telefon numarası ekle',
  'phones.confirmed': 'Onaylandı',
  'phones.notConfirmed': 'Onaylanmadı',
  'phones.confirm': 'Onayla',
  'phones.confirmOf': '{number} numarasını onayla',
  'phones.remove': 'Kaldır',
  'phones.removeOf': '{number} numarasını kaldır',
  'phones.addTitle': 'Telefon numarası ekle',
  'phones.addText': 'Kısa mesajla bir doğrulama kodu göndereceğiz.',
  'phones.confirmTitle': '{number} numarasını onayla',
  'phones.removeTitle': '{number} kaldırılsın mı?',
  'phones.codeSent': '{number} numarasına gönderdiğimiz 6 haneli kodu girin.',
  'phones.removeText':
    'Kaldırmak için {number} numarasına gönderdiğimiz 6 haneli kodu girin. Bu numaraya bir daha kod göndermeyeceğiz.',
  'phones.removeMailText':
    'Bu numara hiç onaylanmadığı için kodu {email} adresine gönderdik. Numarayı kaldırmak için kodu girin.',
  'phones.removeAction': 'Numarayı kaldır',
  'phones.sending': 'Gönderiliyor…',
  'phones.added': '{number} onaylandı.',
  'phones.removed': '{number} kaldırıldı.',

  'history.title': 'Oturum açma geçmişi',
  'history.text': 'Hesabınızdaki son oturum açmalar ve denemeler.',
  'history.failed': 'Oturum açma geçmişiniz yüklenemedi',
  'history.none': 'Henüz oturum açma yok.',
  'history.signed-in': 'Oturum açıldı',
  'history.refused': 'Yanlış parola ya da kod',
  'history.locked': 'Çok fazla yanlış parola nedeniyle kilitlendi',
  'history.older': 'Daha eskileri göster',
};
