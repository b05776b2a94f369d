/** Time in which something is shown: from `starts_at` on and before `ends_at`; null: from ever, for ever. */
export interface Scheduled {
  starts_at: Date | null
  ends_at: Date | null
}

/** The same as JSON writes it. */
export interface ScheduledAsText {
  starts_at: string | null
  ends_at: string | null
}

/** Returns whether something is shown at a moment. */
export function isShownAt({ starts_at, ends_at }: Scheduled | ScheduledAsText, now: Date): boolean {
  return (starts_at === null || new Date(starts_at) <= now) && (ends_at === null || new Date(ends_at) > now)
}

/** Those that are shown at a moment. */
export function shownAt<T extends Scheduled>(all: readonly T[], now: Date): T[] {
  return all.filter((each) => isShownAt(each, now))
}

/** The first moment (ms) after `now` at which one of them begins or ends; Infinity: none does. */
export function nextChange(all: readonly Scheduled[], now: Date): number {
  const moments = all.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
  const ahead = moments.flatMap((moment) => (moment !== null && moment > now ? [moment.getTime()] : []))
  return Math.min(Number.POSITIVE_INFINITY, ...ahead)
}
