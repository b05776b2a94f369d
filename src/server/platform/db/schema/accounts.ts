import type { ColumnType, Generated } from 'kysely'
import type { Billing } from '../../../../shared/contract/buyer.ts'
import type { ConsentPurpose } from '../../../../shared/copy/consents.ts'
import type { Json, Moment } from './columns.ts'

/** Tables of customers, and of what they wrote. */
export interface AccountTables {
  users: {
    id: string
    username: string
    phonenumber: string
    email: string | null
    email_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    password_hash: string | null
    image: string | null
    created_at: Moment
    updated_at: Moment
    erased_at: Moment | null
  }
  sessions: {
    token_hash: Buffer
    id: Generated<string>
    user_id: string
    created_at: Moment
    last_used_at: ColumnType<Date, Date | string | undefined, Date | string>
    expires_at: Moment
    device: Generated<string>
    network: Generated<string>
  }
  addresses: {
    id: string
    user_id: string
    label: string
    full_name: string
    building: string
    street: string
    landmark: string
    city: string
    state: string
    pincode: string
    phone: string
    /** Null: one of the account's own. */
    firm_id: Generated<string | null>
    created_at: Moment
  }
  /** Firms that an account buys for. */
  buyer_firms: {
    id: string
    user_id: string
    gstin: string
    legal_name: string
    billing: Json<Billing> | null
    is_default: Generated<boolean>
    version: Generated<number>
    used_at: Moment
    created_at: Moment
  }
  customer_sums: {
    user_id: string
    since: Moment
    name: string
    city: string
    state: string
    firm: string
    orders: number
    cancelled: number
    returned: number
    refused: number
    spent: number
    first_order_at: Moment | null
    last_order_at: Moment | null
    words: string
    contact: string
  }
  customer_marks: {
    user_id: string
    note: Generated<string>
    tags: Generated<string[]>
    cash_blocked: Generated<boolean>
    version: Generated<number>
  }
  /** Written by triggers alone. */
  customer_changes: { id: Generated<number>; user_id: string }
  login_devices: { token_hash: Buffer; user_id: string; last_used_at: Moment }
  one_time_codes: {
    request_hash: Buffer
    user_id: string
    code_hash: string
    tries: Generated<number>
    expires_at: Moment
  }
  rate_limits: { key: string; count: number; ends_at: Moment }
  /** Purposes that people agreed to; only `withdrawn_at` is ever written later. */
  consents: {
    id: string
    purpose: ConsentPurpose
    user_id: string | null
    email: string | null
    phone: string | null
    version: string
    words: string
    way: 'form' | 'account'
    given_at: Moment
    withdrawn_at: Generated<Date | null>
  }
  subscribers: { id: string; name: string; email: string; phone: string; created_at: Moment }
  reviews: {
    id: string
    product_id: string
    user_id: string
    rating: number
    review: string
    media: string | null
    media_type: 'image' | 'video' | null
    poster: string | null
    media_bytes: Generated<number>
    state: Generated<'published' | 'hidden'>
    hidden_reason: Generated<string | null>
    hidden_at: Generated<Date | null>
    /** Shown again by itself then; null: when somebody shows it. */
    hidden_until: Generated<Date | null>
    /** Public answer of the shop. */
    answer: Generated<string | null>
    answered_at: Generated<Date | null>
    version: Generated<number>
    /** The writer had the product delivered by this shop. */
    verified: Generated<boolean>
    created_at: Moment
  }
}
