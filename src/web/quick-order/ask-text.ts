import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { limits } from '../../shared/limits.ts'

/** The lines that one question has room for, whole; the others are for the next one. */
export function linesThatFit(lines: readonly string[]): string[] {
  let left = limits.ticketTextMax - copy.askBegin.length
  const end = lines.findIndex((line) => {
    left -= asItem(line).length
    return left < 0
  })
  return end === -1 ? [...lines] : lines.slice(0, Math.max(1, end))
}

/** A question with the lines as they were written. */
export function questionOf(lines: readonly string[]): string {
  return `${copy.askBegin}${lines.map(asItem).join('')}`.slice(0, limits.ticketTextMax)
}

/** A question that may have been written on, for other lines than before: what was written stays. */
export function questionFor(text: string, before: readonly string[], after: readonly string[]): string {
  const gone = before.filter((line) => !after.includes(line))
  const kept = gone.reduce((now, line) => without(now, asItem(line)), text)
  const added = after.filter((line) => !before.includes(line))
  return `${kept}${added.map(asItem).join('')}`
}

const asItem = (line: string) => `\n- ${line}`

function without(text: string, item: string): string {
  const at = `${text}\n`.indexOf(`${item}\n`)
  return at === -1 ? text : text.slice(0, at) + text.slice(at + item.length)
}
