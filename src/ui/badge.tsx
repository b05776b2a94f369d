import type { ReactNode } from 'react'
import type { BadgeTone } from '../shared/badge-tones.ts'
import { classNames } from './class-names.ts'

const looks: Readonly<Record<BadgeTone, string>> = {
  signal: 'bg-signal text-ink',
  teal: 'bg-teal-wash text-teal',
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  plain: 'bg-paper-deep text-ink',
}

/** A small label on or beside something; its tone has one meaning everywhere (`shared/badge-tones.ts`). */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames('caption inline-block rounded-xs px-1.5 py-0.5', looks[tone])}>{children}</span>
}
