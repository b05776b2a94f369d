import type { UndoPreview } from '../../../shared/contract/office/history.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { commandKind } from '../../../shared/office/commands.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { findCommand } from '../../staff/commands/history-queries.ts'
import type { UndoRegistry } from '../../staff/commands/undo-registry.ts'
import { openPhonesIn } from '../../staff/open-phones.ts'
import { planUndo, type Undoer, type UndoPlan } from './plan-undo.ts'
import { fieldFor, presentChange, type Viewer, valueFor } from './present-entry.ts'
import { refuseStranger } from './refuse-stranger.ts'
import { whatLeft } from './sent-effects.ts'

/**
 * Previews the undo of a command at this moment. Throws `not_found`, and `not_allowed` for another's command that the viewer may
 * not see.
 */
export function previewUndo(shop: Shop, ways: UndoRegistry, viewer: Undoer, id: string): Promise<UndoPreview> {
  return transact(shop, async ({ tx }) => {
    const done = await findCommand(tx, id)
    if (!done) throw new Failure('not_found', failures.notFound)
    refuseStranger(viewer, done)
    const plan = await planUndo(tx, ways, done, { viewer, now: shop.clock() })
    const notes = await whatLeft(tx, id)
    const preview = { did: commandKind(done.name)?.did ?? done.name, ...presentPlan(plan, viewer), notes }
    return openPhonesIn(viewer.permissions, preview)
  })
}

const most = officeLimits.undoShown

function presentPlan({ cannot, back, left }: UndoPlan, viewer: Viewer): Omit<UndoPreview, 'did' | 'notes'> {
  return {
    cannot,
    back: back.slice(0, most).map((change) => presentChange(change, viewer)),
    left: left.slice(0, most).map(({ entity, entityId, field, present, because }) => ({
      kind: entity,
      id: entityId,
      field: field === null ? null : fieldFor(entity, field),
      now: field === null ? null : valueFor(viewer, { entity, field }, present),
      because,
    })),
    more: { back: Math.max(0, back.length - most), left: Math.max(0, left.length - most) },
  }
}
