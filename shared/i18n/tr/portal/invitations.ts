import type { portalInvitations as english } from '#shared/i18n/en/portal/invitations.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalInvitations: TranslationOf<typeof english> = {
  // a list: typed
  'list.title': 'Bir kullanıcı listesini {tenant} kuruluşuna davet et',
  'list.people': 'Kullanıcılar',
  'list.peopleHint':
    'Her satıra bir e-posta adresi ya da email, name, days ve roles içeren CSV satırları yazın. Sırayı değiştirmek için başlık satırı kullanın. Birden çok rolü ; ya da | ile ayırın.',
  'list.file': 'CSV dosyası seç…',
  'list.template': 'Şablonu indir',
  'list.fileWrong': 'Bu bir metin dosyası değil. CSV olarak dışa aktarıp yeniden deneyin.',
  'list.missing': 'En az bir e-posta adresi yapıştırın ya da dosya seçin.',
  'list.tooMany':
    'Bir listede en fazla {most} satır olabilir; bu listede {count} satır var. Daha küçük listelere bölün.',
  'list.time': 'Erişim bitişi',
  'list.forGood': 'Süresiz',
  'list.timeHint': 'Satırda gün sayısı varsa o geçerli olur.',
  'list.check': 'Listeyi kontrol et',
  'list.checking': 'Kontrol ediliyor…',

  // a list: tried
  'list.checkedTitle': 'Göndermeden önce gözden geçirin',
  'list.checkedText': 'Henüz davet gönderilmedi. Hangi satırların gösterileceğini seçin.',
  'list.new': { one: '{count} davet edilecek', other: '{count} davet edilecek' },
  'list.here': { one: '{count} zaten üye', other: '{count} zaten üye' },
  'list.invalid': { one: '{count} davet edilemez', other: '{count} davet edilemez' },
  'list.lines': 'Satırlar',
  'list.line': 'Satır {line}',
  'list.moreLines': { one: 've {count} satır daha', other: 've {count} satır daha' },
  'list.noLines': 'Yok.',
  'list.daysWrong': 'Gün sayısı 1 ile 3.650 arasında bir tam sayı olmalı.',
  'list.broken': 'Bu satırda bir tırnak işareti kapatılmamış.',
  'list.long': 'E-posta adresleri en fazla 254, adlar en fazla 200 karakter olabilir.',
  'list.unread': 'Şu sütunlar yok sayıldı: {columns}. email, name, days ve roles sütun adlarını kullanın.',
  'list.roleUnknown': '“{role}” ile eşleşen rol yok ya da birden fazla var. Bir rolün anahtarını kullanın.',
  'list.roleRefused': '“{role}” rolünü atayamazsınız.',
  'list.noRoles': 'Rol yok',
  'list.days': { one: '{count} gün', other: '{count} gün' },
  'list.back': 'Listeyi düzenle',
  'list.send': { one: '{count} kullanıcıyı davet et', other: '{count} kullanıcıyı davet et' },
  'list.sending': 'Gönderiliyor…',

  // a list: sent
  'list.doneTitle': 'Tüm davetler işlendi',
  'list.invited': { one: '{count} kullanıcı davet edildi.', other: '{count} kullanıcı davet edildi.' },
  'list.mails': { one: '{count} e-posta hâlâ gönderiliyor.', other: '{count} e-posta hâlâ gönderiliyor.' },
  'list.someFailed': { one: '{count} satır davet edilemedi:', other: '{count} satır davet edilemedi:' },
  'list.dayFull': 'Günlük sınıra ulaşıldı. Bu kullanıcıyı yarın davet edin.',
  'list.mailFailed': 'E-posta teslim edilemedi. Adresi kontrol edip daveti yeniden gönderin.',
  'list.goesOn': 'Bunu kapatabilirsiniz. Gönderim arka planda sürer, kullanıcılar sayfası ilerlemeyi gösterir.',
  'list.undo': 'Tüm davetleri geri al',
  'list.undoText':
    'Bu davetleri saat {time} olana kadar geri alabilirsiniz. Kabul etmiş kullanıcıların erişimi korunur.',
  'list.undoing': 'Geri alınıyor…',
  'list.undone': {
    one: '{count} davet iptal edildi. Bağlantıları artık çalışmaz.',
    other: '{count} davet iptal edildi. Bağlantıları artık çalışmaz.',
  },
  'list.undoneTitle': 'Davetler iptal edildi',
  'list.statusFailed': 'İlerleme yüklenemedi.',

  // the link
  'link.title': '{tenant} davet bağlantısı',
  'link.text':
    'Bağlantınıza sahip olan herkes kaydolup e-postasını onaylayarak {tenant} kuruluşuna katılabilir. {tenant} kuruluşundan ayrılırsanız bağlantı çalışmaz.',
  'link.none': 'Henüz davet bağlantınız yok.',
  'link.failed': 'Bağlantınız yüklenemedi.',
  'link.address': 'Bağlantınız',
  'link.copy': 'Bağlantıyı kopyala',
  'link.until': 'Bitiş: {time}.',
  'link.over': 'Bu bağlantının süresi doldu.',
  'link.expires': 'Geçerlilik süresi',
  'link.month': '30 gün',
  'link.roles': 'Bu bağlantıyla katılan kullanıcıların rolleri',
  'link.rolesHint': 'Seçmezseniz kullanıcılar varsayılan rolleri alır.',
  'link.tell': 'Biri bu bağlantıyla kaydolduğunda bana e-posta gönder',
  'link.make': 'Bağlantı oluştur',
  'link.making': 'Oluşturuluyor…',
  'link.made': 'Davet bağlantısı oluşturuldu.',
  'link.renew': '30 gün yenile',
  'link.renewed': 'Davet bağlantısı yenilendi. Bitiş: {time}.',
  'link.revoke': 'Bağlantıyı iptal et',
  'link.revokeTitle': 'Davet bağlantınız iptal edilsin mi?',
  'link.revokeText':
    'Artık kimse bu bağlantıyla {tenant} kuruluşuna katılamaz. Katılmış kullanıcıların erişimi korunur. Yeni bağlantının URL’si farklı olur.',
  'link.revokeKeep': 'İptal',
  'link.revoking': 'İptal ediliyor…',
  'link.revoked': 'Davet bağlantısı iptal edildi.',

  // limited time
  'limit.title': '{name} için erişim süresi',
  'limit.text':
    'Süre dolduğunda {name} adlı kullanıcının {tenant} oturumu kapatılır; bir yönetici süreyi uzatana kadar oturum açamaz. Hiçbir şey silinmez.',
  'limit.time': 'Erişim süresi',
  'limit.custom': 'Özel gün sayısı',
  'limit.days': 'Gün',
  'limit.daysWrong': '1 ile 3.650 arasında bir tam sayı girin.',
  'limit.until': 'Bitiş: {time}.',
  'limit.save': 'Erişim süresi ayarla',
  'limit.saved': '{name} için erişim süresi ayarlandı. Bitiş: {time}.',
  'limit.ends': 'Erişim bitişi',
  'limit.endedText': '{name} adlı kullanıcının {tenant} erişiminin süresi doldu. Süreyi uzatın ya da kaldırın.',
};
