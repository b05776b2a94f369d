const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** Texts of System status and of `npm run shop -- health`: how it is, and what to do where it is not well. */
export const healthCopy = {
  title: 'Health',
  intro: 'Whether the shop works, looked at anew every few seconds.',
  checkedAt: (time: string) => `Looked at ${time}`,
  allWell: 'Everything is well.',
  wrong: (number: number) => `${count(number, 'thing')} to look at.`,
  states: { ok: 'Well', warn: 'Look at it', bad: 'Wrong' },
  since: (moment: string) => `Since ${moment}`,
  whatToDo: 'What to do',
  notLoaded: 'Health could not be loaded',
  again: 'Try again',
  wellTitle: 'What is well',
  wrongTitle: 'What to look at',
  notChecked: (reason: string) => `This could not be looked at: ${reason}.`,
  notCheckedTodo: 'Wait a minute. If it stays, look into the log of the shop, or restart it.',
  tooSlow: 'no answer within 5 seconds',
  titles: {
    payments: 'Payments',
    refunds: 'Refunds',
    webhooks: 'Webhooks of the payment provider',
    books: 'Books',
    tax: 'GST rates',
    orders: 'New orders',
    alerts: 'Alerts',
    mails: 'Mails',
    search: 'Lists and searches',
    disk: 'Disk',
    files: 'Photos and files',
    backup: 'Backup',
    certificate: 'Certificates',
    clock: 'Clock',
    trial: 'Test payments',
    demo: 'Demo shop',
    database: 'Database',
    running: 'The shop itself',
  },
  payments: {
    ok: 'No payment is stuck.',
    held: (n: number) => `${count(n, 'payment')} should be over and still ${n === 1 ? 'holds' : 'hold'} stock.`,
    unasked: (n: number) => `The provider was to be asked about ${count(n, 'payment')} and was not.`,
    noAnswer: (n: number) => `The provider gives no answer about ${count(n, 'payment')}.`,
    underWay: (n: number) => `${count(n, 'payment')} ${n === 1 ? 'has' : 'have'} been under way for more than an hour.`,
    restart: 'Restart the shop; if it stays, look into its log.',
    provider:
      'Look at the provider’s status page and at the payment keys in the settings. Nothing is lost: the shop goes on asking.',
    bank: 'Banks take up to three days. The shop asks by itself and makes the order, or gives the money back.',
  },
  refunds: {
    ok: 'No refund waits too long.',
    stopped: (n: number) => `${count(n, 'refund')} ${n === 1 ? 'was' : 'were'} refused by the provider for good.`,
    late: (n: number) => `${count(n, 'refund')} ${n === 1 ? 'is' : 'are'} on the way for too long.`,
    cash: (n: number) =>
      `${count(n, 'cash order')} ${n === 1 ? 'is' : 'are'} to be paid back by hand for more than a week.`,
    stoppedTodo: 'npm run shop -- refunds tells why. Ask again (refunds retry), or pay back by hand (refunds paid).',
    lateTodo:
      'Look into the provider’s dashboard whether the balance is enough; npm run shop -- refunds retry asks again.',
    cashTodo: 'Call the customers, pay them back, and note the reference: npm run shop -- refunds paid.',
  },
  webhooks: {
    ok: 'They arrive.',
    none: 'None was needed of late.',
    unhandled: (n: number) => `${count(n, 'webhook')} came and could not be handled.`,
    silent: (n: number) => `${count(n, 'online payment')} came without a webhook.`,
    unhandledTodo: 'Look into the log of the shop for "webhook"; they are tried again by themselves.',
    silentTodo:
      'Look in the provider’s dashboard whether webhooks go to /api/v1/order/webhook of the shop, and whether the secret is the one of the settings. Orders come in all the same, only later.',
  },
  books: {
    ok: 'The payments of the last day are all in orders or refunds.',
    wrong: 'A payment of the last day is neither an order nor a refund.',
    todo: 'npm run shop -- audit names it. Settle it by hand with the customer, and tell who looks after the shop’s program.',
  },
  tax: {
    ok: 'Every code and rate on sale fits the table of rates.',
    misfits: (n: number, example: string) =>
      `${count(n, 'product')} ${n === 1 ? 'has' : 'have'} a code or rate that the table does not bear out, such as ${example}.`,
    todo: 'npm run shop -- gst-rates lists them with what is wrong. Correct them, or read a newer table.',
  },
  orders: {
    ok: 'No new order was left unopened.',
    unseen: (n: number) => `${count(n, 'new order')} that nobody has opened, although everybody was called.`,
    todo: 'Open them in Orders. If the calls did not arrive, look at the screen Alerts.',
  },
  alerts: {
    ok: (mail: string, push: string) => `Last mail to the shop’s people: ${mail}. Last push: ${push}.`,
    never: 'none of late',
    nobody: 'Nobody is told of new orders by mail or push.',
    undelivered: (n: number) => `${count(n, 'push', 'pushes')} did not get to a browser after several tries.`,
    lastError: (error: string) => `The last reason: ${error}.`,
    nobodyTodo: 'Open the screen Alerts and choose mail, or turn push on in a browser.',
    undeliveredTodo: 'On the screen Alerts remove the browser and turn push on in it anew, then send a test.',
  },
  mails: {
    ok: 'None waits.',
    files: 'Mails are written as files into the data folder and reach nobody.',
    late: (n: number) => `${count(n, 'mail')} ${n === 1 ? 'waits' : 'wait'} to be sent.`,
    givenUp: (n: number) =>
      `${count(n, 'mail')} could not be sent in three days and ${n === 1 ? 'was' : 'were'} given up.`,
    reason: (error: string) => `The mail server says: ${error}`,
    todo: 'Look at the mail server’s address and password (SMTP_URL), and whether it takes mails now.',
    filesTodo: 'Set SMTP_URL to your mail server and restart the shop.',
  },
  search: {
    ok: (n: number) => `They have every product on sale: ${n}.`,
    wrong: (has: number, sold: number) => `They have ${count(has, 'product')}, on sale are ${sold}.`,
    todo: 'npm run shop -- search rebuild makes them anew.',
  },
  disk: {
    free: (size: string) => `${size} free where the shop keeps its data.`,
    warnTodo: 'Make room: remove what else lies on this disk, or move DATA_DIR to a larger one.',
    badTodo: 'Make room now: reviews with pictures are refused already, and orders will be when nothing is left.',
  },
  files: {
    here: 'They lie in the data folder of this machine.',
    elsewhere: (bucket: string) => `They lie in the bucket ${bucket}.`,
    away: (bucket: string, reason: string) =>
      `The bucket ${bucket} cannot be used: ${reason}. Photos, videos and data sheets are refused, and those that nobody looked at of late are not shown. Orders go on.`,
    left: (n: number) =>
      `${count(n, 'photo or file', 'photos or files')} ${n === 1 ? 'lies' : 'lie'} still on this machine.`,
    awayTodo: 'Look at the storage’s own page: the bucket, the keys, its quota. Nothing is lost; it goes on by itself.',
    leftTodo: 'Restart the shop: it sends them to the bucket.',
  },
  backup: {
    last: (moment: string) => `The newest one that was restored and compared is of ${moment}.`,
    none: 'There is no backup yet.',
    trial: 'There is no backup yet. A shop that is only tried out needs none.',
    failed: (reason: string) => `The last one failed: ${reason}`,
    copied: (moment: string) => `The newest copy in the bucket is of ${moment}.`,
    notCopied: 'No copy is in the bucket yet.',
    copyFailed: (reason: string) => `The next one could not be copied: ${reason}. It is tried again.`,
    copyTodo:
      'Look at the storage’s own page: the bucket, the keys, its quota. Backups on this machine are made as always; until copies arrive, take one along by hand.',
    todo: 'Press "Back up now" on the screen Health, or npm run shop -- backup --prove. If it fails again, do what its sentence says, and keep a copy of the newest file on another machine.',
  },
  certificate: {
    none: 'The shop is reached on this machine only and needs none.',
    ok: (days: number) => `Good for ${count(days, 'more day')}.`,
    plain: (url: string) => `${url} is not encrypted.`,
    ends: (host: string, days: number) => `That of ${host} ends in ${count(days, 'day')}.`,
    refused: (host: string, reason: string) => `Browsers refuse that of ${host}: ${reason}.`,
    unreachable: (host: string) => `${host} gives no answer over TLS.`,
    plainTodo:
      'Put a server with a certificate before the shop, such as Caddy, and set PUBLIC_URL to its https address.',
    todo: 'Renew it where it was made (Caddy and certbot do so by themselves: look into their logs).',
    unreachableTodo: 'Look whether the name leads to this machine, and whether the server before the shop runs.',
  },
  clock: {
    ok: 'This machine and the database have the same time.',
    differs: (seconds: number) => `This machine and the database differ by ${count(seconds, 'second')}.`,
    todo: 'Turn on the setting of the clock by the network (NTP) on both machines.',
  },
  trial: {
    real: 'Payments go to the provider.',
    trial: 'Payments are tests, as they should be while the shop is tried out.',
    off: 'Nobody can pay online: there is no account at a payment provider.',
    live: 'The shop is open to others, and its online payments are tests: no money moves.',
    todo: 'Set the payment keys, or switch online payment off.',
    left: (n: number) => `${count(n, 'order')} of this shop ${n === 1 ? 'was' : 'were'} paid by a test: no money came.`,
    leftTodo: 'Do not send the goods. Cancel the orders: find them by the filter Paid by, Test payment.',
  },
  demo: {
    none: 'It is not loaded.',
    trial: 'Its goods are shown, as they should be while the shop is tried out.',
    live: 'The shop is open to others with the goods of the demo.',
    todo: 'Begin with an empty DATA_DIR and DEMO=off, and put in your own goods.',
  },
  database: { ok: (version: string, size: string) => `PostgreSQL ${version}, ${size}.` },
  running: {
    ok: (version: string, processes: number, since: string) =>
      `Version ${version}, open since ${since}, ${count(processes, 'process', 'processes')}.`,
    closed: 'It is not open.',
    todo: 'npm start opens it.',
  },
} as const

/** Names of the checks, the most important first. */
export type CheckName = keyof typeof healthCopy.titles
export const checkNames = Object.keys(healthCopy.titles) as [CheckName, ...CheckName[]]
