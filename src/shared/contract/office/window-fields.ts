import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { windowCopy as copy } from '../../copy/office/window.ts'
import type { WindowKind } from '../../office/window-kinds.ts'
import { officeLimits } from '../../office-limits.ts'
import { windowLimits } from '../../window-limits.ts'
import { id, isWholePaise, line, paragraph } from '../fields.ts'
import { givenMoment } from './given-moment.ts'

/** One line that may be empty, as pages show it. */
const maybeLine = (max: number) =>
  z
    .string(forms.invalid)
    .check(z.trim(), z.maxLength(max, forms.tooLong), z.refine(isOneLine, forms.noControlCharacters))
const named = (empty: string, max: number = windowLimits.windowNameMax) =>
  z
    .string(empty)
    .check(
      z.trim(),
      z.minLength(1, empty),
      z.maxLength(max, forms.tooLong),
      z.refine(isOneLine, forms.noControlCharacters),
    )
const picture = z.string(copy.pictureNeeded).check(z.minLength(1, copy.pictureNeeded), z.maxLength(200, forms.tooLong))
const link = z.string(copy.linkShape).check(z.trim(), z.maxLength(windowLimits.linkMax, forms.tooLong))
const when = z.optional(z.nullable(givenMoment(copy.momentShape)))
const schedule = { startsAt: when, endsAt: when }

/** Fields that people set of each kind. Left out when one is added: nothing, where nothing is a value. */
export const windowFields = {
  banners: {
    bannerFor: z.enum(['hero', 'product']),
    image: picture,
    alt: named(copy.altNeeded, windowLimits.altMax),
    title: maybeLine(windowLimits.windowTitleMax),
    subtitle: maybeLine(windowLimits.windowLineMax),
    link,
    brandId: z.nullable(id),
    ...schedule,
  },
  'category-banners': {
    categoryId: z.string(copy.noCategory).check(z.minLength(1, copy.noCategory)),
    image: picture,
    title: maybeLine(windowLimits.windowTitleMax),
    percentage: z.int(copy.percentShape).check(z.gte(1, copy.percentShape), z.lte(99, copy.percentShape)),
    ...schedule,
  },
  offers: {
    title: named(copy.titleNeeded, windowLimits.windowTitleMax),
    subtitle: maybeLine(windowLimits.windowLineMax),
    description: paragraph(windowLimits.offerTextMax, copy.textNeeded),
    offerType: z.enum(['percentage', 'rupee']),
    offerValue: z
      .number(copy.valueShape)
      .check(
        z.gte(0.01, copy.valueShape),
        z.lte(officeLimits.couponRupeesMax, copy.valueShape),
        z.refine(isWholePaise, copy.valueShape),
      ),
    image: picture,
    link,
    ...schedule,
  },
  categories: { name: named(copy.nameNeeded), image: picture, ...schedule },
  subcategories: {
    categoryId: z.string(copy.noCategory).check(z.minLength(1, copy.noCategory)),
    name: named(copy.nameNeeded),
    ...schedule,
  },
  brands: {
    name: named(copy.nameNeeded),
    image: picture,
    bannerImage: z.string(forms.invalid).check(z.maxLength(200, forms.tooLong)),
    manufacturer: z.nullable(paragraph(windowLimits.makerMax, forms.required)),
    ...schedule,
  },
  labels: { name: line(windowLimits.windowNameMax), ...schedule },
} satisfies Record<WindowKind, Record<string, z.ZodMiniType>>

function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text)
}
