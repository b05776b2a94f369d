const form = /^shop-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(?:-\d{1,3})?\.(?:tar|sealed)$/

/** A backup's name, `shop-20261122-204500.tar`: when it was taken, in UTC. What is encrypted is no tar for anybody else. */
export function backupName(takenAt: Date, isSealed: boolean, count = ''): string {
  const [day, time] = takenAt.toISOString().replace(/[-:]/g, '').split(/[T.]/)
  return `shop-${day}-${time}${count}.${isSealed ? 'sealed' : 'tar'}`
}

/** Returns the moment at which a backup of that name was taken; undefined for the name of anything else. */
export function takenAtOf(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = form.exec(name) ?? []
  if (year === undefined) return undefined
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
