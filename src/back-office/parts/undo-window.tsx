import { useMutation, useQuery } from '@tanstack/react-query'
import { Info, Mail } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { UndoPreview } from '../../shared/contract/office/history.ts'
import { controls } from '../../shared/copy/controls.ts'
import { historyCopy } from '../../shared/copy/office/history.ts'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { recordKinds } from '../../shared/office/record-kinds.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/show-toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { callOffice, newCommandId } from '../api/call-office.ts'
import { queryClient } from '../api/office-queries.ts'
import { ChangeList } from './change-list.tsx'
import { LoadingPart } from './loading-part.tsx'

/** Shows the fields that undoing a command would put back, those that it would not and why, and does it. */
export default function UndoWindow({ id, onClose }: { id: string; onClose: () => void }) {
  const [command] = useState(newCommandId)
  const preview = useQuery({
    queryKey: ['history', 'undo', id],
    queryFn: () => callOffice('GET /history/{id}/undo', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  })
  const undo = useMutation({
    mutationFn: (partly: boolean) =>
      callOffice('POST /history/{id}/undo', { params: { id }, body: partly ? { partly } : {}, command }),
    onSuccess: ({ message }) => {
      toast.success(message)
      onClose()
      // whatever it was, other screens may show it
      void queryClient.invalidateQueries()
    },
    onError: (error) => {
      toast.error(failureText(error, officeShell.notSent))
      void preview.refetch()
    },
  })
  const plan = preview.data?.data
  const partly = (plan?.left.length ?? 0) > 0
  return (
    <Dialog
      title={plan ? historyCopy.undoOf(plan.did) : historyCopy.undo}
      closeLabel={controls.close}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="outline" onClick={onClose}>
            {historyCopy.keep}
          </Button>
          {plan && plan.cannot === null && (
            <Button kind="signal" pending={undo.isPending} onClick={() => undo.mutate(partly)}>
              {partly ? historyCopy.undoPartly : historyCopy.undoNow}
            </Button>
          )}
        </div>
      }
    >
      {plan ? (
        <Plan plan={plan} />
      ) : preview.error ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-bad">{failureText(preview.error, historyCopy.failed)}</p>
          <Button kind="outline" pending={preview.isFetching} onClick={() => void preview.refetch()}>
            {historyCopy.again}
          </Button>
        </div>
      ) : (
        <LoadingPart text={historyCopy.looking}>
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-3/4" />
        </LoadingPart>
      )}
    </Dialog>
  )
}

function Plan({ plan: { cannot, back, left, more, notes } }: { plan: UndoPreview }) {
  // of one record nobody asks which
  const isMany = new Set([...back, ...left].map(({ kind, id }) => `${kind} ${id}`)).size > 1
  return (
    <div className="grid grid-cols-1 gap-5">
      {cannot !== null && (
        <p className="flex gap-2 rounded-sm bg-bad-wash p-3 font-medium text-bad">
          <Icon of={Info} size={18} className="mt-0.5" />
          {cannot}
        </p>
      )}
      {cannot === null && back.length > 0 && (
        <Part title={historyCopy.willPutBack}>
          <ChangeList changes={back} more={more.back} />
        </Part>
      )}
      {left.length > 0 && (
        <Part title={historyCopy.willStay}>
          <ul className="grid grid-cols-1 gap-2 text-sm">
            {left.map((each) => (
              <Staying key={`${each.kind} ${each.id} ${each.field}`} what={each} isNamed={isMany} />
            ))}
          </ul>
          {more.left > 0 && <p className="text-sm text-steel">{historyCopy.morePlain(more.left)}</p>}
        </Part>
      )}
      {notes.map((note) => (
        <p key={note} className="flex gap-2 text-sm">
          <Icon of={Mail} size={16} className="mt-0.5 text-teal" />
          {note}
        </p>
      ))}
    </div>
  )
}

function Staying({ what, isNamed }: { what: UndoPreview['left'][number]; isNamed: boolean }) {
  const { kind, id, field, now, because } = what
  return (
    <li className="min-w-0 break-words">
      {(field === null || isNamed) && <span className="block text-steel">{`${recordKinds[kind] ?? kind} ${id}`}</span>}
      {field !== null && <span className="font-medium">{field}</span>}
      {field !== null && <span className="figures"> {now ?? historyCopy.nothing}</span>}
      <span className="block text-steel">{because}</span>
    </li>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  )
}
