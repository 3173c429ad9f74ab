import type { portalUserNames as english } from '#shared/i18n/en/portal/user-names.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserNames: TranslationOf<typeof english> = {
  'userName.label': 'Kullanıcı adı',
  'userName.none': 'Yok',
  'userName.ownHint': 'Kullanıcı adınız ya da e-postanızla oturum açabilirsiniz.',
  'userName.ownHintAlone': 'Kullanıcı adınızla oturum açarsınız.',
  'userName.byAdmin':
    'Kullanıcı adınız ya da e-postanızla oturum açabilirsiniz. Kullanıcı adınızı değiştirmesini bir yöneticiden isteyin.',
  'userName.give': 'Kullanıcı adı ayarla…',
  'userName.choose': 'Kullanıcı adı seç…',
  'userName.change': 'Kullanıcı adını değiştir…',
  'userName.remove': 'Kullanıcı adını kaldır…',
  'userName.title': '{name} için kullanıcı adı',
  'userName.ownTitle': 'Kullanıcı adınız',
  'userName.rule': '3 ile 64 arası harf, rakam, nokta, kısa çizgi ya da alt çizgi. Bir harf ya da rakamla başlayın.',
  'userName.text':
    '{name} bu kullanıcı adıyla ya da e-postasıyla oturum açabilir. Kullanıcı adlarında büyük/küçük harf fark etmez.',
  'userName.ownText':
    'Bu kullanıcı adıyla ya da e-postanızla oturum açabilirsiniz. Kullanıcı adlarında büyük/küçük harf fark etmez.',
  'userName.taken': 'Bu kullanıcı adı alınmış. Başka bir ad kullanın.',
  'userName.saved': '{name} için kullanıcı adı değiştirildi: {username}.',
  'userName.ownSaved': 'Kullanıcı adı değiştirildi: {username}.',
  'userName.useTheirs': 'Yeni kullanıcı adını kullan',
  'userName.removeTitle': '“{username}” kullanıcı adı kaldırılsın mı?',
  'userName.removeText': '{name} artık {email} ile oturum açacak. {username} kullanıcı adını o zaman herkes alabilir.',
  'userName.ownRemoveText': 'Artık {email} ile oturum açacaksınız. {username} kullanıcı adını o zaman herkes alabilir.',
  'userName.removeAction': 'Kullanıcı adını kaldır',
  'userName.removeKeep': 'İptal',
  'userName.removing': 'Kaldırılıyor…',
  'userName.removed': '{name} için kullanıcı adı kaldırıldı.',
  'userName.ownRemoved': 'Kullanıcı adı kaldırıldı.',
};
