import { guardedMails } from '../../shared/copy/office/guarded-mails.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { isSettingKey, type SettingValue, settingOf } from '../../shared/settings/settings.ts'
import { letter } from '../platform/mail/letter.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import type { GuardedNews, NewsByFormerServer } from '../staff/commands/tell-of-guarded.ts'
import { selectHistory } from './settings-queries.ts'
import { fromColumns } from './stored-setting.ts'

/** Writes what was changed, by whom, and what to do where that is not right. */
export async function writeGuardedMail(shop: Shop, { to, setting, person, by, at }: GuardedNews): Promise<Mail> {
  const label = setting !== null && isSettingKey(setting) ? settingOf(setting).label : null
  const { subject, text, notYou } = label === null ? guardedMails.person : guardedMails.setting
  const name = label ?? person ?? ''
  const parts = [{ text: text(name, by, formatMoment(at)) }, { text: notYou }]
  return { to, subject: subject(name), ...letter(shop.settings.identity(), parts) }
}

const versionsLookedAt = 30

/** The same, to be sent by the mail server that held before; undefined where there was none. */
export async function writeByFormerServer(shop: Shop, news: NewsByFormerServer): Promise<Mail | undefined> {
  const rows = await selectHistory(shop.db, 'mail.smtp', versionsLookedAt)
  const former = rows.find(
    (row) => row.version < news.version && row.withdrawn_at === null && row.effective_from <= new Date(news.at),
  )
  const server = former && (fromColumns(shop.config, former, 'mail.smtp').value as SettingValue<'mail.smtp'>)
  return server ? { ...(await writeGuardedMail(shop, news)), through: server } : undefined
}
