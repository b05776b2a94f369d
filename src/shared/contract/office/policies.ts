import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { policiesCopy as copy } from '../../copy/office/policies.ts'
import { policyStates } from '../../office/policy-states.ts'
import { policyNames } from '../../policies/policies.ts'
import { policyLimits } from '../../policy-limits.ts'
import { success } from '../endpoint.ts'
import { emptyLine, emptyText, moment, seenVersion } from '../fields.ts'
import { editOf } from './edit.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const name = z.enum(policyNames)
const written = { by: z.string(), at: moment }

/** A page in the list. */
export const PolicyRow = z.strictObject({
  name,
  title: z.string(),
  state: z.enum(policyStates),
  /** The published version; null: the template. */
  published: z.nullable(z.strictObject(written)),
})
export type PolicyRow = z.infer<typeof PolicyRow>

const Section = z.strictObject({ id: z.string(), title: z.string(), text: z.string() })

/** A page as it is edited. */
export const Policy = z.extend(PolicyRow, {
  intro: z.string(),
  sections: z.array(Section),
  version: z.int(),
  /** Words that stay as they are: the beginning (null: it is the owner's), and sections by their id. */
  fixed: z.strictObject({ intro: z.nullable(z.string()), sections: z.record(z.string(), z.string()) }),
  /** Values of the settings that can stand in the text; '': never set. */
  chips: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  /** Number of the published version; 0: the template as it was. */
  number: z.int(),
  /** Published versions, the newest first. */
  versions: z.array(z.strictObject({ number: z.int(), isTemplate: z.boolean(), ...written })),
})
export type Policy = z.infer<typeof Policy>

const edited = { needs: 'content.edit' } as const
const params = z.object({ name })
const changed = success({ message: z.string(), data: Policy })
const section = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, forms.invalid)),
  title: emptyLine(policyLimits.titleMax),
  text: emptyText(policyLimits.textMax),
})

/** Pages about the shop, written by its owner: drafts, publishing, earlier versions. */
export const officePolicies = {
  listPolicies: staffEndpoint({
    ...edited,
    method: 'GET',
    path: '/policies',
    summary: 'All pages about the shop, and how each stands',
    answer: success({ data: z.array(PolicyRow) }),
  }),
  getPolicy: staffEndpoint({
    ...edited,
    method: 'GET',
    path: '/policies/{name}',
    summary: 'One page: its draft or what is published, what is fixed in it, and its versions',
    params,
    answer: success({ data: Policy }),
  }),
  previewPolicy: staffEndpoint({
    ...edited,
    method: 'GET',
    path: '/policies/{name}/page',
    summary: 'The shop’s own page with the draft, as a document in which nothing runs',
    givesFile: true,
    params,
    answer: success({}),
  }),
  savePolicy: staffEndpoint({
    ...edited,
    method: 'PATCH',
    path: '/policies/{name}',
    summary: 'Saves a draft; shoppers do not see it',
    command: 'policy.save',
    params,
    body: editOf({
      intro: emptyText(policyLimits.introMax),
      sections: z.array(section).check(z.maxLength(policyLimits.sectionsMost, copy.tooManySections)),
    }),
    answer: changed,
  }),
  publishPolicy: staffEndpoint({
    ...edited,
    method: 'POST',
    path: '/policies/{name}/publish',
    summary: 'Shows the draft that was seen to shoppers',
    command: 'policy.publish',
    params,
    body: z.strictObject({ version: seenVersion }),
    answer: changed,
  }),
  restorePolicy: staffEndpoint({
    ...edited,
    method: 'POST',
    path: '/policies/{name}/restore',
    summary: 'Puts an earlier version into the draft; 0: the template',
    command: 'policy.restore',
    params,
    body: z.strictObject({ number: seenVersion, version: seenVersion }),
    answer: changed,
  }),
}
