import { settlementFaults as say } from '../../../shared/copy/settlements.ts'
import { indianDay, indianMoment } from '../../../shared/india-time.ts'

/** Row as it was read, or its faults in sentences. */
export type RowReading<T> = { value: T } | { faults: string[] }

type Fault = { fault: string }

const longest = 500
/** Seconds since 1970 of the years in which the provider has settled. */
const seconds = { from: 1_388_534_400, to: 4_102_444_800 }

/** Tells whether a text is what Excel shows of a date whose format is lost: days since 1900. */
function isExcelDate(text: string): boolean {
  return /^[1-9]\d{4}(\.\d+)?$/.test(text)
}

/** Reads one of the provider's ids, such as pay_JpAZjJN9O1lKuG. */
export function readId(text: string): string | Fault {
  return /^[a-z]{2,10}_[A-Za-z0-9]{1,40}$/.test(text) ? text : { fault: say.id(text.slice(0, 60)) }
}

/** Reads a text that nothing hangs on: 500 letters at most, in one line. */
export function readText(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, longest)
}

/** Reads true or false. */
export function readFlag(text: string): boolean | Fault {
  const plain = text.toLowerCase()
  if (plain === 'true' || plain === '1') return true
  if (plain === 'false' || plain === '0') return false
  return { fault: say.flag(text.slice(0, 60)) }
}

/** Reads seconds since 1970, or day and time as the dashboard has them, by Indian time. */
export function readMoment(text: string): Date | Fault {
  if (isExcelDate(text)) return { fault: say.excelDate(text) }
  if (/^\d{9,11}$/.test(text) && Number(text) >= seconds.from && Number(text) < seconds.to)
    return new Date(Number(text) * 1000)
  const [, day, time = '00:00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2}))?$/.exec(text) ?? []
  const moment = indianMoment(`${day}T${time}`)
  const isReal = day !== undefined && !Number.isNaN(moment.getTime())
  // 30 February would be one of March
  return isReal && indianDay(moment) === day ? moment : { fault: say.date(text.slice(0, 60)) }
}
