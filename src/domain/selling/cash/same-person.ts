/** Signs by which a refused order is known to be of the same person or door. */
export interface CashPerson {
  userId: string | null
  phones: readonly string[]
  pincode: string
  building: string
  street: string
}

/** A cash order that was refused at the door: its account and where it went. */
export interface RefusedOrder {
  userId: string | null
  /** People of the shop said that its account is the same person's. */
  isOfPerson?: boolean
  phone: string
  pincode: string
  building: string
  street: string
}

/** Letters and digits from which on a line names a house by itself; a shorter one (“12”) needs its street. */
const namesHouse = 5

/** Counts refused orders of an account, and those of others: of the person's other accounts, to the same telephone number or house. */
export function countRefused(orders: readonly RefusedOrder[], person: CashPerson): { own: number; others: number } {
  const own = orders.filter(({ userId }) => userId !== null && userId === person.userId)
  const phones = person.phones.map(phoneDigits).filter((phone) => phone !== '')
  const others = orders.filter(
    (order) =>
      !own.includes(order) &&
      (order.isOfPerson || phones.includes(phoneDigits(order.phone)) || isSameHouse(order, person)),
  )
  return { own: own.length, others: others.length }
}

/** Returns the last ten digits of a telephone number: '+91 98470-12345' and '098470 12345' are one. '' where there are fewer. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 10 ? '' : digits.slice(-10)
}

/** Returns whether two addresses are of one house, by PIN code and line of the house; a line that is empty is no other house. */
export function isSameDoor(one: Omit<RefusedOrder, 'userId' | 'phone' | 'isOfPerson'>, other: typeof one): boolean {
  return one.pincode === other.pincode && houseLine(one) === houseLine(other)
}

function isSameHouse(one: Omit<RefusedOrder, 'userId' | 'phone' | 'isOfPerson'>, other: CashPerson): boolean {
  const house = houseLine(one)
  return house !== '' && one.pincode === other.pincode && house === houseLine(other)
}

/** The line of a house in letters and digits alone: 'Flat 4-B, Sea View' and 'flat 4b sea view' are one. */
function houseLine({ building, street }: { building: string; street: string }): string {
  const line = plain(building)
  return line.length >= namesHouse || line === '' ? line : `${line} ${plain(street)}`
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
