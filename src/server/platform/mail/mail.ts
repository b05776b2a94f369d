/** A mail to one person, ready to be sent. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
}

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}
