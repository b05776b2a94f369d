import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { parkedCopy as copy } from '../../../shared/copy/office/parked-sales.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, type OfficeAnswer } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { Moment } from '../../parts/moment.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { TypedSale } from './counter-sale.ts'

type Parked = OfficeAnswer<'GET /counter/parked'>['data'][number]
type Resumed = OfficeAnswer<'GET /counter/parked/{id}'>['data']

interface ParkedPartProps {
  /** A sale is on the screen, and would be lost. */
  isBusy: boolean
  onResume: (sale: Partial<TypedSale>) => void
}

/** Parked sales with their age, to be resumed or deleted; nothing where there are none. */
export default function ParkedPart({ isBusy, onResume }: ParkedPartProps) {
  const { parked, resume, remove } = useParked(onResume)
  const [deleting, setDeleting] = useState<Parked | null>(null)
  if (parked.length === 0) return null
  return (
    <Panel icon={Clock} title={copy.title}>
      <p className="text-steel">{isBusy ? copy.busy : copy.text}</p>
      <ul className="w-full border-t border-line">
        {parked.map((each) => (
          <ParkedRow
            key={each._id}
            parked={each}
            disabled={isBusy || resume.pending || remove.pending}
            onResume={() => resume.act(each)}
            onDelete={() => setDeleting(each)}
          />
        ))}
      </ul>
      {deleting && (
        <ConfirmDialog
          title={copy.deleteShort}
          question={copy.deleteAsk(deleting.name)}
          confirmLabel={copy.deleteShort}
          keepLabel={copy.cancel}
          onConfirm={() => {
            setDeleting(null)
            remove.act(deleting)
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </Panel>
  )
}

/** Reads parked sales, resumes and deletes them. */
function useParked(onResume: ParkedPartProps['onResume']) {
  const query = useQuery({
    queryKey: ['till', 'parked'],
    queryFn: ({ signal }) => callOffice('GET /counter/parked', { signal }),
    meta: { live: ['orders'] },
  })
  // the till counts them
  const stale = ['till']
  const resume = useAct({
    send: async (command, { _id: id, version }: Parked) => {
      const answer = await callOffice('POST /counter/parked/{id}/resume', {
        params: { id },
        body: { version },
        command,
      })
      const { data } = await callOffice('GET /counter/parked/{id}', { params: { id } })
      onResume(typedOf({ ...data, version: answer.data.version }))
      return answer
    },
    stale,
    failed: copy.failed,
  })
  const remove = useAct({
    send: (command, { _id: id, version }: Parked) =>
      callOffice('POST /counter/parked/{id}/delete', { params: { id }, body: { version }, command }),
    stale,
    failed: copy.failed,
  })
  return { parked: query.data?.data ?? [], resume, remove }
}

interface ParkedRowProps {
  parked: Parked
  disabled: boolean
  onResume: () => void
  onDelete: () => void
}

function ParkedRow({ parked, disabled, onResume, onDelete }: ParkedRowProps) {
  const { name, by, at, first, lines, resumed } = parked
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-steel wrap-anywhere">
          {copy.facts(first, lines - 1, by)}, <Moment at={at} />
        </p>
        {resumed && (
          <p className="font-medium">
            {copy.resumedBy(resumed.by)}, <Moment at={resumed.at} />
          </p>
        )}
      </div>
      <Button kind="outline" disabled={disabled} aria-label={copy.resume(name)} onClick={onResume}>
        {copy.resumeShort}
      </Button>
      <Button kind="quiet" disabled={disabled} aria-label={copy.delete(name)} onClick={onDelete}>
        {copy.deleteShort}
      </Button>
    </li>
  )
}

/** The sale as it was typed; what is gone is said. */
function typedOf({ _id: id, version, name, lines, gone, customer, delivery }: Resumed): Partial<TypedSale> {
  if (gone.length > 0) toast.error(copy.gone(gone.join(', ')))
  return { lines, customer, delivery, parked: { id, version, name } }
}
