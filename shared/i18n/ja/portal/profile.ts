import type { portalProfile as english } from '#shared/i18n/en/portal/profile.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfile: TranslationOf<typeof english> = {
  'page.profile': 'プロフィール',
  // profile
  'profile.title': 'プロフィール',
  'profile.text': '{tenant} のほかのユーザーに表示される情報を管理します。',
  'profile.failedTitle': 'プロフィールを読み込めませんでした',
  'profile.about': '基本情報',
  'profile.aboutText': '名前、役職、写真は、所属するすべての組織で共通です。',
  'profile.name': '名前',
  'profile.jobTitle': '役職',
  'profile.jobTitleHint': '例:「業務部長」。',
  'profile.emailHint': 'ログインに使用するメールアドレスです。',
  'profile.managed': '組織のディレクトリで管理されています。',
  'profile.picture': '写真',
  'profile.uploadPicture': '写真をアップロード',
  'profile.removePicture': '写真を削除',
  'profile.saved': 'プロフィールを保存しました。',
  'profile.changedElsewhere':
    'プロフィールが別の場所で変更されました。異なる項目: {fields}。保存すると、その変更は上書きされます。',
  'profile.nameMissing': '名前を入力してください。',

  // profile: leaving
  'leave.title': '組織からの脱退',
  'leave.text': '{tenant} から自分を削除します。',
  'leave.action': '組織から脱退',
  'leave.leaving': '脱退しています…',
  'leave.ask': '{tenant} から脱退しますか？',
  'leave.consequence': '{tenant} へのアクセス権はすぐになくなります。再び参加するには、新しい招待が必要です。',
  'leave.deletesAccount': 'ほかの組織に所属していないため、アカウントも削除されます。この操作は元に戻せません。',
  'leave.left': '{tenant} から脱退しました。',
};
