import type { Shop } from '../../server/platform/shop.ts'
import { registerUser } from '../../server/shoppers/accounts/register-user.ts'
import type { DeliveryAddressInput } from '../../shared/contract/addresses.ts'
import type { BuyerInput } from '../../shared/contract/buyer.ts'
import { type CastCustomer, castFirms, castShoppers } from './cast.ts'

/** Somebody with an account who buys in the history. */
export interface Customer {
  userId: string
  name: string
  phone: string
  email: string
  address: DeliveryAddressInput
  /** The firm that buys; undefined: a consumer. */
  firm: Omit<BuyerInput, 'poNumber'> | undefined
}

/** First of the telephone numbers of the history's people; the demo shopper's own is 9847000001. */
const firstPhone = 9_847_001_001

/** Opens an account for each of the cast as the sign-up page does. */
export async function registerCustomers(shop: Shop): Promise<Customer[]> {
  const customers: Customer[] = []
  for (const [index, each] of [...castFirms, ...castShoppers].entries())
    customers.push(await openAccount(shop, each, String(firstPhone + index)))
  return customers
}

/** Opens an account with this telephone number. Throws `account_exists` where it, or the address, has one. */
export async function openAccount(
  shop: Shop,
  cast: CastCustomer,
  phone: string,
  email = addressOf(cast),
): Promise<Customer> {
  const { name, firm, ...place } = cast
  const caller = { ip: '127.0.0.1', userAgent: '', log: shop.log }
  // nobody signs in with it
  const password = `${shop.newToken()}aA1!`
  const { user } = await registerUser(shop, { username: name, phonenumber: phone, email, password }, caller)
  const address = { label: firm ? 'Works' : 'Home', fullName: name, landmark: '', phone, ...place }
  return { userId: user._id, name, phone, email, address, firm }
}

function addressOf({ name }: CastCustomer): string {
  const words = name.toLowerCase().replace(/[^a-z]+/g, '.')
  return `${words.replace(/\.$/, '')}@example.com`
}
