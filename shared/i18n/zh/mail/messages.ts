import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';
import { notices } from './notices.ts';

const hello = '{name}，您好：';
const link = '此链接在 {expiresIn}内有效，且只能使用一次。';
const code = '此验证码在 {expiresIn}内有效，且只能使用一次。';
const wasYou = '如果是您本人操作，则无需执行任何操作。如果不是，请立即重置密码。这也会退出所有会话。';
const ifYou = '如果是您本人操作，则无需执行任何操作。';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: '确认您在 {vendor} 使用的邮箱',
      preview: '确认邮箱即可完成账号创建。',
      paragraphs: [hello, '请确认 {email} 是您的邮箱地址，以完成 {vendor} 账号的创建。', link],
      button: '确认邮箱',
      footer: '如果您没有创建账号，请忽略此邮件。',
    },
    invitation: {
      subject: '加入 {vendor} 上的 {tenantName}',
      preview: '{inviterName} 邀请了您。邀请在 {expiresIn}内有效。',
      paragraphs: [
        hello,
        '{inviterName} 邀请您加入 {vendor} 上的 {tenantName}。',
        `接受邀请即可以 {email} 加入。${link}`,
      ],
      button: '接受邀请',
      footer: '如果您没想到会收到邀请，请忽略此邮件。只有接受邀请后您才会加入。',
    },
    'signed-up-by-link': {
      subject: '{personName} 通过您的链接注册了 {tenantName}',
      preview: '{personEmail} 将在确认邮箱后加入。',
      paragraphs: [hello, '{personName}（{personEmail}）通过您的邀请链接注册了 {tenantName}，将在确认邮箱后加入。'],
      footer: '如果您不认识此人，请在管理门户中将其移除，并撤销链接：任何拥有链接的人都可以使用它。',
    },
    'reset-password': {
      subject: '重置您的 {vendor} 密码',
      preview: '此链接在 {expiresIn}内有效。',
      paragraphs: [
        hello,
        '我们收到了重置 {email} 的 {vendor} 密码的请求。',
        `${link}在您创建新密码之前，当前密码仍然有效。`,
      ],
      button: '重置密码',
      footer: '如果您没有请求重置，请忽略此邮件。您的密码不会更改。',
    },
    'password-changed': {
      subject: '您的 {vendor} 密码已更改',
      preview: ifYou,
      paragraphs: [hello, '{email} 的 {vendor} 密码已更改。时间：{changedAt}。', wasYou],
      button: '重置密码',
      footer: '每当您的密码更改时，我们都会发送此邮件。',
    },
    'password-expires': {
      subject: '您的 {vendor} 密码即将过期',
      preview: '请在 {expiresAt} 之前更改密码。',
      paragraphs: [
        hello,
        '您的组织要求定期更改密码。{email} 的 {vendor} 密码将于 {expiresAt} 过期。',
        '请在此之前更改密码，以免影响登录。',
      ],
      button: '更改密码',
      footer: '如果密码过期，您仍可使用发送到此邮箱的重置链接。',
    },
    'account-locked': {
      subject: '您的 {vendor} 账号已锁定',
      preview: '密码输入错误次数过多。',
      paragraphs: [
        hello,
        '由于密码输入错误次数过多，我们已锁定您的 {vendor} 账号 {email}。您的数据是安全的。',
        '账号将于 {lockedUntil} 自动解锁。如果是您本人尝试登录，可以立即解锁。',
      ],
      button: '解锁账号',
      footer: '如果不是您本人操作，请保持锁定状态。没有人登录成功。建议您更换为更长的密码。',
    },
    'sign-up-existing': {
      subject: '您已有 {vendor} 账号',
      preview: '请登录，或重置密码。',
      paragraphs: [
        hello,
        '我们收到了使用 {email} 创建 {vendor} 账号的请求。您已有账号，因此我们没有创建新账号。',
        '请照常登录。如果忘记密码，请选择密码框下方的“忘记密码？”。',
      ],
      button: '登录',
      footer: '如果不是您本人操作，请忽略此邮件。未进行任何更改，我们也没有透露您拥有账号。',
    },
    'sign-in-code': {
      subject: '您的 {vendor} 登录验证码',
      preview: '此验证码在 {expiresIn}内有效。',
      paragraphs: [hello, `请输入此验证码以登录 {vendor}。${code}`],
      footer: '如果您没有请求此验证码，请忽略此邮件。请勿将验证码告知他人，{vendor} 绝不会向您索要验证码。',
    },
    'second-factor-code': {
      subject: '您的 {vendor} 验证码',
      preview: '此验证码在 {expiresIn}内有效。',
      paragraphs: [hello, `请输入此验证码以验证您在 {vendor} 的身份。${code}`],
      footer: '如果您没有尝试登录，可能有人知道您的密码。请立即更改密码，切勿将此验证码告知他人。',
    },
    'phone-code': {
      subject: '确认更改您的 {vendor} 电话号码',
      preview: '此验证码在 {expiresIn}内有效。',
      paragraphs: [hello, `我们收到了更改 {email} 在 {vendor} 的电话号码的请求。请输入此验证码以继续。${code}`],
      footer: '如果您没有请求更改，请忽略此邮件。您的电话号码不会更改。',
    },
    'activation-code': {
      subject: '确认您在 {vendor} 使用的邮箱',
      preview: '此验证码在 {expiresIn}内有效。',
      paragraphs: [hello, `请输入此验证码以确认 {email}，并完成 {vendor} 账号的创建。${code}`],
      footer: '如果您没有创建账号，请忽略此邮件。',
    },
    'invitation-code': {
      subject: '加入 {vendor} 上的 {tenantName}',
      preview: '{inviterName} 邀请了您。邀请在 {expiresIn}内有效。',
      paragraphs: [
        hello,
        '{inviterName} 邀请您加入 {vendor} 上的 {tenantName}。',
        `接受邀请即可以 {email} 加入。${link}您需要此验证码：`,
      ],
      button: '接受邀请',
      footer: '如果您没想到会收到邀请，请忽略此邮件。只有接受邀请后您才会加入。',
    },
    'magic-link': {
      subject: '登录 {vendor}',
      preview: '此链接在 {expiresIn}内有效。',
      paragraphs: [
        hello,
        '请使用此链接以 {email} 登录 {vendor}。',
        `${link}如果在其他设备上打开，请输入您请求链接的页面上显示的数字。`,
      ],
      button: '登录',
      footer: '如果您没有请求此链接，请忽略此邮件。没有链接，任何人都无法登录。',
    },
    'phones-changed': {
      subject: '您的 {vendor} 电话号码已更改',
      preview: ifYou,
      paragraphs: [hello, '{email} 在 {vendor} 的电话号码已更改：{change}。时间：{changedAt}。', wasYou],
      button: '重置密码',
      footer: '每当您的电话号码更改时，我们都会发送此邮件。',
    },
    'impersonation-started': {
      subject: '{actorName} 正在以您的身份操作 {vendor}',
      preview: '访问将于 {until} 自动结束。',
      paragraphs: [
        hello,
        '{actorName} 已开始在 {vendor} 的 {tenantName} 中以您的身份操作。原因：{reason}',
        '访问将于 {until} 自动结束。您的密码和验证方式无法更改，所有更改都会连同姓名 {actorName} 一起记录。',
      ],
      footer: '如果您没有请求帮助，请联系组织管理员。所有活动都会被记录。',
    },
    'set-up': {
      subject: '设置 {vendor}',
      preview: '您是首位管理员。',
      paragraphs: [
        hello,
        '{vendor} 已运行，{email} 是其首位管理员。请创建密码以打开 {tenantName}。',
        `${link}任何拥有链接的人都可以成为管理员，请勿分享。`,
      ],
      button: '创建密码',
      footer: '如果您不负责运行 {vendor}，请忽略此邮件。',
    },
    'factor-added': {
      subject: '您的 {vendor} 账号已添加验证方式',
      preview: '{factor}，{changedAt}。',
      paragraphs: [
        hello,
        '您的账号添加了一种验证方式：{factor}。时间：{changedAt}。',
        '请将恢复代码保存在安全的地方。如果您无法使用验证方式，将需要恢复代码。',
      ],
      footer: '如果不是您本人操作，请立即重置密码（这会退出所有会话），并检查您的验证方式。',
    },
    'factor-removed': {
      subject: '您的 {vendor} 账号已移除验证方式',
      preview: '{factor}，{changedAt}。',
      paragraphs: [hello, '您的账号移除了一种验证方式：{factor}。时间：{changedAt}。'],
      footer: '如果不是您本人操作，请立即重置密码（这会退出所有会话），并重新设置该验证方式。',
    },
    'factor-reset-asked': {
      subject: '已请求重置您的 {vendor} 账号的 MFA',
      preview: '{tenantName} 的 {actor} 提出了请求。您可以取消。',
      paragraphs: [
        hello,
        '{tenantName} 的 {actor} 请求重置您的 MFA。这会移除您的验证方式和恢复代码。目前尚未进行任何更改：必须由另一位管理员在 {dueAt} 之前批准，并在批准 {delay}后生效。',
        '如果您仍可使用验证方式，或没有请求重置，请选择保留。',
      ],
      button: '保留我的验证方式',
      footer: '如果您请求了此重置，则无需执行任何操作。',
    },
    'factor-reset-confirmed': {
      subject: '您的 {vendor} 账号的 MFA 即将重置',
      preview: '将于 {dueAt} 重置，除非您取消。',
      paragraphs: [
        hello,
        '{tenantName} 的 {actor} 批准了对您的 MFA 重置。您的验证方式和恢复代码将于 {dueAt} 被移除，所有会话将结束。之后您只需使用密码登录。',
        '如果您仍可使用验证方式，或没有请求重置，请选择保留。',
      ],
      button: '保留我的验证方式',
      footer: '如果您请求了此重置，在此之前无需执行任何操作。',
    },
    'factor-reset-cancelled': {
      subject: '您的 {vendor} 账号的 MFA 重置已取消',
      preview: '{actor} 取消了重置。',
      paragraphs: [hello, '{tenantName} 的 {actor} 取消了您的 MFA 重置。您的验证方式未更改，请照常登录。'],
      footer: '如果您仍然无法登录，请联系组织管理员。',
    },
    'factor-reset-kept': {
      subject: '您的 {vendor} 账号的 MFA 重置已取消',
      preview: '您已保留验证方式。',
      paragraphs: [hello, '您通过我们邮件中的链接取消了 MFA 重置。您的验证方式未更改，请照常登录。'],
      footer: '如果不是您本人操作，可能有人可以访问您的邮箱。请立即更改邮箱密码。',
    },
    'factor-reset-done': {
      subject: '您的 {vendor} 账号的 MFA 已重置',
      preview: '{changedAt}。请登录并重新设置 MFA。',
      paragraphs: [
        hello,
        '您组织的两位管理员批准了对您的 MFA 重置。您的验证方式已于 {changedAt} 被移除，所有会话均已结束。请使用密码登录，然后在“安全与隐私”中重新设置 MFA。',
      ],
      footer: '如果您没有请求重置，请立即重置密码，并联系您的组织。',
    },
    'factor-reset-approve': {
      subject: '批准对 {personName} 的 MFA 重置？',
      preview: '{tenantName} 的 {actor} 提出了请求。',
      paragraphs: [
        hello,
        '{tenantName} 的 {actor} 请求重置 {personName}（{personEmail}）的 MFA，该用户无法使用其验证方式。必须由另一位管理员（例如您）在 {dueAt} 之前批准。',
        '请查看请求，然后登录以批准或拒绝。',
      ],
      button: '查看请求',
      footer: '如果您不执行任何操作，可由另一位管理员决定，或请求将过期。仅凭链接无法批准任何请求。',
    },
    'factor-reset-declined': {
      subject: '对 {personName} 的 MFA 重置被拒绝',
      preview: '{actor} 拒绝了您的请求。',
      paragraphs: [
        hello,
        '{tenantName} 的 {actor} 拒绝了您重置 {personName}（{personEmail}）的 MFA 的请求。未进行任何更改。',
      ],
      footer: '如果仍需重置，请与 {actor} 沟通后重新请求。',
    },
    'passkey-added': {
      subject: '您的 {vendor} 账号已添加通行密钥',
      preview: '{changedAt}。',
      paragraphs: [hello, '您的账号添加了一个通行密钥，您现在可以使用它登录。时间：{changedAt}。'],
      footer: '如果不是您本人操作，请立即重置密码（这会退出所有会话），并在个人资料中移除该通行密钥。',
    },
    'passkey-removed': {
      subject: '您的 {vendor} 账号已移除通行密钥',
      preview: '{changedAt}。',
      paragraphs: [hello, '您的账号移除了一个通行密钥，您无法再使用它登录。时间：{changedAt}。'],
      footer: '如果不是您本人操作，请立即重置密码（这会退出所有会话），并检查您的通行密钥。',
    },
    'recovery-code-used': {
      subject: '您的 {vendor} 账号使用了恢复代码',
      preview: '{changedAt}。剩余代码：{codesLeft}。',
      paragraphs: [
        hello,
        '{changedAt}，有人使用恢复代码登录了您的账号。',
        '剩余代码：{codesLeft}。请在用完之前，在个人资料中生成新代码。',
      ],
      footer: '如果不是您本人操作，请立即重置密码（这会退出所有会话），并生成新的恢复代码。',
    },
    'recovery-codes-renewed': {
      subject: '您的 {vendor} 账号的新恢复代码',
      preview: '{changedAt}。',
      paragraphs: [hello, '新的恢复代码已于 {changedAt} 生成。您的旧代码已失效。'],
      footer: '如果不是您本人操作，请立即重置密码（这会退出所有会话），并生成新的恢复代码。',
    },
    'second-factor-locked': {
      subject: '您的 {vendor} 账号的验证已锁定',
      preview: '锁定至 {lockedUntil}。',
      paragraphs: [
        hello,
        '有人正确完成了您登录的第一步，随后多次输入错误的验证码。验证已锁定至 {lockedUntil}。',
        '如果是您本人操作，请在此之后重试。',
      ],
      footer: '如果不是您本人操作，可能有人知道您的密码。请立即重置密码。',
    },
    'link-identity-code': {
      subject: '{code} 是您的 {vendor} 验证码',
      preview: '请在要求输入验证码的页面上输入。',
      paragraphs: [
        hello,
        `有人正在使用绑定此邮箱地址的外部账号登录 {vendor}。如果是您本人，请输入此验证码以继续。${code}`,
      ],
      footer: '如果不是您本人操作，请忽略此邮件。请勿将验证码告知他人。',
    },
    'identity-linked': {
      subject: '{provider} 已关联到您的 {vendor} 账号',
      preview: '您现在可以使用 {provider} 登录。',
      paragraphs: [hello, '您的 {provider} 账号已关联到您的 {vendor} 账号。您现在可以使用它登录。'],
      footer: '如果不是您本人操作，请立即重置密码，并联系组织管理员。',
    },
    'api-token-made': {
      subject: '已在 {vendor} 上创建个人 API 令牌',
      preview: '{tenantName}，{changedAt}。',
      paragraphs: [
        hello,
        '已在 {vendor} 的 {tenantName} 中为您创建个人 API 令牌。使用此令牌的应用可以您的身份操作。令牌名称：{tokenName}。创建时间：{changedAt}。',
      ],
      footer:
        '如果不是您本人操作，请立即重置密码（这会退出所有会话），并在“个人 API 令牌”中删除该令牌。在您删除之前，令牌一直有效。',
    },
    'api-tokens-stay': {
      subject: '{personName} 的 API 令牌在 {tenantName} 中仍然有效',
      preview: '{personName} 已不再是 {tenantName} 的成员。请检查其创建的 API 令牌。',
      paragraphs: [
        hello,
        '{personName} 已不再是 {vendor} 上 {tenantName} 的成员。其为该组织创建的以下 API 令牌仍然有效：{tokenNames}。',
        '请删除不再需要的令牌，并更换 {personName} 可能留有密钥的令牌。',
      ],
      footer: '您收到此邮件，是因为您管理 {tenantName} 的用户。',
    },
    'groups-changed': {
      subject: '您在 {tenantName} 的权限已更改',
      preview: '{tenantName} 的管理员更改了一个群组。',
      paragraphs: [hello, '{tenantName} 的管理员更改了您在 {vendor} 的权限：{change}。'],
      footer: '如果您对此更改有疑问，请联系 {tenantName} 的管理员。',
    },
    'policy-undone': {
      subject: '您在 {tenantName} 中的策略更改已撤销',
      preview: '{policy}：更改未在 {expiresIn}内得到确认。',
      paragraphs: [
        hello,
        '您于 {changedAt} 更改了 {vendor} 上 {tenantName} 的一项安全策略：{policy}。更改未在 {expiresIn}内得到确认，因此已恢复之前的设置。',
        '如需再次更改，请重新保存该策略，并在 {expiresIn}内重新登录（例如在无痕窗口中）后确认。',
      ],
      button: '打开安全设置',
      footer: '您收到此邮件，是因为此更改由您作出。',
    },
    'mfa-required': {
      subject: '{tenantName} 即将要求使用 MFA',
      preview: '自 {startsAt} 起。',
      paragraphs: [
        hello,
        '自 {startsAt} 起，{vendor} 上的 {tenantName} 要求使用多重身份验证 (MFA)：登录时需要使用第二种验证方式确认，例如身份验证器应用。',
        '请提前设置一种验证方式。大约只需一分钟，届时不会打断您的工作。',
      ],
      button: '设置 MFA',
      footer: '您收到此邮件是因为您尚未使用 MFA，并且 {tenantName} 的管理员选择通知您。',
    },
    'country-refused': {
      subject: '对 {tenantName} 的访问被拒绝',
      preview: '{place}，{changedAt}。',
      paragraphs: [
        hello,
        '{changedAt}，{vendor} 上 {tenantName} 的国家/地区限制拒绝了一次访问。用户：{personName}（{personEmail}）。API 令牌：{tokenName}。',
        '如果这在您的预料之中，您可以将该国家/地区添加到列表。如果不是，则可能有人知道了密码或持有令牌：请在审计日志中查看。',
      ],
      button: '查看国家/地区限制',
      footer:
        '您收到此邮件是因为您可以更改国家/地区限制，并且已启用访问被拒绝的邮件通知。对每个用户或 API 令牌，我们每小时最多发送一封。',
    },
    'audit-log-broken': {
      subject: '{tenantName} 的审计日志被篡改',
      preview: '链在事件 {event} 处损坏。',
      paragraphs: [
        hello,
        '我们于 {changedAt} 验证了 {vendor} 上 {tenantName} 的审计日志。链在事件 {event} 处损坏：从该处起，日志与写入时不一致。',
        '请保留之前的导出文件和已发送到流式传输目标的事件，它们能够表明日志原本的内容。然后请联系您的提供商。',
      ],
      footer: '您收到此邮件，是因为您可以查看审计日志。在链重新通过验证之前，我们只发送一次。',
    },
    'sso-certificate-expires': {
      subject: '{tenantName} 的 SSO 证书即将过期',
      preview: '它将于 {expiresAt} 过期。请在此之前添加新证书。',
      paragraphs: [
        hello,
        '{provider} 为 {vendor} 上 {tenantName} 的单点登录签名所用的证书将于 {expiresAt} 过期。其指纹以 {fingerprint} 开头。',
        '请在旧证书过期之前，在身份提供商处创建新证书并将其添加到连接。两者可以同时使用。如果新证书已添加，则无需任何操作。',
      ],
      button: '打开 SSO 设置',
      footer: '您收到此邮件，是因为您可以更改 {tenantName} 的 SSO 设置。',
    },
    'sso-setup-link': {
      subject: '为 {tenantName} 设置单点登录',
      preview: '{inviterName} 向您发送了设置链接。链接将于 {expiresAt} 过期。',
      paragraphs: [
        hello,
        '{inviterName} 请您将 {tenantName} 的身份提供商连接到 {vendor}。您无需账号。',
        '此链接将于 {expiresAt} 过期。拥有链接的任何人都可以设置连接，请勿转发。',
      ],
      button: '设置单点登录',
      footer: '如果您没想到会收到此邮件，请忽略。',
    },
    'directory-removals-held': {
      subject: '{connection} 要移除 {tenantName} 的大量用户',
      preview: '后续的移除正在等待您的决定。在此之前，这些用户保留访问权限。',
      paragraphs: [
        hello,
        '{connection} 在 {minutes} 分钟内请求停用或删除 {vendor} 上 {tenantName} 的超过 {users} 名用户。此后的请求已被搁置：这些用户仍可登录。',
        '请检查名单。如果这是预期的更改，请批准；否则请拒绝，并在您的目录中更正分配。',
      ],
      button: '检查用户',
      footer: '您收到此邮件，是因为您可以更改 {tenantName} 的预配设置。',
    },
    'payment-failed': {
      subject: '{tenantName} 的付款失败',
      preview: '{amount}，账单 {invoice}。',
      paragraphs: [
        hello,
        '我们无法为 {vendor} 上 {tenantName} 的账单 {invoice} 扣取 {amount}。',
        '{planName} 套餐将保留至 {graceEnds}。我们将于 {retryAt} 再次尝试。如需立即付款，请添加其他付款方式。',
      ],
      button: '更新付款方式',
      footer: '您收到此邮件，是因为您可以更改 {tenantName} 的订阅，或者其账单会发送给您。',
    },
    'webhook-fails': {
      subject: '{tenantName} 的 Webhook {webhook} 不接受事件',
      preview: '{host}：{error}。',
      paragraphs: [
        hello,
        '{tenantName} 在 {vendor} 的 Webhook {webhook} 自 {since} 起未接受任何事件。{host} 的最后回应：{error}。',
        '我们会持续重试三天，之后关闭此 Webhook。请检查端点。',
      ],
      footer: '您收到此邮件，是因为您可以更改 {tenantName} 的 Webhook。',
    },
    'webhook-off': {
      subject: '{tenantName} 的 Webhook {webhook} 已被关闭',
      preview: '{host}：{error}。',
      paragraphs: [
        hello,
        '{tenantName} 在 {vendor} 的 Webhook {webhook} 已于 {since} 关闭，因为 {host} 不接受事件：{error}。',
        '请修复端点并开启 Webhook。我们会先发送测试事件。然后重新发送错过的事件。',
      ],
      footer: '您收到此邮件，是因为您可以更改 {tenantName} 的 Webhook。',
    },
    'payment-disputed': {
      subject: '{tenantName} 的一笔付款存在争议',
      preview: '{amount}，发票 {invoice}。',
      paragraphs: [
        hello,
        '{tenantName} 在 {vendor} 的发票 {invoice} 的付款 {amount} 存在争议：银行要求退款。',
        '{planName} 套餐目前保持不变。如果这是误会，请联系银行撤回争议。如果发票有问题，请先联系我们。',
      ],
      button: '查看发票',
      footer: '您收到此邮件，是因为您可以更改 {tenantName} 的订阅，或者其账单会发送给您。',
    },
    'plan-ended': {
      subject: '{tenantName} 的 {planName} 套餐已结束',
      preview: '账单 {invoice} 未付款。',
      paragraphs: [
        hello,
        '由于无法为账单 {invoice} 扣取 {amount}，{vendor} 上 {tenantName} 的 {planName} 套餐已于 {endedAt} 结束。',
        '您的数据是安全的，但该套餐的功能已不可用。您可以随时重新订阅。',
      ],
      button: '选择套餐',
      footer: '您收到此邮件，是因为您可以更改 {tenantName} 的订阅，或者其账单会发送给您。',
    },
    'sso-domain-drifted': {
      subject: '找不到 {domain} 的 DNS 记录',
      preview: '单点登录仍然可用。请重新发布该记录。',
      paragraphs: [
        hello,
        '我们找不到证明 {domain} 属于 {vendor} 上 {tenantName} 的 TXT 记录。用户仍可登录。',
        '请在 {domain} 重新发布 TXT 记录。其值可在 SSO 设置中查看。',
      ],
      button: '打开 SSO 设置',
      footer: '您收到此邮件，是因为您可以更改 {tenantName} 的 SSO 设置。',
    },
    'sso-emergency-used': {
      subject: '{tenantName} 的紧急访问已被使用',
      preview: '{personName} 使用密码而非单点登录进行了登录。',
      paragraphs: [
        hello,
        '{vendor} 上的 {tenantName} 要求使用单点登录，但 {personName}（{personEmail}）使用密码和 MFA 登录了。',
        '如果您的身份提供商工作正常且无人预期此操作，请重置该用户的密码并检查审计日志。',
      ],
      button: '打开 SSO 设置',
      footer: '您收到此邮件，是因为您可以更改 {tenantName} 的 SSO 设置。',
    },
    'sso-emergency-lost': {
      subject: '{tenantName} 的紧急访问需要关注',
      preview: '{personName} 不再拥有 MFA。',
      paragraphs: [
        hello,
        '{personName} 在 {vendor} 上不再有验证方式。没有 MFA，其对 {tenantName} 的紧急访问将无法使用。',
        '请让其重新设置 MFA，或为另一位管理员授予紧急访问权限。',
      ],
      button: '打开 SSO 设置',
      footer: '您收到此邮件，是因为您可以更改 {tenantName} 的 SSO 设置。',
    },
    'audit-chain-head': {
      subject: '{tenantName} 审计日志的证明：事件 {sequence}',
      preview: '截至 {changedAt}。请保留此邮件。',
      paragraphs: [
        hello,
        '截至 {changedAt}，{vendor} 上 {tenantName} 的审计日志以此事件结束。',
        '请保留此邮件。如果有人之后改写日志，经过验证的导出文件在此事件编号处将不再包含此哈希值。',
      ],
      footer: '您每天收到此邮件，是因为 {tenantName} 的管理员选择了您的邮箱地址。管理员可以在审计日志页面更改此设置。',
    },
    'email-change-code': {
      subject: '确认您在 {vendor} 使用的新邮箱',
      preview: '此验证码在 {expiresIn}内有效。',
      paragraphs: ['您好：', `{name} 想要使用此邮箱地址登录 {vendor}。如果是您本人，请输入此验证码以确认更改。${code}`],
      footer: '如果您没有请求更改，请忽略此邮件。请勿将验证码告知他人。',
    },
    'email-changed': {
      subject: '您在 {vendor} 使用的邮箱已更改',
      preview: '时间：{changedAt}。',
      paragraphs: [
        hello,
        '您的 {vendor} 账号的邮箱已于 {changedAt} 从 {email} 更改为 {newEmail}。您现在使用新邮箱登录和接收邮件。',
        ifYou,
      ],
      footer: '如果不是您本人操作，请立即联系组织管理员。您无法再使用此邮箱地址登录。',
    },
    'new-device': {
      subject: '您的 {vendor} 账号有新的登录',
      preview: '{device}，{changedAt}。',
      paragraphs: [hello, '您的 {vendor} 账号 {email} 在新设备上登录：{device}，{changedAt}。位置：{place}。', ifYou],
      footer: '如果不是您本人操作，请在门户中将该会话退出登录，并立即更改密码。',
    },
  },
  phrases: {
    'authenticator-app': '身份验证器应用',
    'text-messages': '发送到尾号 {end} 的短信',
    'device-lock': '设备的指纹、面容或 PIN',
    'security-key': '安全密钥',
    'phone-added': '添加了一个电话号码',
    'phone-removed': '移除了一个电话号码',
    'phone-replaced': '您的电话号码已被替换',
    'phone-named': '登记了新的电话号码，您首次用它登录时，它将替换其他号码',
    'group-gone': '群组“{group}”已删除',
    'group-joined': '您已被添加到群组“{group}”',
    'group-left': '您已从群组“{group}”中移除',
    'policy-mfa': '多重身份验证',
    'policy-sessions': '会话限制',
    'policy-ip-restrictions': 'IP 限制',
    'policy-country-restrictions': '国家/地区限制',
    'policy-domain-restrictions': '邮箱域名限制',
    'policy-sso-enforcement': '强制单点登录',
  },
  notices,
  sms: { code: '{code} 是您的 {vendor} 验证码，{expiresIn}内有效。请勿将验证码告知他人。' },
};
