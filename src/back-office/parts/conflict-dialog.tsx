import { useId, useState } from 'react'
import type { EditConflict } from '../../shared/contract/office/edit.ts'
import { controls } from '../../shared/copy/controls.ts'
import { draftCopy } from '../../shared/copy/office/draft.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'

interface ConflictDialogProps {
  conflict: EditConflict
  label: (field: string) => string
  show: (field: string, value: unknown) => string
  /** `mine`: the fields where this person's value shall stand. */
  onSettle: (mine: readonly string[]) => void
  onClose: () => void
}

/** A dialog for fields that two people have changed: before, theirs and yours side by side, to choose for each. */
export default function ConflictDialog({ conflict, label, show, onSettle, onClose }: ConflictDialogProps) {
  const [mine, setMine] = useState<readonly string[]>([])
  const choose = (field: string, isMine: boolean) =>
    setMine(isMine ? [...mine, field] : mine.filter((each) => each !== field))
  return (
    <Dialog
      title={draftCopy.conflictTitle}
      closeLabel={controls.close}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="outline" onClick={onClose}>
            {draftCopy.close}
          </Button>
          <Button onClick={() => onSettle(mine)}>{draftCopy.saveChosen}</Button>
        </div>
      }
    >
      <p className="mb-5">{draftCopy.conflictText}</p>
      <div className="grid grid-cols-1 gap-6">
        {conflict.fields.map((each) => (
          <Choice
            key={each.field}
            {...each}
            label={label(each.field)}
            show={(value) => (value === null || value === undefined ? draftCopy.nothing : show(each.field, value))}
            isMine={mine.includes(each.field)}
            onChoose={(isMine) => choose(each.field, isMine)}
          />
        ))}
      </div>
    </Dialog>
  )
}

type ChoiceProps = Omit<EditConflict['fields'][number], 'field'> & {
  label: string
  show: (value: unknown) => string
  isMine: boolean
  onChoose: (isMine: boolean) => void
}

function Choice({ label, was, theirs, yours, by, at, show, isMine, onChoose }: ChoiceProps) {
  const name = useId()
  const who = by !== null && at !== null ? draftCopy.theirsBy(by, formatMoment(at)) : null
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-base font-semibold">{label}</legend>
      <p className="text-sm text-steel">
        {draftCopy.was} <span className="figures line-through">{show(was)}</span>
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          name={name}
          value="theirs"
          checked={!isMine}
          onChoose={() => onChoose(false)}
          title={<Side title={draftCopy.theirs} value={show(theirs)} />}
        >
          {who}
        </RadioCard>
        <RadioCard
          name={name}
          value="yours"
          checked={isMine}
          onChoose={() => onChoose(true)}
          title={<Side title={draftCopy.yours} value={show(yours)} />}
        />
      </div>
    </fieldset>
  )
}

function Side({ title, value }: { title: string; value: string }) {
  return (
    <span className="grid min-w-0 gap-0.5 font-normal">
      <span className="caption text-steel">{title}</span>
      <span className="figures font-medium break-words">{value}</span>
    </span>
  )
}
