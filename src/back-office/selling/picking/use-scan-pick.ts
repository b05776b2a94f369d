import { useState } from 'react'
import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { cutText } from '../../../ui/cut-text.ts'
import { callOffice } from '../../api/call-office.ts'
import { itemKey, itemName } from '../../scan/item-line.tsx'
import { scanSignal } from '../../scan/scan-signal.ts'
import { countOf, isOpen, stopOfCode, stopOfWords } from './stops-here.ts'
import type { PickingHere } from './use-picking.ts'

/** So many characters of what was typed are repeated where nothing is called so. */
const wordsShown = 40

/** Returns what a scan does on a walk, what was wrong with the last one, and the stop at which the person is. */
export function useScanPick(picking: PickingHere) {
  const { stops, take, back } = picking
  const [chosen, choose] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const refuse = (sentence: string) => {
    scanSignal.wrong()
    setWrong(sentence)
  }
  const scan = async (code: string) => {
    setWrong(null)
    const known = stopOfCode(stops, code)
    if (!known) return refuse(await whatItIs(code))
    const { stop, pieces } = known
    const left = countOf(stop, 'toTake')
    const returning = stop.shares.find(({ toPutBack }) => toPutBack > 0)
    if (left === 0 && !returning) return refuse(copy.enough(itemName(stop)))
    if (left > 0 && pieces > left) return refuse(copy.wrongPack(itemName(stop), pieces, left))
    scanSignal.good()
    choose(itemKey(stop))
    if (left > 0) take(stop, pieces)
    else if (returning) back(stop, returning, Math.min(pieces, returning.toPutBack))
  }
  const typed = (text: string) => {
    if (/^[\d\s-]{6,}$/.test(text)) return void scan(text)
    setWrong(null)
    const stop = stopOfWords(stops, text)
    if (stop) choose(itemKey(stop))
    else refuse(copy.wrongName(cutText(text, wordsShown)))
  }
  /** Whoever goes on has read what was wrong. */
  const goOn = <Values extends unknown[]>(act: (...values: Values) => void) => {
    return (...values: Values) => {
      setWrong(null)
      act(...values)
    }
  }
  const taps = { take: goOn(take), back: goOn(back), short: goOn(picking.short) }
  const open = stops.filter(isOpen)
  const here = stops.find((stop) => itemKey(stop) === chosen && (isOpen(stop) || countOf(stop, 'toTake') > 0))
  return { scan, typed, wrong, choose: goOn(choose), open, here: here ?? open[0], picking: { ...picking, ...taps } }
}

/** Says what was scanned, where the shop can be asked. */
async function whatItIs(code: string): Promise<string> {
  try {
    const { data } = await callOffice('GET /codes/look-up', { query: { code } })
    if (data.item) return copy.wrongItem(itemName(data.item))
  } catch {
    // without a connection it is still not on the walk
  }
  return copy.wrongCode(code)
}
