import { Download } from 'lucide-react'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMay } from '../../api/use-me.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useHistoryFilters } from './history-filters.ts'
import { HistoryList } from './history-list.tsx'
import { SealNote } from './seal-note.tsx'
import { useExport } from './use-export.ts'

/** The activity log: the person, the time, the record and the change; with undo. */
export default function HistoryScreen() {
  const may = useMay()
  const address = useHistoryFilters()
  const { mutate, isPending } = useExport(address.filters)
  return (
    <>
      <ScreenHead title={historyCopy.title} text={historyCopy.text}>
        {may('history.export') && (
          <Button kind="outline" pending={isPending} onClick={() => mutate()}>
            <Icon of={Download} size={16} />
            {historyCopy.export}
          </Button>
        )}
      </ScreenHead>
      <FilterBar {...address} />
      <HistoryList filters={address.filters} onClear={address.clear} />
      <SealNote />
    </>
  )
}
