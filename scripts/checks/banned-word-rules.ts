/** What no file may hold, and where it may nevertheless. */
import { splitSource } from '#scripts/lib/parsed-source.ts';
import { isTest, type SourceFile } from '#scripts/lib/source-files.ts';

interface Rule {
  pattern: RegExp;
  /** Where to look: everything, code without strings and comments, or the contents of strings. */
  within: 'text' | 'code' | 'strings';
  applies(path: string): boolean;
  reason: string;
}

const script = /\.[cm]?[jt]sx?$/;

/** These two name what they ban. */
const ownFiles = /^scripts\/checks\/banned-word/;

/** The wire carries the name there: compatible clients send and expect it. */
const vendorNamePlaces =
  /^(?:package\.json$|loader\/sdk-adapters\/|shared\/(?:contract|api|preview|session|lib\/entitlements)\/|shared\/lib\/tab-tenant-key\.ts$|server\/(?:domain\/entitlements|config\/entitlements-config|hosted\/static-routes)\b|server\/(?:http|routes|protocols)\/|docs\/generated\/|docs\/contract-rows\.json$|e2e\/)/;

/** The ports through which the machine's clock and chance come in. */
const clockPorts =
  /^server\/(?:main\.ts$|testing\/|lib\/clock\.ts$|db\/(?:database-clock|current-time)\.ts$|delivery\/[\w-]*clock[\w-]*\.ts$)/;

/** Triggers take no argument; the database's clock, by which all processes go (decision 0181), is theirs. */
const triggerClocks = /^server\/db\/migrations\/(?:0031-backchannel-logout|0096-billing-ends-with-tenant)\.ts$/;

function injected(path: string): boolean {
  return path.startsWith('server/') && script.test(path) && !isTest(path) && !clockPorts.test(path);
}

/** The theme's root and portals, the session's port to the page it works in, and the entry of our own hosted page. */
const documentPlaces =
  /^(?:shared\/theme\/|shared\/session\/(?:environment|page-session|embed\/(?:on-demand|gate-loader))\.ts$|login-box\/main\.tsx$)/;

function inElement(path: string): boolean {
  return (
    /^(?:login-box|admin-box|shared)\//.test(path) && !documentPlaces.test(path) && script.test(path) && !isTest(path)
  );
}

/** Names that were replaced by the field's terms (`docs/glossary.md`): they do not come back. */
const retiredNames = new RegExp(
  `\\b(?:${[
    // sign-in and its flows
    String.raw`otherWays|OtherWays\w*|waysOf|SignInWay|WayButton|proveAddress|ProveAddressPage|prove(?:Module|Mail|Phone|Key|Passkey|Authenticator|RecoveryCode)|proverOf|withSentences|firstFormWords|Further\w*|further(?:Text|Error)Parts|furtherApplications|signInFacts|welcomeUser|wayBack`,
    // single sign-on
    String.raw`(?:start|finish)CompanySignIn|findCompanyPlace|Company(?:Place|Start|Settings|Answer|ConnectionConfig)|welcome(?:Colleague|SocialPerson)|SocialPerson`,
    // sub-accounts and members
    String.raw`mayGoBelow|(?:list|count|describe|allow)Below|listBranch\w*|reach(?:Account|Among|All)|enterSubTenant|accounts_below|may_go_below|refuseManagedElsewhere|isElsewhere|(?:\w*G|g)ettingIn\w*|AskToGetIn|RefusedWord|lookAt(?:Access|Events)|lookUpPerson`,
    // requests and what they leave
    String.raw`(?:load|read|keep|replace)\w*Facts?|note(?:FactorAdded|Groups?|TooMany|Grant|Factors|SentGroups|DiscoveryFailure)|tell(?:Requester|RolesChanged|Owner)|writeDown|judge(?:Invitees|Password|Files)|JudgedLine|signInLine|createWaitingLine|unlessOutrun|keepTenant|lockTeam|refuseTraps|foldEmail|notImpersonated|vendorToo|takeIn|leftIn|[pP]atience|bePatient`,
    // elements and themes
    String.raw`useWoken|undress|dressInBrand|ElementAtWork|bringToWork|TokenShelf|createShelf|onShelf|takeTheirs|PartlySaved|stillView|previewAheadHandlers|AheadHandlers|(?:Theme|Mail|Portal)Look|readLook|withLook|lookDeclarations|lookFaults`,
    // portal kit, previews and times
    String.raw`FirstAndMore|useShown|useShownFields|ShownFields|ShownOnce\w*|ShownToken|GaveUp|(?:use|With)?FreshSignIn|FreshContext|AskedContext|crowdState|addCrowd|formatSeen|formatMoment|MomentLabels|momentIn\w+|readPresent`,
    // users and members
    String.raw`Person(?:Row|Cell|Proof|Drawer|Support|State|Rules|Ref)|(?:Demo|rights|new|remove|erase|insert|find|read|describe|is|of|for|load|make|about)Person|person(?:Of|Checks|Id|Actions|Access|Key|Rules|Handlers|Claims|In|ToName)`,
    // flows and scopes of the server
    String.raw`goOn\w*|refuseWeak|underTeamLock|overSubAccounts|WideContext`,
    // what is consumed, stored, claimed, requested, assigned and evaluated
    String.raw`take(?:AfterAuthUrl|Attempt|CertificateWarning|Code|CodeFor|Ticket|Domain|Due\w+|FormerMember|GroupRoles|Impersonation|Return|Link|Logout|PasskeyChallenge|WebauthnChallenge|PendingLogin|Plan|StripePlan|PortalTicket|Recovery\w+|RolesFromGroup|UsersFromGroup|SamlAnswer|SignUp|ToMail|UserName|WaiterTurn|WaitingRow)|TakenCode`,
    String.raw`keep(?:AfterAuthUrl|Return|PasskeyChallenge|PendingLogin|SamlResponse|EmergencyAccess|OneEmergencyUser|Managed|OneManager|EngineLogSmall|InstallationValue|Locale|Theme|DocumentLanguage|Phone|Picture|TabTenant|TenantNames|Clear)|kept(?:Locale|Theme)|KeptExchange`,
    String.raw`ask(?:Approvers|ByJob|ByMail|Client|Kysely|ForCode|ForFactorReset|ForNumber|ForStepUp|InScope|Passkey|Silently)|asked(?:InAddress|Languages)|AskToCreate\w+|Asked(?:ForPage|OfProvider|Test|Operation)|useAskedByAddress|findAskedTest|UnaskedAnswer`,
    String.raw`give(?:GroupRoles|Domain|RolesToGroup|UserName|ToTenants|ConfiguredApplications|SecondChance)|GiveAccess\w+|useGiveAccess|useMayGive|refusalToGive|Giver|Given(?:Access|Role)`,
    String.raw`[jJ]udge(?:Kept|Address|Addressee|Logout|Response|Sizes)|Judged(?:Rule|Group)|judgedGroups|Wanted(?:Details|Link|Replay|Token)|wantedValues|wantsMultiFactor|RegistrationWish|TryRule|tryValues`,
    String.raw`\w*OwedSignOut|isSignOutOwed|heldClaims|tell(?:PaymentFailures|WebhookFails)|foreseeSsoUser|ForeseenUser|endWhatOthersBegan|whatIsLeft|lookAround|startBeside|startFloors|(?:use)?BelowOthers|Outside(?:Get|Post|Refused)|(?:get|post)Outside|workOffInvitations|CallsAtWork|Carried(?:Form|Token)|holdRequirements|amongTenants|fittingCommands|gramsOf|unreachedProvider|TooManyWaiting|shown(?:Status|Error|Theme|Pages)|isPageShown|Shown(?:Status|Line|Toast|Users|Error)`,
    // limits
    String.raw`most(?:ApiTokens|AuditStreams|BulkOperations|Bytes|Certificates|ClaimBytes|Deactivated|Files|Lines|Megabytes|Restrictions|RestrictionsAtOnce|Results|ScimConnections|SetupLinks|SsoConnections|SsoDomains|SsoExchanges|SsoGroups|Tokens|Values|Webhooks)`,
  ].join('|')})\\b`,
);

