import { mailPorts } from '../../settings/mail-server.ts'

/** Results of a test mail. */
export const mailTestResults = [
  'sent',
  'login',
  'host',
  'refused',
  'timeout',
  'security',
  'address',
  'port',
  'other',
] as const
export type MailTestResult = (typeof mailTestResults)[number]

/** Texts of the test mail: the mail itself, and what became of it. */
export const mailTestCopy = {
  send: 'Send test',
  failed: 'The test could not be sent. Please try again.',
  notSet: 'Enter the mail server first.',
  subject: (shop: string) => `Test email from ${shop}`,
  text: 'Your shop can send emails. Nothing else is to be done.',
  results: {
    sent: (to: string) => `Sent to ${to}. If it is not in the inbox, look in the spam folder.`,
    login: () => 'Wrong user name or password. Gmail and Zoho need an app password, not the one you sign in with.',
    host: () => 'The mail server was not found. Check its name.',
    refused: () => 'The mail server does not answer at this port. Check the port: usually 465 or 587.',
    timeout: () => 'The mail server did not answer in time. Check its name and port, and your internet connection.',
    security: () => 'No secure connection to the mail server. Check its name, or use port 465.',
    address: (to: string) =>
      `The mail server refused the sender or ${to}. Use the address of that account as the shop’s email.`,
    port: () =>
      `A mail server listens at port ${mailPorts.slice(0, -1).join(', ')} or ${mailPorts.at(-1)}. Change the port.`,
    other: () => 'The mail server refused the email. Check the user name and password.',
  } satisfies Record<MailTestResult, (to: string) => string>,
} as const
