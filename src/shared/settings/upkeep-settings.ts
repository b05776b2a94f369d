import { setting } from './setting.ts'
import { wholeNumberOf } from './setting-shapes.ts'

/** Settings of the shop's upkeep. */
export const upkeepSettings = {
  'backup.hour': setting({
    group: 'backup',
    label: 'Hour of the nightly backup',
    hint: 'In India, 0 to 23. A night that was missed is made up for when the shop is open again.',
    schema: wholeNumberOf(0, 23, 'must be a whole number from 0 to 23'),
    fallback: 2,
  }),
  'backup.keepDays': setting({
    group: 'backup',
    label: 'Daily backups to keep',
    hint: 'One of each of so many days. The last proven one is kept whatever stands here.',
    schema: wholeNumberOf(1, 366, 'must be a whole number from 1 to 366'),
    fallback: 7,
  }),
  'backup.keepWeeks': setting({
    group: 'backup',
    label: 'Weekly backups to keep',
    hint: 'One of each of so many weeks, beside the daily ones.',
    schema: wholeNumberOf(0, 520, 'must be a whole number from 0 to 520'),
    fallback: 5,
  }),
  'backup.keepMonths': setting({
    group: 'backup',
    label: 'Monthly backups to keep',
    hint: 'One of each of so many months, beside the others.',
    schema: wholeNumberOf(0, 120, 'must be a whole number from 0 to 120'),
    fallback: 12,
  }),
}
