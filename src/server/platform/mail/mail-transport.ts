import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { readMailServer } from '../../../shared/settings/mail-server.ts'
import { isLoopback } from '../on-this-machine.ts'
import type { Shop } from '../shop.ts'
import type { Mail } from './mail.ts'

/** Sends mails. `eventKey` makes the message's id, so that a mail program shows a repeat once. */
export interface MailTransport {
  send: (mail: Mail, eventKey: string, date: Date) => Promise<void>
  close: () => void
}

type Sender = { name: string; address: string }
/** One way out: a mail server, or the folder. */
interface Way {
  send: (message: object, eventKey: string, date: Date) => Promise<void>
  close: () => void
}

/** By the mail server of the settings as they are when a mail leaves, or into files where there is none. */
export function openTransport(
  { config, settings }: Pick<Shop, 'config' | 'settings'>,
  isHere = isLoopback,
): MailTransport {
  let present: { smtpUrl: string | null; way: Way } | undefined
  const wayOut = () => {
    const smtpUrl = settings.now()['mail.smtp']
    if (present?.smtpUrl === smtpUrl) return present.way
    present?.way.close()
    present = { smtpUrl, way: smtpUrl === null ? fileWay(config.dataDir) : smtpWay(smtpUrl, isHere) }
    return present.way
  }
  return {
    send: async ({ through, ...mail }, eventKey, date) => {
      const { name, email } = settings.identity()
      const { hostname } = new URL(config.publicUrl)
      const from = { name, address: email || `shop@${hostname}` }
      const words = message(mail, from, `${fingerprint(eventKey)}@${hostname}`, date)
      if (through === undefined) return wayOut().send(words, eventKey, date)
      const former = smtpWay(through, isHere)
      await former.send(words, eventKey, date).finally(former.close)
    },
    close: () => present?.way.close(),
  }
}

/** Options that keep a mail from loading files and pages that somebody named. */
const wordsAlone = { disableFileAccess: true, disableUrlAccess: true }

/** Every option is ours: of the address only its parts are handed on. */
function smtpWay(smtpUrl: string, isHere: (host: string) => boolean): Way {
  const server = readMailServer(smtpUrl)
  if (!server) throw new Error('The address of the mail server cannot be read: set it anew.')
  const { host, port, login, isTlsAtOnce } = server
  const smtp = createTransport({
    host,
    port,
    secure: isTlsAtOnce,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    // to another machine nothing goes before TLS; one's own has a certificate of another name, and nobody between
    ...(isHere(host) ? { tls: { rejectUnauthorized: isTlsAtOnce } } : { requireTLS: true }),
    ...wordsAlone,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return { send: async (mail) => void (await smtp.sendMail(mail)), close: () => smtp.close() }
}

/** One `.eml` file a mail under DATA_DIR/outbox, which every mail program opens; whole or not there. */
function fileWay(dataDir: string): Way {
  const folder = path.join(dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true, ...wordsAlone })
  return {
    send: async (mail, eventKey, date) => {
      const { message: bytes } = await composer.sendMail(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${date.toISOString().replace(/[:.]/g, '-')}-${fingerprint(eventKey)}.eml`
      await writeFile(path.join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 })
      await rename(path.join(folder, `.${name}`), path.join(folder, name))
    },
    close: () => composer.close(),
  }
}

function message(mail: Mail, from: Sender, id: string, date: Date) {
  // an address as it is: as a text it would be read as a list of them
  return { from, ...mail, to: { name: '', address: mail.to }, messageId: `<${id}>`, date }
}

function fingerprint(eventKey: string): string {
  return createHash('sha256').update(eventKey).digest('hex').slice(0, 24)
}
