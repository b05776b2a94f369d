import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

/** Tables related to a product: wish lists, back-in-stock requests, questions, products bought together. */
export interface BesideTables {
  wish_lists: { user_id: string; share_key: string | null; share_name: string | null; updated_at: Moment }
  /** `variant_id` null: the product, or a variant that is not chosen yet. */
  wish_lines: { user_id: string; product_id: string; variant_id: string | null; added_at: Moment }
  stock_requests: {
    id: string
    product_id: string
    variant_id: string | null
    email: string
    user_id: string | null
    /** Hashes of the keys that open the request, from the last mails about it. */
    key_hashes: Generated<Buffer[]>
    asked_at: Moment
    confirmed_at: Moment | null
    told_at: Moment | null
  }
  questions: {
    id: string
    product_id: string
    user_id: string
    text: string
    state: Generated<'waiting' | 'published' | 'hidden'>
    hidden_reason: Generated<string | null>
    /** Answer of the shop. */
    answer: Generated<string | null>
    answered_at: Generated<Date | null>
    version: Generated<number>
    created_at: Moment
  }
  bought_together: { product_id: string; other_id: string; shoppers: number; weight: number }
  product_buyers: { product_id: string; people: number }
  bought_together_counts: { one: Generated<boolean>; counted_at: Moment }
}
