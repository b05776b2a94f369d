import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { shop as shopCopy } from '../../../shared/copy/shop-identity.ts'
import type { Config } from '../config.ts'
import type { Mail } from './mail.ts'

/** Sends mails. `eventKey` makes the message's id, so that a mail program shows a repeat once. */
export interface MailTransport {
  send: (mail: Mail, eventKey: string, date: Date) => Promise<void>
  close: () => void
}

type Settings = Pick<Config, 'smtpUrl' | 'smtpNeedsTls' | 'dataDir' | 'publicUrl'>

/** By SMTP_URL, or into files where there is none. */
export function openTransport(config: Settings): MailTransport {
  return config.smtpUrl ? smtpTransport(config.smtpUrl, config) : fileTransport(config)
}

function smtpTransport(smtpUrl: string, { publicUrl, smtpNeedsTls }: Settings): MailTransport {
  const smtp = createTransport({
    url: smtpUrl,
    requireTLS: smtpNeedsTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async (mail, eventKey, date) => {
      await smtp.sendMail(message(mail, eventKey, date, publicUrl))
    },
    close: () => smtp.close(),
  }
}

/** One `.eml` file a mail under DATA_DIR/outbox, which every mail program opens; whole or not there. */
function fileTransport({ dataDir, publicUrl }: Settings): MailTransport {
  const folder = path.join(dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail, eventKey, date) => {
      const { message: bytes } = await composer.sendMail(message(mail, eventKey, date, publicUrl))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${date.toISOString().replace(/[:.]/g, '-')}-${fingerprint(eventKey)}.eml`
      await writeFile(path.join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 })
      await rename(path.join(folder, `.${name}`), path.join(folder, name))
    },
    close: () => composer.close(),
  }
}

function message(mail: Mail, eventKey: string, date: Date, publicUrl: string) {
  const messageId = `<${fingerprint(eventKey)}@${new URL(publicUrl).hostname}>`
  // an address as it is: as a text it would be read as a list of them
  const to = { name: '', address: mail.to }
  return { from: { name: shopCopy.name, address: shopCopy.email }, ...mail, to, messageId, date }
}

function fingerprint(eventKey: string): string {
  return createHash('sha256').update(eventKey).digest('hex').slice(0, 24)
}
