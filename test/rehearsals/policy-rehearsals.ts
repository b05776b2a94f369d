import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { done, type Rehearsals, type Stage } from './rehearsal.ts'

const params = { name: 'about' }
const paths = ['/api/v1/policy/about', '/about']

let made = 0

/** Saves a draft of the page about the shop; gives the page. */
async function buildDraft({ owner }: Stage) {
  made += 1
  const { data } = await done(owner.call(calls.getPolicy, { params }))
  const body = { version: data.version, changes: { intro: { was: data.intro, now: `Pumps and belts since ${made}.` } } }
  return (await done(owner.call(calls.savePolicy, { params, body }))).data
}

/** Rehearsals of the commands on pages about the shop. */
export const policyRehearsals = {
  'policy.save': async (stage) => ({ paths, perform: () => buildDraft(stage) }),
  'policy.publish': async (stage) => {
    const { version } = await buildDraft(stage)
    return { paths, perform: () => done(stage.owner.call(calls.publishPolicy, { params, body: { version } })) }
  },
  'policy.restore': async (stage) => {
    const { version } = await buildDraft(stage)
    const { data } = await done(stage.owner.call(calls.publishPolicy, { params, body: { version } }))
    const body = { number: 0, version: data.version }
    return { paths, perform: () => done(stage.owner.call(calls.restorePolicy, { params, body })) }
  },
} satisfies Rehearsals
