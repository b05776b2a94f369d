const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** Texts of System status and of `npm run shop -- health`: how it is, and what to do where it is not well. */
export const healthCopy = {
  title: 'System status',
  intro: 'Checked every few seconds.',
  checkedAt: (time: string) => `Checked ${time}`,
  allWell: 'All systems are OK.',
  wrong: (number: number) => `${count(number, 'issue')} to check.`,
  states: { ok: 'OK', warn: 'Warning', bad: 'Error' },
  since: (moment: string) => `Since ${moment}`,
  whatToDo: 'What to do',
  notLoaded: 'System status could not be loaded',
  again: 'Try again',
  wellTitle: 'Working',
  wrongTitle: 'Issues',
  notChecked: (reason: string) => `This could not be checked: ${reason}.`,
  notCheckedTodo: 'Wait a minute. If it stays, check the server log, or restart the shop.',
  tooSlow: 'no answer within 5 seconds',
  titles: {
    payments: 'Payments',
    refunds: 'Refunds',
    webhooks: 'Payment webhooks',
    books: 'Accounts check',
    tax: 'GST rates',
    orders: 'New orders',
    alerts: 'Notifications',
    mails: 'Email',
    search: 'Search index',
    disk: 'Disk space',
    files: 'Photos and files',
    backup: 'Backup',
    certificate: 'Certificates',
    clock: 'Clock',
    trial: 'Test payments',
    demo: 'Demo shop',
    database: 'Database',
    running: 'Application',
  },
  payments: {
    ok: 'No payment is stuck.',
    held: (n: number) => `${count(n, 'expired payment')} still ${n === 1 ? 'reserves' : 'reserve'} stock.`,
    unasked: (n: number) => `The status of ${count(n, 'payment')} was not checked with the provider.`,
    noAnswer: (n: number) => `The provider does not answer about ${count(n, 'payment')}.`,
    underWay: (n: number) => `${count(n, 'payment')} in progress for more than an hour.`,
    restart: 'Restart the shop. If it stays, check the server log.',
    provider:
      'Check the provider’s status page and the payment keys in Settings. Nothing is lost: the shop keeps trying.',
    bank: 'Banks take up to three days. The shop checks automatically, then creates the order or refunds.',
  },
  refunds: {
    ok: 'No refund is overdue.',
    stopped: (n: number) => `${count(n, 'refund')} failed: the provider refused.`,
    late: (n: number) => `${count(n, 'refund')} overdue.`,
    cash: (n: number) => `${count(n, 'cash refund')} pending for more than a week.`,
    stoppedTodo: 'npm run shop -- refunds shows why. Retry (refunds retry), or refund manually (refunds paid).',
    lateTodo: 'Check the balance in the provider’s dashboard, then retry: npm run shop -- refunds retry.',
    cashTodo: 'Call the customers, refund them, and enter the reference: npm run shop -- refunds paid.',
  },
  webhooks: {
    ok: 'Webhooks arrive.',
    none: 'None needed recently.',
    unhandled: (n: number) => `${count(n, 'webhook')} could not be processed.`,
    silent: (n: number) => `${count(n, 'online payment')} received without a webhook.`,
    unhandledTodo: 'Search the server log for "webhook". They are retried automatically.',
    silentTodo:
      'In the provider’s dashboard, check that webhooks go to /api/v1/order/webhook with the secret from Settings. Orders still arrive, only later.',
  },
  books: {
    ok: 'All payments of the last day match an order or refund.',
    wrong: 'A payment of the last day matches no order or refund.',
    todo: 'npm run shop -- audit names it. Settle it with the customer, and tell your developer.',
  },
  tax: {
    ok: 'All HSN codes and rates match the GST table.',
    misfits: (n: number, example: string) =>
      `${count(n, 'product')} with an HSN code or rate not in the GST table, such as ${example}.`,
    todo: 'npm run shop -- gst-rates lists them. Correct them, or import a newer table.',
  },
  orders: {
    ok: 'All new orders were opened.',
    unseen: (n: number) => `${count(n, 'new order')} not opened, although all staff were notified.`,
    todo: 'Open them in Orders. If no one was notified, check the screen Notifications.',
  },
  alerts: {
    ok: (mail: string, push: string) => `Last email to staff: ${mail}. Last push: ${push}.`,
    never: 'none recently',
    nobody: 'No one gets email or push for new orders.',
    undelivered: (n: number) => `${count(n, 'push notification')} not delivered after several tries.`,
    lastError: (error: string) => `Last error: ${error}.`,
    nobodyTodo: 'Open the screen Notifications and turn on email or push.',
    undeliveredTodo: 'On the screen Notifications, remove the browser, turn push on again and send a test.',
  },
  mails: {
    ok: 'No emails waiting.',
    files: 'Emails are only saved as files in the data folder. They reach no one.',
    late: (n: number) => `${count(n, 'email')} waiting to be sent.`,
    givenUp: (n: number) =>
      `${count(n, 'email')} could not be sent for three days and ${n === 1 ? 'was' : 'were'} dropped.`,
    reason: (error: string) => `The mail server says: ${error}`,
    todo: 'Check the mail server’s address and password (SMTP_URL), and that it accepts emails.',
    filesTodo: 'Set SMTP_URL to your mail server and restart the shop.',
  },
  search: {
    ok: (n: number) => `All active products are indexed: ${n}.`,
    wrong: (has: number, sold: number) => `${count(has, 'product')} indexed, but ${sold} active.`,
    todo: 'npm run shop -- search rebuild rebuilds the index.',
  },
  disk: {
    free: (size: string) => `${size} free on the data disk.`,
    warnTodo: 'Free up space: delete other files from this disk, or move DATA_DIR to a larger one.',
    badTodo: 'Free up space now: reviews with pictures are already refused, and orders will be when the disk is full.',
  },
  files: {
    here: 'Stored in the data folder of this machine.',
    elsewhere: (bucket: string) => `Stored in the bucket ${bucket}.`,
    away: (bucket: string, reason: string) =>
      `The bucket ${bucket} is not available: ${reason}. Uploads of photos, videos and data sheets are refused, and files not seen recently are missing. Orders continue.`,
    left: (n: number) => `${count(n, 'photo or file', 'photos or files')} still on this machine.`,
    awayTodo: 'Check the bucket, keys and quota at your storage provider. Nothing is lost: it resumes automatically.',
    leftTodo: 'Restart the shop to upload them to the bucket.',
  },
  backup: {
    last: (moment: string) => `Last verified backup: ${moment}.`,
    none: 'No backup yet.',
    trial: 'No backup yet. A trial shop needs none.',
    failed: (reason: string) => `The last one failed: ${reason}`,
    copied: (moment: string) => `Last copy in the bucket: ${moment}.`,
    notCopied: 'No copy in the bucket yet.',
    copyFailed: (reason: string) => `The next one could not be copied: ${reason}. It will be retried.`,
    copyTodo:
      'Check the bucket, keys and quota at your storage provider. Local backups continue; until copies arrive, copy one manually.',
    todo: 'Press "Back up now" on the screen System status, or run npm run shop -- backup --prove. If it fails again, follow its message, and keep a copy of the newest file on another machine.',
  },
  certificate: {
    none: 'Not needed: the shop is only reachable on this machine.',
    ok: (days: number) => `Valid for ${count(days, 'more day')}.`,
    plain: (url: string) => `${url} is not encrypted.`,
    ends: (host: string, days: number) => `The certificate of ${host} expires in ${count(days, 'day')}.`,
    refused: (host: string, reason: string) => `Browsers reject the certificate of ${host}: ${reason}.`,
    unreachable: (host: string) => `${host} does not answer over TLS.`,
    plainTodo:
      'Put a server with a certificate in front of the shop, such as Caddy, and set PUBLIC_URL to its https address.',
    todo: 'Renew it where it was issued (Caddy and certbot renew automatically: check their logs).',
    unreachableTodo:
      'Check that the domain points to this machine, and that the server in front of the shop is running.',
  },
  clock: {
    ok: 'This machine and the database have the same time.',
    differs: (seconds: number) => `This machine and the database differ by ${count(seconds, 'second')}.`,
    todo: 'Turn on network time (NTP) on both machines.',
  },
  trial: {
    real: 'Payments go to the provider.',
    trial: 'Test payments: correct for a trial shop.',
    off: 'Online payment is off: no payment provider account.',
    live: 'The shop is public, but online payments are tests: no money is charged.',
    todo: 'Enter the payment keys, or turn online payment off.',
    left: (n: number) => `${count(n, 'order')} with a test payment: no money was received.`,
    leftTodo: 'Do not ship. Cancel the orders: filter by Paid by, Test payment.',
  },
  demo: {
    none: 'Not loaded.',
    trial: 'Demo products are shown: correct for a trial shop.',
    live: 'The shop is public with demo products.',
    todo: 'Start with an empty DATA_DIR and DEMO=off, and add your own products.',
  },
  database: { ok: (version: string, size: string) => `PostgreSQL ${version}, ${size}.` },
  running: {
    ok: (version: string, processes: number, since: string) =>
      `Version ${version}, running since ${since}, ${count(processes, 'process', 'processes')}.`,
    closed: 'Not running.',
    todo: 'Start it with npm start.',
  },
} as const

/** Names of the checks, the most important first. */
export type CheckName = keyof typeof healthCopy.titles
export const checkNames = Object.keys(healthCopy.titles) as [CheckName, ...CheckName[]]
