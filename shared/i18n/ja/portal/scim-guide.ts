import type { portalScimGuide as english } from '#shared/i18n/en/portal/scim-guide.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimGuide: TranslationOf<typeof english> = {
  'provisioning.yourConnector': 'お使いの SCIM コネクター',
  'provisioning.guideBefore': '設定を開く',
  'provisioning.guideEnter': '値を入力',
  'provisioning.guideThen': 'プロビジョニングを有効化',
  'provisioning.guideApp': '{place} を開いてアプリを追加するか、既存のアプリを開いてください。',
  'provisioning.guideOpen': '{place} を開いてください。',
  'provisioning.guideSelect': '{place} を選択してください。',
  'provisioning.guideCustomApp':
    'カスタムの SAML または SWA アプリでは、まず {place} で {field} を {value} に設定してください。',
  'provisioning.guideOlder': '以前の画面では、{field} を {value} に設定し、{place} を開いてください。',
  'provisioning.guideSet': '{place} で {field} を {value} に設定してください。',
  'provisioning.guideKeep':
    '{place} で {field} から {value} へのマッピングを維持してください。値はメールアドレスである必要があります。',
  'provisioning.guideTurnOn': '{place} で {options} を有効にしてください。',
  'provisioning.guideAssign': '{place} でプロビジョニングするユーザーとグループを割り当ててください。',
  'provisioning.guideGroups': '{place} でプロビジョニングするグループを選択してください。',
  'provisioning.guideApproval': '{field} で選択した操作は、管理者の承認を待ちます。',
  'provisioning.guideOauth':
    'トークンの代わりに使用する場合は、この接続のページで OAuth クライアントを作成してください。',
  'provisioning.guideDefault': 'デフォルトのままにします。',
  'provisioning.guideTestUser': 'どのユーザーも使用していない、自社ドメインのアドレス。',
  'provisioning.guideScim': '{provider} の SCIM 設定を開いてください。',
  'provisioning.guideUserName': '{field} にはメールアドレスを使用してください。',
  'provisioning.guideAttributes': '{options} をマッピングしてください。その他の属性は効果がありません。',
  'provisioning.guideStart': 'ユーザーと、ロールを付与するグループのプロビジョニングを有効にしてください。',
  'provisioning.guideWaiting': '最初のリクエストを待っています…',
  'provisioning.openStep': '開く: {step}',
  'provisioning.leaveToken': 'トークンをコピーせずに移動しますか？',
  'provisioning.leaveSecret': 'クライアントシークレットをコピーせずに移動しますか？',
  'provisioning.leaveText': '今後表示されません。コピーしていない場合は、新しく作成する必要があります。',
  'provisioning.leaveAnyway': 'コピーせずに移動',
  'provisioning.waitingTitle': '{provider} からの最初のリクエストを待っています。',
  'provisioning.continueSetUp': '設定を続行',
};
