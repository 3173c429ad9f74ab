import type { portalSsoGuest as english } from '#shared/i18n/en/portal/sso-guest.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoGuest: TranslationOf<typeof english> = {
  'ssoguest.title': '{tenant} のシングルサインオンの設定',
  'ssoguest.lead': '{name} さんからの依頼です。リンクは {date} まで使用できます。',
  'ssoguest.finishStep': '完了',
  'ssoguest.finishText': '接続の確認と有効化の準備ができたことを {name} さんに知らせます。',
  'ssoguest.finish': '{name} さんに知らせる',
  'ssoguest.notReady': '先にドメインとプロバイダーの値を追加してください。',
  'ssoguest.unverified': 'ドメインはまだ確認されていません。確認されるまで、{name} さんは接続を有効にできません。',
  'ssoguest.doneTitle': '完了しました',
  'ssoguest.doneText':
    '{name} さんに知らせました。このページを閉じてかまいません。変更が必要な場合、リンクは {date} まで使用できます。',
  'ssoguest.return': '設定に戻る',
  'ssoguest.endedTitle': 'このリンクは使用できなくなりました',
  'ssoguest.endedText':
    'メールまたはメッセージのリンクを使用してください。開けない場合は、期限切れか取り消されています。リンクを送信した管理者に新しいリンクを依頼してください。',
};
