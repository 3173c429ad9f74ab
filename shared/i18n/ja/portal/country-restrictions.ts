import type { portalCountryRestrictions as english } from '#shared/i18n/en/portal/country-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCountryRestrictions: TranslationOf<typeof english> = {
  'country.policy': '国の制限',
  'country.policyText': 'ユーザーと API トークンが接続できる国を、IP アドレスに基づいて管理します。',
  'country.policyFailed': '国の制限を読み込めませんでした',
  'country.noDatabase':
    '国の制限にはジオロケーションデータベースが必要です。設定するには、サーバーで {option} を指定してください。手順は運用ガイド（docs/operate.md の「Geolocation database」）に記載されています。',
  'country.own': '接続元の国: {country}',
  'country.ownUnknown': 'お使いの IP アドレスの国は不明です。',
  'country.on': '国によってアクセスを制限する',
  'country.allow': 'リストにある国のみを許可',
  'country.allowHint': 'その他の国からのリクエストはすべて拒否されます。',
  'country.block': 'リストにある国をブロック',
  'country.blockHint': 'その他の国からのリクエストはすべて許可されます。',
  'country.unknown': '国が不明な IP アドレスを許可する',
  'country.unknownHint': 'プライベートネットワークや、ジオロケーションデータベースに含まれていないアドレスなどです。',
  'country.mail': 'アクセスが拒否されたら管理者にメールで通知する',
  'country.mailHint':
    '国の制限を変更できるユーザーにメールが送信されます。ユーザーまたは API トークンごとに 1 時間に 1 通までです。',
  'country.list': '国',
  'country.listAllowed': '国の制限がオンの間は、これらの国のみが許可されます。',
  'country.listBlocked': '国の制限がオンの間は、これらの国がブロックされます。',
  'country.listFailed': '国を読み込めませんでした',
  'country.none': '国はまだありません。',
  'country.search': '国を追加',
  'country.impactOff': '国の制限はオフです。プレビューには、オンの場合の影響が表示されます。',
};
