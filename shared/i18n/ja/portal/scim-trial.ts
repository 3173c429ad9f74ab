import type { portalScimTrial as english } from '#shared/i18n/en/portal/scim-trial.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimTrial: TranslationOf<typeof english> = {
  'scimtrial.title': '今すぐ試す',
  'scimtrial.text':
    'ディレクトリ製品のリクエストを一時的なユーザーで送信し、元に戻します。ユーザー、メール、監査ログは残りません。',
  'scimtrial.product': 'ディレクトリ製品',
  'scimtrial.choose': '製品を選択してください',
  'scimtrial.start': '試行を開始',
  'scimtrial.again': 'もう一度試す',
  'scimtrial.passed': 'すべてのリクエストに {product} の期待どおりの応答がありました。',
  'scimtrial.failed': '一部の応答が {product} の期待と異なります。該当するリクエストは下に表示されます。',
  'scimtrial.steps': '試行のリクエスト',
  'scimtrial.expected': '期待どおり',
  'scimtrial.unexpected': '想定外',
  'scimtrial.request': 'リクエスト',
  'scimtrial.response': 'レスポンス',
  'scimtrial.purpose.connect': '接続のテスト',
  'scimtrial.purpose.create-user': 'ユーザーの作成',
  'scimtrial.purpose.find-user': 'ユーザーの検索',
  'scimtrial.purpose.change-user': 'ユーザーの変更',
  'scimtrial.purpose.deactivate-user': 'ユーザーの無効化',
  'scimtrial.purpose.reactivate-user': 'ユーザーの再有効化',
  'scimtrial.purpose.create-group': 'グループの作成',
  'scimtrial.purpose.add-member': 'グループへのユーザーの追加',
  'scimtrial.purpose.remove-member': 'グループからのユーザーの削除',
  'scimtrial.purpose.delete-group': 'グループの削除',
  'scimtrial.purpose.delete-user': 'ユーザーの削除',
  'scimtrial.purpose.verify': '結果の確認',
};
