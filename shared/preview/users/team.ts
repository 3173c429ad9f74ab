/** People of the preview: invented names at addresses that are reserved for examples (RFC 2606). */

export interface PreviewUser {
  name: string;
  email: string;
  username?: string;
  role: 'admin' | 'editor' | 'support' | 'viewer' | 'readOnly';
  /** Days since joining. */
  joined: number;
  /** Minutes since last seen; absent: never. */
  seen?: number;
  passwordLeaked?: true;
  state?: 'invited' | 'disabled' | 'locked';
}

const hour = 60;
const day = 24 * hour;

export const previewUsers: readonly PreviewUser[] = [
  { name: 'Ada Nwosu', email: 'ada@acme.example', username: 'ada.nwosu', role: 'admin', joined: 680, seen: 0 },
  {
    name: 'Hiroshi Tanaka',
    email: 'hiroshi.tanaka@acme.example',
    username: 'h.tanaka',
    role: 'editor',
    joined: 610,
    seen: 4,
  },
  {
    name: 'Maximiliana Featherstonehaugh-Østergaard',
    email: 'maximiliana.featherstonehaugh-ostergaard@acme.example',
    role: 'editor',
    joined: 590,
    seen: 11,
  },
  { name: 'ليلى حدّاد', email: 'layla.haddad@acme.example', role: 'admin', joined: 540, seen: 26 },
  {
    name: 'Oluwaseun Adébáyò',
    email: 'seun@acme.example',
    role: 'editor',
    joined: 500,
    seen: hour,
    passwordLeaked: true,
  },
  { name: 'Ines Carvalho', email: 'ines.carvalho@northlight.example', role: 'viewer', joined: 12, seen: 2 * hour },
  {
    name: 'Fatoumata Diallo',
    email: 'fatoumata.diallo@acme.example',
    role: 'support',
    joined: 316,
    seen: 3 * hour,
    state: 'locked',
  },
  {
    name: 'Jörg Müller-Lüdenscheidt',
    email: 'joerg.ml@acme.example',
    username: 'joerg_ml',
    role: 'editor',
    joined: 420,
    seen: 3 * hour,
  },
  { name: 'Siobhán Ní Dhomhnaill', email: 'siobhan@acme.example', role: 'support', joined: 400, seen: 5 * hour },
  { name: 'Nguyễn Thị Minh Khai', email: 'khai.nguyen@acme.example', role: 'editor', joined: 390, seen: day },
  { name: 'Bartholomew Quist', email: 'b.quist@acme.example', role: 'viewer', joined: 370, seen: day },
  { name: 'Guðrún Þorsteinsdóttir', email: 'gudrun@acme.example', role: 'support', joined: 300, seen: 2 * day },
  { name: 'Tomasz Wiśniewski', email: 'tomasz.wisniewski@acme.example', role: 'editor', joined: 280, seen: 3 * day },
  {
    name: 'Chiara Di Benedetto',
    email: 'chiara@acme.example',
    role: 'viewer',
    joined: 250,
    seen: 8 * day,
    passwordLeaked: true,
  },
  { name: 'Zoë van den Heuvel', email: 'zoe.vdh@acme.example', role: 'editor', joined: 240, seen: 11 * day },
  { name: 'Priya Raghunathan', email: 'priya@acme.example', role: 'viewer', joined: 230, seen: 94 * day },
  {
    name: 'Quentin Lefèvre',
    email: 'quentin.lefevre@acme.example',
    role: 'viewer',
    joined: 700,
    seen: 171 * day,
    state: 'disabled',
  },
  { name: 'Dmytro Shevchuk', email: 'dmytro@acme.example', role: 'editor', joined: 2, state: 'invited' },
  { name: 'Rosa María Iturriaga', email: 'rosa.iturriaga@acme.example', role: 'support', joined: 1, state: 'invited' },
  { name: 'Elif Yıldırım', email: 'elif.yildirim@acme.example', role: 'viewer', joined: 9, state: 'invited' },
  { name: 'Thandiwe Mokoena', email: 'thandiwe@acme.example', role: 'viewer', joined: 33, seen: 6 * day },
  { name: 'Mateus Oliveira', email: 'mateus@acme.example', role: 'readOnly', joined: 61, seen: 5 * day },
  { name: 'Anneliese Baumgartner', email: 'a.baumgartner@acme.example', role: 'viewer', joined: 88, seen: 2 * day },
  { name: 'Kwabena Osei', email: 'kwabena@acme.example', role: 'editor', joined: 140, seen: 7 * hour },
];

/** IDs of users whose password is leaked. Not their addresses, which are longer in a crowded preview. */
export const previewBreached: ReadonlySet<string> = new Set(
  previewUsers.flatMap(({ passwordLeaked }, index) => (passwordLeaked ? [`user-${index}`] : [])),
);
