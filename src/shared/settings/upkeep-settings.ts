import { setting } from './setting.ts'
import { wholeNumberOf } from './setting-shapes.ts'

/** Settings of the shop's upkeep. */
export const upkeepSettings = {
  'backup.hour': setting({
    group: 'backup',
    label: 'Backup hour',
    hint: 'Indian time, 0 to 23. A missed backup runs when the shop is started again.',
    schema: wholeNumberOf(0, 23, 'must be a whole number from 0 to 23'),
    fallback: 2,
  }),
  'backup.keepDays': setting({
    group: 'backup',
    label: 'Daily backups',
    hint: 'Days to keep. The last verified backup is always kept.',
    schema: wholeNumberOf(1, 366, 'must be a whole number from 1 to 366'),
    fallback: 7,
  }),
  'backup.keepWeeks': setting({
    group: 'backup',
    label: 'Weekly backups',
    hint: 'Weeks to keep, one backup for each.',
    schema: wholeNumberOf(0, 520, 'must be a whole number from 0 to 520'),
    fallback: 5,
  }),
  'backup.keepMonths': setting({
    group: 'backup',
    label: 'Monthly backups',
    hint: 'Months to keep, one backup for each.',
    schema: wholeNumberOf(0, 120, 'must be a whole number from 0 to 120'),
    fallback: 12,
  }),
}
