import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import { PartFailed } from '../../parts/part-failed.tsx'
import { useListsOfChoices } from './window-queries.ts'

/** Says that the categories or brands to choose from could not be loaded, with a retry button; else nothing. */
export function ChoicesFailed({ kind }: { kind: WindowKind }) {
  const { categories, brands } = useListsOfChoices(kind)
  return (
    <>
      <PartFailed query={categories} />
      <PartFailed query={brands} />
    </>
  )
}
