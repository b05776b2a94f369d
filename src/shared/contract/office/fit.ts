import * as z from 'zod/mini'
import { success } from '../endpoint.ts'
import { id } from '../fields.ts'
import { editOf } from './edit.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A rule of what fits what, in words. */
export const OfficeFitRule = z.strictObject({
  _id: z.string(),
  name: z.string(),
  relation: z.enum(['with', 'instead']),
  danger: z.boolean(),
  /** What is compared, a sentence each. */
  checks: z.array(z.string()),
  active: z.boolean(),
  version: z.int(),
})
export type OfficeFitRule = z.infer<typeof OfficeFitRule>

/** The rules of fitting, in the hands of the shop's people. */
export const officeFit = {
  listFitRules: staffEndpoint({
    method: 'GET',
    path: '/fit-rules',
    summary: 'All rules of what fits what, in words',
    needs: 'products.edit',
    answer: success({ data: z.strictObject({ rules: z.array(OfficeFitRule) }) }),
  }),
  switchFitRule: staffEndpoint({
    method: 'PATCH',
    path: '/fit-rules/{id}',
    summary: 'Switches a rule on or off',
    needs: 'products.edit',
    command: 'fit.switch',
    params: z.object({ id }),
    body: editOf({ active: z.boolean() }),
    answer: success({ message: z.string(), data: OfficeFitRule }),
  }),
}
