import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { fitLimits } from '../../fit-limits.ts'
import { success } from '../endpoint.ts'
import { id, line } from '../fields.ts'
import { isPlainText } from '../text-shapes.ts'
import { editOf } from './edit.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const { rule: most } = fitLimits
const keys = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(most.keys))
const words = z.array(line(most.word)).check(z.maxLength(most.words))
const amount = z.optional(z.number().check(z.gte(0), z.lte(most.amount)))
const side = z.enum(['part', 'host'])
/** A sentence for shoppers, or nothing. */
const sentence = z
  .string()
  .check(z.trim(), z.maxLength(most.sentence), z.refine(isPlainText, forms.noControlCharacters))

/** Fields that choose the products of one side of a rule (domain/selling/fit/fit-rule.ts). */
export const FitSideFields = z.strictObject({
  named: words,
  unnamed: words,
  has: keys,
  lacks: keys,
  categories: z.optional(z.array(z.string().check(z.maxLength(most.word))).check(z.maxLength(most.words))),
})
export type FitSideFields = z.infer<typeof FitSideFields>

/** One comparison (domain/selling/fit/fit-rule.ts); numbers in the unit of its attributes, `share` as a part of one. */
export const FitCheckFields = z.discriminatedUnion('how', [
  z.strictObject({
    how: z.literal('same'),
    part: keys,
    host: keys,
    within: amount,
    share: z.optional(z.number().check(z.gte(0), z.lte(most.share))),
    alike: z.optional(z.array(words).check(z.maxLength(most.words))),
  }),
  z.strictObject({ how: z.literal('at-least'), part: keys, host: keys }),
  z.strictObject({ how: z.literal('at-most'), part: keys, host: keys, over: amount, under: amount }),
  z.strictObject({ how: z.literal('between'), part: keys, min: keys, max: keys }),
  z.strictObject({ how: z.literal('one-of'), of: side, keys, words }),
  z.strictObject({ how: z.literal('never'), why: sentence }),
  z.strictObject({ how: z.literal('ask'), why: sentence }),
])
export type FitCheckFields = z.infer<typeof FitCheckFields>

const fields = {
  name: line(most.name),
  relation: z.enum(['with', 'instead']),
  danger: z.boolean(),
  words: sentence,
  part: FitSideFields,
  host: FitSideFields,
  checks: z.array(FitCheckFields).check(z.maxLength(most.checks)),
}

/** A rule as it is written. */
export const FitRuleFields = z.strictObject(fields)
export type FitRuleFields = z.infer<typeof FitRuleFields>

/** The same as it is kept. */
export const WrittenFitRule = z.extend(FitRuleFields, { _id: z.string(), active: z.boolean(), version: z.int() })
export type WrittenFitRule = z.infer<typeof WrittenFitRule>

/** A rule of what fits what, in words. */
export const OfficeFitRule = z.strictObject({
  _id: z.string(),
  name: z.string(),
  relation: z.enum(['with', 'instead']),
  danger: z.boolean(),
  /** Comparisons of the rule, a sentence each. */
  checks: z.array(z.string()),
  active: z.boolean(),
  version: z.int(),
})
export type OfficeFitRule = z.infer<typeof OfficeFitRule>

/** Goods of which a rule says the same, the first of them each with what it was judged beside, and why. */
const Judged = z.strictObject({
  count: z.int(),
  shown: z.array(z.strictObject({ part: z.string(), host: z.string(), why: z.array(z.string()) })),
})

/** Effect that a rule would have on the products now on sale. */
export const FitPreview = z.strictObject({
  /** Number of products on its sides, of those that were looked at. */
  parts: z.int(),
  hosts: z.int(),
  /** There are more goods than were looked at. */
  more: z.boolean(),
  /** Parts that do not fit something on the other side. */
  warned: Judged,
  /** Parts that fit something. */
  fitting: Judged,
  /** Parts of which neither can be said: they, or all on the other side, say too little. */
  unknown: z.int(),
})
export type FitPreview = z.infer<typeof FitPreview>

const params = z.object({ id })
const changed = success({ message: z.string(), data: WrittenFitRule })

/** The rules of fitting, in the hands of the shop's people. */
export const officeFit = {
  listFitRules: staffEndpoint({
    method: 'GET',
    path: '/fit-rules',
    summary: 'All rules of what fits what, in words',
    needs: 'products.edit',
    answer: success({ data: z.strictObject({ rules: z.array(OfficeFitRule) }) }),
  }),
  getFitRule: staffEndpoint({
    method: 'GET',
    path: '/fit-rules/{id}',
    summary: 'One rule as it is written',
    needs: 'products.edit',
    params,
    answer: success({ data: WrittenFitRule }),
  }),
  addFitRule: staffEndpoint({
    method: 'POST',
    path: '/fit-rules',
    summary: 'Adds a rule; it holds at once',
    needs: 'products.edit',
    command: 'fit.add',
    body: FitRuleFields,
    answer: changed,
    status: 201,
  }),
  changeFitRule: staffEndpoint({
    method: 'PATCH',
    path: '/fit-rules/{id}/rule',
    summary: 'Changes what a rule says',
    needs: 'products.edit',
    command: 'fit.change',
    params,
    body: editOf(fields),
    answer: changed,
  }),
  removeFitRule: staffEndpoint({
    method: 'DELETE',
    path: '/fit-rules/{id}',
    summary: 'Takes a rule out',
    needs: 'products.edit',
    command: 'fit.remove',
    params,
    answer: success({ message: z.string() }),
  }),
  previewFitRule: staffEndpoint({
    method: 'POST',
    path: '/fit-rules/preview',
    summary: 'What a rule would say of the goods that are on sale now; nothing is kept',
    needs: 'products.edit',
    rate: { account: 'officeCall' },
    body: FitRuleFields,
    answer: success({ data: FitPreview }),
  }),
  switchFitRule: staffEndpoint({
    method: 'PATCH',
    path: '/fit-rules/{id}',
    summary: 'Switches a rule on or off',
    needs: 'products.edit',
    command: 'fit.switch',
    params,
    body: editOf({ active: z.boolean() }),
    answer: success({ message: z.string(), data: OfficeFitRule }),
  }),
}