const rules: Rule[] = [
  {
    pattern: retiredNames,
    within: 'code',
    applies: (path) => script.test(path),
    reason: 'is a retired name: use the term of docs/glossary.md',
  },
  {
    pattern: /frontegg/i,
    within: 'text',
    applies: (path) => !vendorNamePlaces.test(path) && !isTest(path),
    reason: 'names another company: only the wire does, in the contract and in what speaks it',
  },
  {
    pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/,
    within: 'text',
    applies: () => true,
    reason: 'is unfinished: finish it, or open an issue',
  },
  {
    pattern: /\bMath\.random\b/,
    within: 'code',
    applies: injected,
    reason: 'is chance that no test steers: take it as an argument',
  },
  {
    pattern: /\bDate\.now\b|\bnew Date\(\s*\)/,
    within: 'code',
    applies: injected,
    reason: 'is a clock that no test steers: take the time as an argument',
  },
  {
    pattern: /\bnow\(\)|\bcurrent_(?:timestamp|date|time)\b|\blocaltimestamp\b|\bclock_timestamp\b/i,
    within: 'strings',
    applies: (path) => injected(path) && !triggerClocks.test(path),
    reason: "is the database's clock: time is a parameter",
  },
  {
    pattern: /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML)\b/,
    within: 'code',
    applies: (path) => script.test(path) && !isTest(path),
    reason: 'parses text as markup: build nodes',
  },
  {
    pattern: /(?<!\w)document\./,
    within: 'code',
    applies: inElement,
    reason: "reaches into the host's page: use the element's root (element.ownerDocument)",
  },
  {
    pattern: /\.(?:only|skip)\(/,
    within: 'code',
    applies: (path) => isTest(path),
    reason: 'leaves tests out: remove it (it.runIf says when a test can run)',
  },
  {
    pattern: /(?<![\w$.])eval\(|\bnew Function\(/,
    within: 'code',
    applies: (path) => script.test(path),
    reason: 'runs text as a program',
  },
];

/** What is wrong with one file, one line for each place. */
export function bannedWords({ path, text }: SourceFile): string[] {
  if (ownFiles.test(path)) return [];
  // few files hold a word at all, and the others need not be parsed
  const applying = rules.filter((rule) => rule.applies(path) && rule.pattern.test(text));
  const parts = applying.some((rule) => rule.within !== 'text') ? splitSource(path, text) : { code: '', strings: '' };
  return applying.flatMap((rule) => {
    const looked = rule.within === 'text' ? withoutCompatibility(path, text) : parts[rule.within];
    return looked.split('\n').flatMap((line, at) => {
      const found = rule.pattern.exec(line)?.[0];
      return found ? [`${path}:${at + 1} ${found} ${rule.reason}`] : [];
    });
  });
}

/** The document on compatibility may name whom we are compatible with, below a heading that says so. Lines keep their numbers. */
function withoutCompatibility(path: string, text: string): string {
  if (path !== 'docs/compatibility.md') return text;
  let inside = 0;
  const kept = text.split('\n').map((line) => {
    const level = /^(#+) /.exec(line)?.[1]?.length ?? 0;
    if (level > 0 && (inside === 0 || level <= inside)) inside = /compatib/i.test(line) ? level : 0;
    return inside > 0 ? '' : line;
  });
  return kept.join('\n');
}
