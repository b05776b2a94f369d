/** A mail to one person, ready to be sent. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Beside the usual ones, such as how a mail program ends a subscription. */
  headers?: Record<string, string>
  attachments?: Attachment[]
  /** The address of a mail server that is none any more: it goes out there. Left out: where all mails do. */
  through?: string
}

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}
