import type { RecordBack } from '../commands/ways-back.ts'
import { lockFitRule } from './fit-rules.ts'
import { putRule } from './switch-rule.ts'

/** How a rule is switched back. */
export const fitBack = {
  needs: 'products.edit',
  read: async (tx, id) => {
    const rule = await lockFitRule(tx, id)
    return rule && { active: rule.active }
  },
  restore: async (work, id, { active }) => {
    await putRule(work, id, active === true)
  },
} satisfies RecordBack
