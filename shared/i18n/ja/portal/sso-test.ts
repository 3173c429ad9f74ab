import type { portalSsoTest as english } from '#shared/i18n/en/portal/sso-test.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoTest: TranslationOf<typeof english> = {
  'ssotest.title': '接続をテスト',
  'ssotest.text': '{provider} の自分のアカウントでログインします。ほかのユーザーには影響しません。',
  'ssotest.passedOn': '{date} に合格',
  'ssotest.start': 'テストを開始',
  'ssotest.again': 'もう一度テスト',
  'ssotest.newTab': 'テストは新しいタブで開きます。結果はこのページに表示されます。',
  'ssotest.blocked': 'ブラウザーが新しいタブをブロックしました。',
  'ssotest.open': 'テストを開く',
  'ssotest.waiting': '{provider} の応答を待っています…',
  'ssotest.passed': '{email} のテストに合格しました。',
  'ssotest.failed': 'テストに失敗しました: {group}。',
  'ssotest.expired': '10 分以内に応答がありませんでした。もう一度テストを開始してください。',
  'ssotest.failedToLoad': 'テストの結果を読み込めませんでした。',
  'ssotest.notComplete': '先にプロバイダーの値を追加してください。',
  'ssotest.needed': '先に接続をテストしてください。テストに合格すると、ここで有効にできます。',
  'ssotest.seen': '{provider} が送信した値',
  'ssotest.wanted': '期待される値',
  'ssotest.nothing': 'なし',
  'ssotest.rule': 'ルール',
  'ssotest.notReached': '未実施',
  'ssotest.checkPassed': '合格',
  'ssotest.checkFailed': '失敗',
  'ssotest.checkWarning': '警告',
  'ssotest.allRules': { other: '{count} 件のルールをすべて表示' },

  'ssotest.group.message': '応答の受信',
  'ssotest.group.request': 'リクエストへの応答',
  'ssotest.group.signature': '署名と証明書',
  'ssotest.group.addressee': '発行者とオーディエンス',
  'ssotest.group.time': '時刻',
  'ssotest.group.user': 'ユーザーとメールドメイン',
  'ssotest.group.groups': 'グループとロール',
  'ssotest.group.account': 'アカウント',

  'ssotest.fix.message':
    '{provider} から読み取れない応答が送信されました。プロバイダー側のアプリケーションの値を、ステップ 3 の値と照らし合わせてください。',
  'ssotest.fix.request':
    'この応答は別のログインのものです。{provider} からではなく、ここからログインを開始し、同じブラウザーで完了してください。',
  'ssotest.fix.idpInitiated':
    'ここからログインを開始するか、手順 4 で {provider} から始まるログインを許可してください。',
  'ssotest.fix.mfa':
    '{provider} は複数の要素を報告しませんでした。{provider} で MFA を必須にするか、送信される値を手順 4 で追加してください。',
  'ssotest.fix.signature':
    '応答が、この接続の証明書で署名されていません。{provider} が署名に使用する証明書をステップ 4 で追加してください。',
  'ssotest.fix.algorithm': '{provider} で、署名アルゴリズムに SHA-256 を選択してください。',
  'ssotest.fix.addressee': '{provider} で期待される値を入力して保存し、もう一度テストしてください。',
  'ssotest.fix.time':
    '{provider} とこちらの時計がずれているか、応答が遅すぎました。送信元サーバーの時計を合わせて、もう一度テストしてください。',
  'ssotest.fix.user':
    '{provider} で、ユーザーのメールアドレスを属性「email」として送信してください。アドレスは、この接続の確認済みドメインのものである必要があります。',
  'ssotest.fix.domain': 'ステップ 2 で、このアドレスのドメインを追加して確認してください。',
  'ssotest.fix.groups':
    'ユーザーには、新しいユーザーのロールのみが付与されます。グループにロールを割り当てるには、{provider} でグループを属性「groups」として送信してください。',
  'ssotest.fix.account':
    '組織のルールにより、このユーザーはログインできません。ユーザーの状態とログインの制限を確認してください。',
  'ssotest.fix.encryption': '{provider} で、アサーションの暗号化をオフにしてください。',
  'ssotest.fix.status':
    '{provider} がユーザーのログインを拒否しました。プロバイダー側で、ユーザーがアプリケーションに割り当てられているか確認してください。',
  'ssotest.fix.client':
    'クライアント ID またはクライアントシークレットが正しくないか、シークレットの有効期限が切れています。{provider} で新しいシークレットを作成し、ステップ 4 で入力してください。',
  'ssotest.fix.issuer':
    'プロバイダーの構成に含まれる発行者が、ステップ 4 の値と異なります。ステップ 4 で期待される値を入力してください。',
};
