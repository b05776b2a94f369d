import { attributeLimits } from '../../../shared/attribute-limits.ts'
import { attributesOfficeCopy as copy } from '../../../shared/copy/office/attributes.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { AddingDialog } from '../../parts/adding-one.tsx'
import { useEntry } from '../../parts/use-entry.ts'
import { useSendEntry } from '../../parts/use-send-entry.ts'
import { unitOptions } from './unit-options.ts'

type NewAttribute = {
  name: string
  kind: 'number' | 'word'
  unit: string | null
}

const empty = (): NewAttribute => ({ name: '', kind: 'number', unit: 'mm' })

/** Asks what can be said, whether it is a number, and in which unit. */
export function AddAttribute({ units, onClose }: { units: readonly string[]; onClose: () => void }) {
  const { typed, set, forget } = useEntry({ what: 'attribute new', start: empty })
  const close = () => {
    forget()
    onClose()
  }
  const { send, isPending, error, errors, reset } = useSendEntry({
    send: (body: NewAttribute, command) => callOffice('POST /attributes', { body, command }),
    stale: [['attributes']],
    onSent: close,
  })
  return (
    <AddingDialog
      copy={copy}
      failure={errors.name ? null : error}
      pending={isPending}
      onAdd={() => send({ ...typed, unit: typed.kind === 'word' ? null : typed.unit })}
      onClose={close}
    >
      <Field
        label={copy.name}
        hint={copy.nameHint}
        required
        maxLength={attributeLimits.attributeNameMax}
        value={typed.name}
        error={errors.name}
        onChange={({ target }) => {
          reset()
          set({ name: target.value })
        }}
      />
      <Select
        label={copy.kind}
        value={typed.kind}
        options={[
          { value: 'number', label: copy.kinds.number },
          { value: 'word', label: copy.kinds.word },
        ]}
        onChange={({ target }) => set({ kind: target.value === 'word' ? 'word' : 'number' })}
      />
      {typed.kind === 'number' && (
        <Select
          label={copy.unit}
          value={typed.unit ?? ''}
          options={unitOptions(units)}
          onChange={({ target }) => set({ unit: target.value || null })}
        />
      )}
    </AddingDialog>
  )
}
