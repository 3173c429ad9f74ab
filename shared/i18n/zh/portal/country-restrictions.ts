import type { portalCountryRestrictions as english } from '#shared/i18n/en/portal/country-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCountryRestrictions: TranslationOf<typeof english> = {
  'country.policy': '国家/地区限制',
  'country.policyText': '根据 IP 地址控制用户和 API 令牌可以从哪些国家/地区连接。',
  'country.policyFailed': '无法加载国家/地区限制',
  'country.noDatabase':
    '国家/地区限制需要地理位置数据库。要进行配置，请在服务器上设置 {option}。运维指南（docs/operate.md 的“Geolocation database”）说明了具体方法。',
  'country.own': '您的连接来自：{country}',
  'country.ownUnknown': '您的 IP 地址所属国家/地区未知。',
  'country.on': '按国家/地区限制访问',
  'country.allow': '仅允许列出的国家/地区',
  'country.allowHint': '来自所有其他国家/地区的请求将被拒绝。',
  'country.block': '阻止列出的国家/地区',
  'country.blockHint': '来自所有其他国家/地区的请求将被允许。',
  'country.unknown': '允许国家/地区未知的 IP 地址',
  'country.unknownHint': '例如专用网络，以及地理位置数据库中没有的地址。',
  'country.mail': '访问被拒绝时向管理员发送邮件',
  'country.mailHint': '可以更改国家/地区限制的用户会收到邮件，每个用户或 API 令牌每小时最多一封。',
  'country.list': '国家/地区',
  'country.listAllowed': '国家/地区限制开启时，仅允许这些国家/地区。',
  'country.listBlocked': '国家/地区限制开启时，阻止这些国家/地区。',
  'country.listFailed': '无法加载国家/地区',
  'country.none': '尚无国家/地区。',
  'country.search': '添加国家/地区',
  'country.impactOff': '国家/地区限制已关闭。预览显示的是开启后的影响。',
};
