import type { Kysely } from 'kysely'
import { type AccountNews, accountCopy } from '../../../shared/copy/accounts.ts'
import type { Database } from '../../platform/db/schema.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { mailNameOf } from './mail-name.ts'
import type { UserRow } from './user-queries.ts'

/** Owes the shopper a mail on what was changed about the account, at the address that it had until then. */
export async function queueAccountMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock' | 'newId'>,
  { id, email, ...user }: Pick<UserRow, 'id' | 'email' | 'username' | 'email_confirmed_at'>,
  news: AccountNews,
): Promise<void> {
  if (email === null) return
  const eventKey = `account:${id}:${news}:${shop.newId()}`
  await queueMail(db, shop, {
    kind: 'account_news',
    eventKey,
    payload: { to: email, username: mailNameOf(user), news },
  })
}

/** The mail that says what was changed, and what to do where it was somebody else. */
export async function writeAccountMail(
  shop: Shop,
  { to, username, news }: { to: string; username: string | null; news: AccountNews },
): Promise<Mail> {
  const { changed, notYou } = accountCopy.changeMail
  const { subject, text } = changed[news]
  const parts = [{ text: accountCopy.greeting(username) }, { text }, { text: notYou }]
  return { to, subject, ...letter(shop.settings.identity(), parts) }
}
