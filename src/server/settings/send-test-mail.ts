import { mailTestCopy as copy, type MailTestResult } from '../../shared/copy/office/mail-test.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { mailPorts, readMailServer } from '../../shared/settings/mail-server.ts'
import { letter } from '../platform/mail/letter.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { openTransport } from '../platform/mail/mail-transport.ts'
import type { Shop } from '../platform/shop.ts'
import type { Staff } from '../staff/authenticate-staff.ts'

/** Time after which nobody waits for a mail server any more, in ms. */
const patienceMs = 15_000

/** Results by the codes of the mail client (nodemailer) and of the system. */
const resultOf: Readonly<Record<string, MailTestResult>> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  EDNS: 'host',
  ENOTFOUND: 'host',
  EAI_AGAIN: 'host',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ETIMEDOUT: 'timeout',
  ETLS: 'security',
  EENVELOPE: 'address',
}

/**
 * Sends a mail to who asks, by the mail server that is set, and says what became of it: nothing of what the server says, which may
 * name secrets. Only servers that are set are called, for which a factor was shown, and only at ports of mail: whoever sits at an open
 * office looks at no other machine by it. Throws `bad_input` where no server is set.
 */
export async function sendTestMail(
  shop: Shop,
  { id, email }: Pick<Staff, 'id' | 'email'>,
  waitMs = patienceMs,
): Promise<{ to: string; result: MailTestResult }> {
  const address = shop.settings.now()['mail.smtp']
  if (address === null) throw new Failure('bad_input', copy.notSet)
  const isMailPort = mailPorts.includes(readMailServer(address)?.port ?? 0)
  const result = isMailPort ? await trySending(shop, email, waitMs) : 'port'
  shop.log.info({ staffId: id, result }, 'a test mail')
  return { to: email, result }
}

async function trySending(shop: Shop, to: string, waitMs: number): Promise<MailTestResult> {
  const transport = openTransport(shop)
  const waiting = Promise.withResolvers<MailTestResult>()
  const timer = setTimeout(() => waiting.resolve('timeout'), waitMs)
  const sending = transport.send(testMail(shop, to), `test-mail:${shop.newId()}`, shop.clock()).then(
    () => 'sent' as const,
    (error) => readResult(error),
  )
  try {
    return await Promise.race([sending, waiting.promise])
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}

function testMail(shop: Shop, to: string): Mail {
  const identity = shop.settings.identity()
  const subject = copy.subject(identity.name)
  return { to, subject, ...letter(identity, [{ heading: subject }, { text: copy.text }]) }
}

/** The client names some causes by its own code, others by that of the system or of OpenSSL below it. */
function readResult(error: unknown): MailTestResult {
  const { code = '', syscall = '', message = '' } = error as { code?: string; syscall?: string; message?: string }
  const known = resultOf[code]
  if (known) return known
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(message)) return 'refused'
  if (/ENOTFOUND|EAI_AGAIN/.test(message) || syscall === 'getaddrinfo') return 'host'
  if (/certificate|SSL|TLS/i.test(message)) return 'security'
  return 'other'
}
