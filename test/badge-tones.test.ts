import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as ofShop from '../src/shared/badge-tones.ts'
import { grievance } from '../src/shared/copy/grievance.ts'
import { backupsCopy } from '../src/shared/copy/office/backups.ts'
import { countsScreen } from '../src/shared/copy/office/counts-screen.ts'
import { couponsOfficeCopy } from '../src/shared/copy/office/coupons.ts'
import { filesCopy } from '../src/shared/copy/office/files-screen.ts'
import { goodsCopy } from '../src/shared/copy/office/goods-screens.ts'
import { orderLabels } from '../src/shared/copy/office/order-labels.ts'
import { orderScreen } from '../src/shared/copy/office/order-screen.ts'
import { peopleScreens } from '../src/shared/copy/office/people-screens.ts'
import { policiesCopy } from '../src/shared/copy/office/policies.ts'
import { questionsOfficeCopy } from '../src/shared/copy/office/questions.ts'
import { runsScreen } from '../src/shared/copy/office/runs-screen.ts'
import { salesOfficeCopy } from '../src/shared/copy/office/sales.ts'
import { windowCopy } from '../src/shared/copy/office/window.ts'
import { orderWords } from '../src/shared/copy/order-words.ts'
import * as ofOffice from '../src/shared/office/office-badge-tones.ts'

const tables = { ...ofShop, ...ofOffice }
const source = path.join(import.meta.dirname, '../src')

/** The words of each table of tones. */
const words: Record<keyof typeof tables, Readonly<Record<string, string>>> = {
  orderTones: orderWords.status,
  messageTones: orderScreen.states,
  stopTones: runsScreen.states,
  goodsTones: goodsCopy.states,
  scheduledPriceTones: goodsCopy.scheduleStates,
  saleTones: salesOfficeCopy.state,
  couponTones: couponsOfficeCopy.state,
  windowTones: windowCopy.state,
  policyTones: policiesCopy.states,
  questionTones: questionsOfficeCopy.states,
  countTones: countsScreen.states,
  backupTones: backupsCopy.states,
  jobTones: filesCopy.states,
  ticketTones: grievance.ticket.state,
  personTones: peopleScreens.state,
  pickTones: orderLabels.picks,
}

test('a word on a badge has one tone, on whatever screen it stands', () => {
  const badges = Object.entries(tables).flatMap(([name, tones]) =>
    Object.entries(tones).map(([state, tone]) => [words[name as keyof typeof tables][state], tone] as const),
  )
  const seen = new Map<string | undefined, Set<string>>()
  for (const [word, tone] of badges) seen.set(word, (seen.get(word) ?? new Set()).add(tone))
  expect(seen.has(undefined), 'each state has a word').toBe(false)
  expect([...seen].filter(([, tones]) => tones.size > 1)).toEqual([])
})

test('no screen keeps a table of tones of its own', () => {
  const screens = globSync('{back-office,web,ui}/**/*.tsx', { cwd: source })
  expect(screens.length).toBeGreaterThan(300)
  const own = screens.filter((file) => /const \w*tones\b.*= \{/i.test(readFileSync(path.join(source, file), 'utf8')))
  expect(own).toEqual([])
})
