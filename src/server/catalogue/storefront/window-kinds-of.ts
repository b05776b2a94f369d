import { type WindowKind, windowEntities, windowKinds } from '../../../shared/office/window-kinds.ts'
import type { Shop } from '../../platform/shop.ts'
import type { RecordKind } from '../../staff/commands/kept-record.ts'
import { bannerKinds } from '../content/banner-kinds.ts'
import { structureKinds } from '../structure-kinds.ts'
import type { WindowShelf } from './change-record.ts'

/** Returns the rules of each kind of the window. */
export function shelvesOf({ files }: Pick<Shop, 'files'>): Record<WindowKind, WindowShelf> {
  const kinds = { ...bannerKinds(files), ...structureKinds(files) }
  const shelves = windowKinds.map((name): [WindowKind, WindowShelf] => [
    name,
    { name, kind: kinds[windowEntities[name]] },
  ])
  return Object.fromEntries(shelves) as Record<WindowKind, WindowShelf>
}

/** All of them, for taking commands back. */
export function windowRecordKinds(shop: Pick<Shop, 'files'>): RecordKind[] {
  return Object.values(shelvesOf(shop)).map(({ kind }) => kind)
}
