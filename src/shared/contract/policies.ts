import * as z from 'zod/mini'
import { policyNames } from '../policies/policies.ts'
import { endpoint, success } from './endpoint.ts'

const PolicyText = z.strictObject({
  intro: z.string(),
  sections: z.array(z.strictObject({ id: z.string(), title: z.string(), text: z.string() })),
})

/** Text of a page about the shop as its owner has published it; `text` null: it is as the program has it. */
const PolicyPage = z.strictObject({ text: z.nullable(PolicyText), since: z.nullable(z.string()) })

export const policies = {
  policy: endpoint({
    method: 'GET',
    path: '/policy/{name}',
    summary: 'What the owner has published of a page about the shop, such as its terms of sale',
    access: 'public',
    params: z.object({ name: z.enum(policyNames) }),
    answer: success({ data: PolicyPage }),
  }),
}
