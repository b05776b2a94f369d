import * as z from 'zod/mini'

// Fields that several of the demo shop's files share.

export const handle = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a lowercase handle such as v-belt-a36'))
export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #2f4b6e'))
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-08-14'))
export const link = z.string().check(z.regex(/^\/[\w/?=&-]*$/, 'must be an address in this shop, such as /products'))
export const percent = z.int().check(z.gte(1), z.lte(99))
export const rupees = z.number().check(
  z.positive(),
  z.refine((value) => Number((value * 100).toFixed(6)) % 1 === 0, 'must be rupees with at most two decimals'),
)
