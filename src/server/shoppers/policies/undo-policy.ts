import { isPolicyName } from '../../../shared/policies/policies.ts'
import type { Shop } from '../../platform/shop.ts'
import type { RecordUndo } from '../../staff/commands/undo-registry.ts'
import { heldPolicy, inHistory, type PolicyFields, putPolicyBack } from './change-policy.ts'

/** Returns the undo of pages: the draft, and which version is published. */
export function undoPolicyRecord(shop: Shop): RecordUndo {
  return {
    needs: 'content.edit',
    read: async (tx, id) => {
      if (!isPolicyName(id)) return undefined
      return { ...inHistory(await heldPolicy(shop, { tx, about: () => {} }, id)) }
    },
    restore: async (work, id, fields) => {
      if (isPolicyName(id)) await putPolicyBack(shop, work, id, fields as Partial<PolicyFields>)
    },
  }
}
