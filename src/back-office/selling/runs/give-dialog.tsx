import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { ToGive } from '../../../shared/contract/office/run-calls.ts'
import { deliveriesScreen as copy, runsScreen } from '../../../shared/copy/office/runs-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { toGiveQuery } from './runs-queries.ts'

type Choices = { parcels: ToGive[]; people: { _id: string; name: string }[] }

/** Gives parcels to a person who leaves with them now. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(toGiveQuery)
  return (
    <Dialog title={copy.give} closeLabel={runsScreen.cancel} onClose={onClose}>
      <LoadedPart query={query}>
        {({ data }) =>
          data.parcels.length === 0 ? (
            <EmptyState icon={PackageOpen} title={copy.nothingToGive} text={copy.nothingToGiveText} />
          ) : (
            <GiveForm choices={data} onClose={onClose} />
          )
        }
      </LoadedPart>
    </Dialog>
  )
}

const keyOf = ({ orderId, parcel }: ToGive) => `${orderId} ${parcel}`

function GiveForm({ choices: { parcels, people }, onClose }: { choices: Choices; onClose: () => void }) {
  const [staffId, setStaffId] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<unknown>(null)
  const [pending, setPending] = useState(false)
  const stops = parcels.filter((each) => chosen.has(keyOf(each))).map(({ orderId, parcel }) => ({ orderId, parcel }))
  const send = useCommand((_: undefined, command) => callOffice('POST /runs', { body: { staffId, stops }, command }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      const { message } = await send(undefined)
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['runs'] })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      onClose()
    } catch (failure) {
      setError(failure)
      setPending(false)
      void queryClient.invalidateQueries({ queryKey: toGiveQuery.queryKey })
    }
  }
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  return (
    <Form onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
      <FormAlert text={error ? failureText(error, runsScreen.failed) : null} />
      {people.length === 0 && <p>{copy.nobody}</p>}
      <Select
        label={copy.giveTo}
        value={staffId}
        required
        error={error instanceof ApiFailure ? error.errors.staffId : undefined}
        options={[{ value: '', label: copy.choose }, ...people.map(({ _id, name }) => ({ value: _id, label: name }))]}
        onChange={({ target }) => setStaffId(target.value)}
      />
      <fieldset className="grid grid-cols-1">
        <legend className="mb-1 text-sm font-semibold">{copy.parcels}</legend>
        {parcels.map((parcel) => (
          <ParcelChoice
            key={keyOf(parcel)}
            parcel={parcel}
            isChosen={chosen.has(keyOf(parcel))}
            onToggle={() => toggle(keyOf(parcel))}
          />
        ))}
      </fieldset>
      <div className="sticky -bottom-(--below) -mb-(--below) bg-paper pt-2 pb-(--below)">
        <Button type="submit" wide pending={pending} disabled={stops.length === 0} className="min-h-12">
          {copy.selected(stops.length)}
        </Button>
      </div>
    </Form>
  )
}

interface ParcelChoiceProps {
  parcel: ToGive
  isChosen: boolean
  onToggle: () => void
}

function ParcelChoice({
  parcel: { number, parcel, name, area, state, carrier, collect },
  ...choice
}: ParcelChoiceProps) {
  const where = [copy.placeOf[state], carrier].filter(Boolean).join(', ')
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 border-b border-line py-2">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-teal"
        checked={choice.isChosen}
        onChange={choice.onToggle}
      />
      <span className="min-w-0 flex-1">
        <span className="figures block font-semibold">
          {number}
          {parcel !== null && `/${parcel}`} <span className="font-normal wrap-anywhere">{name}</span>
        </span>
        <span className="figures block text-sm text-steel wrap-anywhere">{[area, where].join(' · ')}</span>
      </span>
      {collect !== null && <span className="figures shrink-0 font-semibold">{formatRupees(collect)}</span>}
    </label>
  )
}
