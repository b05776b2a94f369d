import type { ParcelsOfOrder } from '../../../shared/contract/office/parcel-calls.ts'
import { parcelsScreen as copy } from '../../../shared/copy/office/parcels-screen.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { CourierField } from './courier-field.tsx'
import { nameOf } from './name-of-line.ts'
import { type Measures, usePacking } from './use-packing.ts'

interface PackParcelDialogProps {
  /** The order's. */
  id: string
  parcels: ParcelsOfOrder
  onClose: () => void
}

/** A dialog that packs what is left of an order, or a part of that, as one parcel: all of it is proposed. */
export function PackParcelDialog({ id, parcels, onClose }: PackParcelDialogProps) {
  const { left, carriers } = parcels
  const { pieces, setPieces, measures, setMeasures, fault, clear, problem, pending, submit } = usePacking(
    id,
    parcels,
    onClose,
  )
  return (
    <Dialog title={copy.packTitle} closeLabel={copy.close} onClose={onClose}>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <FormAlert text={problem} />
        <ul className="grid grid-cols-1 divide-y divide-line">
          {left.map((line) => (
            <li key={line.position} className="grid grid-cols-1 gap-2 py-3 sm:grid-cols-[minmax(0,1fr)_7rem]">
              <p>
                <span className="block font-medium wrap-anywhere">{nameOf(line)}</span>
                <span className="figures text-sm text-steel">{copy.ofLeft(line.pieces)}</span>
              </p>
              <NumberField
                kind="pieces"
                optional
                label={copy.packed(nameOf(line))}
                hideLabel
                value={pieces[line.position] ?? null}
                onChange={(count) => setPieces({ ...pieces, [line.position]: count })}
              />
            </li>
          ))}
        </ul>
        <CourierField carriers={carriers} missing={fault === 'carrier'} onChange={clear} />
        <Field
          name="tracking"
          label={copy.tracking}
          hint={copy.trackingHint}
          maxLength={deskLimits.trackingMax}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Measured measures={measures} onChange={setMeasures} />
        <label className="grid gap-1 text-sm font-medium">
          {copy.photoLabel}
          <input
            type="file"
            name="image"
            accept="image/jpeg,image/png,image/webp"
            className="min-h-11 max-w-full py-2"
          />
        </label>
        <Button type="submit" wide pending={pending}>
          {copy.send}
        </Button>
      </Form>
    </Dialog>
  )
}

function Measured({ measures, onChange }: { measures: Measures; onChange: (measures: Measures) => void }) {
  const field = (name: keyof Measures, label: string) => (
    <NumberField
      kind="pieces"
      optional
      label={label}
      value={measures[name]}
      onChange={(value) => onChange({ ...measures, [name]: value })}
    />
  )
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <legend className="mb-1 text-sm text-steel">{copy.sizeHint}</legend>
      {field('weightGrams', copy.weightLabel)}
      {field('lengthMm', copy.sides.lengthMm)}
      {field('breadthMm', copy.sides.breadthMm)}
      {field('heightMm', copy.sides.heightMm)}
    </fieldset>
  )
}
