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
  'ssotest.failed': 'テストに失敗しました: {fault}。',
  'ssotest.expired': '10 分以内に応答がありませんでした。もう一度テストを開始してください。',
  'ssotest.failedToLoad': 'テストの結果を読み込めませんでした。',
  'ssotest.notComplete': '先にプロバイダーの値を追加してください。',
  'ssotest.needed': '先に接続をテストしてください。テストに合格すると、ここで有効にできます。',
  'ssotest.seen': '{provider} が送信した値',
  'ssotest.wanted': '期待される値',
  'ssotest.nothing': 'なし',
  'ssotest.error': 'エラー',
  'ssotest.rule': 'ルール',
  'ssotest.notReached': '未実施',
  'ssotest.checkPassed': '合格',
  'ssotest.checkFailed': '失敗',
  'ssotest.checkWarning': '警告',
  'ssotest.allRules': { other: '{count} 件のルールをすべて表示' },
  'ssotest.fewer': '概要を表示',

  'ssotest.group.message': '応答の受信',
  'ssotest.group.request': 'リクエストへの応答',
  'ssotest.group.signature': '署名と証明書',
  'ssotest.group.addressee': '発行者とオーディエンス',
  'ssotest.group.time': '時刻',
  'ssotest.group.user': 'ユーザーとメールドメイン',
  'ssotest.group.groups': 'グループとロール',
  'ssotest.group.account': 'アカウント',
  'ssotest.fault.request': '別のログインの応答',
  'ssotest.fault.once': '使用済みの応答',
  'ssotest.fault.late': 'ログインに時間がかかりすぎました',
  'ssotest.fault.enabled': '接続が無効',
  'ssotest.fault.size': '応答が大きすぎます',
  'ssotest.fault.malformed': 'SAML 応答が無効',
  'ssotest.fault.status': 'プロバイダーがログインを拒否',
  'ssotest.fault.acsUrl': 'ACS URL が一致しません',
  'ssotest.fault.audience': 'オーディエンスが一致しません',
  'ssotest.fault.encryption': '復号できません',
  'ssotest.fault.unsigned': '応答に署名がありません',
  'ssotest.fault.signatureForm': '署名が応答全体を対象としていません',
  'ssotest.fault.algorithm': '署名アルゴリズムは使用できません',
  'ssotest.fault.changed': '署名後に変更されています',
  'ssotest.fault.signature': '別の証明書で署名されています',
  'ssotest.fault.certificate': '証明書の交換が必要',
  'ssotest.fault.issuer': '発行者が一致しません',
  'ssotest.fault.idpInitiated': 'プロバイダーから始まったログイン',
  'ssotest.fault.time': '時計がずれています',
  'ssotest.fault.expired': '応答の有効期限切れ',
  'ssotest.fault.sessionOver': 'プロバイダーのセッションが終了',
  'ssotest.fault.authnContext': 'ログイン方法の報告なし',
  'ssotest.fault.mfa': 'MFA の報告なし',
  'ssotest.fault.nameId': '永続的な NameID がありません',
  'ssotest.fault.name': '表示名がありません',
  'ssotest.fault.email': 'メールアドレスがありません',
  'ssotest.fault.emailUnique': 'メールアドレスが複数あります',
  'ssotest.fault.emailVerified': '未確認のメールアドレス',
  'ssotest.fault.domain': '未確認のメールドメイン',
  'ssotest.fault.groups': 'グループが送信されていません',
  'ssotest.fault.groupsOverage': 'グループが多すぎます',
  'ssotest.fault.groupsNamed': '名前ではなくグループ ID',
  'ssotest.fault.groupRole': 'ロールのないグループ',
  'ssotest.fault.membership': '無効なユーザー',
  'ssotest.fault.domainAllowed': '許可されていないメールドメイン',
  'ssotest.fault.firstRoles': '新しいユーザーにロールがありません',
  'ssotest.fault.account': 'ユーザーはログインできません',
  'ssotest.fault.reach': 'プロバイダーに接続できません',
  'ssotest.fault.redirectUri': 'コードが拒否されました',
  'ssotest.fault.client': 'クライアントシークレットが拒否されました',
  'ssotest.fault.keys': '署名キーが見つかりません',
  'ssotest.fault.token': 'トークンが無効',
  'ssotest.fault.scopes': 'スコープ「email」が許可されていません',

  'ssotest.fix.request':
    'この応答は別のログインのものです。{provider} からではなく、ここからログインを開始し、同じブラウザーで完了してください。',
  'ssotest.fix.once': '応答は 1 回しか使えません。もう一度ログインを開始してください。',
  'ssotest.fix.late': 'ログインが時間内に完了しませんでした。もう一度開始してください。',
  'ssotest.fix.enabled': '接続が有効ではありません。有効にしてから、もう一度ログインしてください。',
  'ssotest.fix.size': '{provider} で、このアプリケーションに送信するグループと属性を減らしてください。',
  'ssotest.fix.malformed':
    'こちらの設定では解決できません。プロキシやブラウザー拡張機能が応答を変更していないか確認し、この結果を添えて {provider} のサポートにお問い合わせください。',
  'ssotest.fix.field': '{provider} の「{field}」に期待される値を入力して保存し、もう一度テストしてください。',
  'ssotest.fix.fieldAt':
    '{provider} で {place} を開き、「{field}」に期待される値を入力して保存し、もう一度テストしてください。',
  'ssotest.fix.idpInitiated':
    'ここからログインを開始するか、手順 4 で {provider} から始まるログインを許可してください。',
  'ssotest.fix.mfa':
    '{provider} は複数の要素を報告しませんでした。{provider} で MFA を必須にするか、送信される値を手順 4 で追加してください。',
  'ssotest.fix.signature':
    '応答が、この接続の証明書で署名されていません。{provider} が署名に使用する証明書をステップ 4 で追加してください。',
  'ssotest.fix.algorithm': '{provider} で、署名アルゴリズムに SHA-256 を選択してください。',
  'ssotest.fix.time':
    '{provider} とこちらの時計がずれているか、応答が遅すぎました。送信元サーバーの時計を合わせて、もう一度テストしてください。',
  'ssotest.fix.domain':
    'このアドレスは確認済みドメインのものではありません。組織のユーザーであれば、ステップ 2 でドメインを追加して確認してください。そうでなければ、{provider} の別のアカウントでログインしてください。',
  'ssotest.fix.groups':
    'ユーザーには、新しいユーザーのロールのみが付与されます。グループにロールを割り当てるには、{provider} でグループを属性「groups」として送信してください。',
  'ssotest.fix.groupsOverage':
    'ユーザーのグループが {provider} で列挙できる数を超えています。アプリケーションに割り当てられたグループだけを送信してください。',
  'ssotest.fix.groupsNamed':
    '{provider} からマッピングされていないグループ ID が送信されました。ステップ 5 でこれらの ID をマッピングするか、名前を送信してください。',
  'ssotest.fix.groupRole':
    'このグループではロールが付与されません。付与する場合は、ステップ 5 でロールを選択してください。',
  'ssotest.fix.firstRoles':
    '新しいユーザーはログインできますが、権限がありません。ステップ 5 で新しいユーザーのロールを選択してください。',
  'ssotest.fix.membership': 'このユーザーは組織で無効になっています。管理者が「ユーザー」ページで再度有効にできます。',
  'ssotest.fix.domainAllowed':
    '組織のドメイン制限により、このメールアドレスは許可されていません。制限またはユーザーのアドレスを変更してください。',
  'ssotest.fix.account':
    '組織のルールにより、このユーザーはログインできません。ユーザーの状態とログインの制限を確認してください。',
  'ssotest.fix.encryption':
    '{provider} で、こちらのメタデータ (ステップ 3) の証明書に対して RSA-OAEP と AES-GCM で暗号化してください。または、暗号化をオフにしてください。',
  'ssotest.fix.unsigned': '{provider} で、応答またはアサーションへの署名をオンにしてください。',
  'ssotest.fix.signatureForm':
    '{provider} で、応答全体またはアサーション全体に署名してください。すでにそうなっている場合は、プロキシやブラウザー拡張機能が応答を変更していないか確認してください。',
  'ssotest.fix.changed':
    '{provider} が署名した後、応答が途中で変更されました。応答を変更するプロキシやブラウザー拡張機能がないか確認し、もう一度テストしてください。',
  'ssotest.fix.certificate':
    '{provider} で、有効期間内で RSA 鍵が 2048 ビット以上の署名証明書を作成し、ステップ 4 で追加してください。',
  'ssotest.fix.status':
    '{provider} がユーザーのログインを拒否しました。プロバイダー側で、ユーザーがアプリケーションに割り当てられているか確認してください。',
  'ssotest.fix.client':
    'クライアント ID またはクライアントシークレットが正しくないか、シークレットの有効期限が切れています。{provider} で新しいシークレットを作成し、ステップ 4 で入力してください。',
  'ssotest.fix.clientId':
    'トークンは別のクライアント用です。ステップ 4 で、{provider} にあるこのアプリケーションのクライアント ID を入力してください。',
  'ssotest.fix.redirectUri':
    '{provider} に、ステップ 3 のリダイレクト URI を正確に登録し、もう一度テストしてください。',
  'ssotest.fix.tokenAlgorithm':
    '{provider} で、ディスカバリードキュメントに記載されたアルゴリズム (RS256 など) で ID トークンに署名してください。',
  'ssotest.fix.keys':
    'ID トークンが、{provider} の公開しているキーで署名されていません。数分後にもう一度テストしてください。それでも失敗する場合は、プロバイダー側の署名キーを確認してください。',
  'ssotest.fix.token':
    'こちらの設定では解決できません。{provider} のアプリケーションが OpenID Connect の Web アプリケーションであることを確認するか、この結果を添えてサポートにお問い合わせください。',
  'ssotest.fix.reach':
    '{provider} から有効な応答を得られませんでした。ステップ 4 の発行者と、インターネットから到達できることを確認してください。',
  'ssotest.fix.issuer':
    'ステップ 4 で保存した発行者が、{provider} から送信される値と異なります。ステップ 4 でメタデータを読み込み直してください。',
  'ssotest.fix.issuerOidc':
    'ステップ 4 の発行者が、{provider} の示す値と異なります。{provider} の示すとおりに正確に入力してください。',
  'ssotest.fix.sessionOver': '{provider} からログアウトし、もう一度ログインしてください。',
  'ssotest.fix.authnContext':
    'このままでもログインできます。プロバイダーの MFA をここで有効にするには、{provider} がログイン方法を報告する必要があります。',
  'ssotest.fix.nameId':
    '{provider} で、ユーザーごとに変わらない NameID を送信してください。そうしないと、メールアドレスの変更時に新しいユーザーが作成されます。',
  'ssotest.fix.name':
    '{provider} で、ユーザーの表示名を「name」として送信してください。それまではメールアドレスが表示されます。',
  'ssotest.fix.email': '{provider} で、ユーザーのメールアドレスを「email」として送信してください。',
  'ssotest.fix.emailUnique':
    '{provider} で、メールアドレスを 1 つだけ送信してください。NameID と「email」に同じ値を入れるか、どちらか一方だけにします。',
  'ssotest.fix.emailVerified':
    '{provider} でユーザーのメールアドレスを確認してください。「email_verified」が true で送信される必要があります。',
  'ssotest.fix.scopes': '{provider} で、このアプリケーションにスコープ「email」の要求を許可してください。',
};
