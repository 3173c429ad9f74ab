import type { portalUserNames as english } from '#shared/i18n/en/portal/user-names.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserNames: TranslationOf<typeof english> = {
  'userName.label': 'ユーザー名',
  'userName.none': 'なし',
  'userName.ownHint': 'ユーザー名またはメールアドレスでログインできます。',
  'userName.ownHintAlone': 'ユーザー名でログインします。',
  'userName.byAdmin': 'ユーザー名またはメールアドレスでログインできます。ユーザー名の変更は管理者に依頼してください。',
  'userName.give': 'ユーザー名を設定…',
  'userName.choose': 'ユーザー名を選択…',
  'userName.change': 'ユーザー名を変更…',
  'userName.remove': 'ユーザー名を削除…',
  'userName.title': '{name} のユーザー名',
  'userName.ownTitle': 'あなたのユーザー名',
  'userName.rule': '3～64 文字の英数字、ピリオド、ハイフン、アンダースコア。先頭は英数字にしてください。',
  'userName.text': '{name} は、このユーザー名またはメールアドレスでログインできます。大文字と小文字は区別されません。',
  'userName.ownText': 'このユーザー名またはメールアドレスでログインできます。大文字と小文字は区別されません。',
  'userName.taken': 'このユーザー名はすでに使用されています。別のユーザー名を使用してください。',
  'userName.saved': '{name} のユーザー名を {username} に変更しました。',
  'userName.ownSaved': 'ユーザー名を {username} に変更しました。',
  'userName.useTheirs': '新しいユーザー名を使用',
  'userName.removeTitle': 'ユーザー名「{username}」を削除しますか？',
  'userName.removeText':
    '{name} は {email} でログインするようになります。削除後は、ほかの人がユーザー名 {username} を取得できます。',
  'userName.ownRemoveText':
    '{email} でログインするようになります。削除後は、ほかの人がユーザー名 {username} を取得できます。',
  'userName.removeAction': 'ユーザー名を削除',
  'userName.removeKeep': 'キャンセル',
  'userName.removing': '削除しています…',
  'userName.removed': '{name} のユーザー名を削除しました。',
  'userName.ownRemoved': 'ユーザー名を削除しました。',
};
