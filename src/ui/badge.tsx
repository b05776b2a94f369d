import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  signal: 'bg-signal text-ink',
  teal: 'bg-teal-wash text-teal',
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  plain: 'bg-paper-deep text-ink',
}

/** A small label on or beside something. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={classNames('caption inline-block rounded-xs px-1.5 py-0.5', tones[tone])}>{children}</span>
}
