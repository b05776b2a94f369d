import { goWithout, LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { useMay } from '../api/use-me.ts'

const recordEntries = partLoader(() => import('./record-entries.tsx'))

/**
 * The history of one record, to stand beside it on any screen: kind and id as its commands name it. Who may see no history
 * sees nothing.
 */
export function RecordHistory(of: { kind: string; id: string }) {
  if (!useMay()('history.see')) return null
  return <LazyPart part={recordEntries} props={of} onFailure={goWithout} />
}
