import type { FitSideFields } from '../../../shared/contract/office/fit.ts'
import { fitFormCopy as copy } from '../../../shared/copy/office/fit-form.ts'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Card } from '../../parts/card.tsx'
import { KeyPicker } from './key-picker.tsx'
import { attributeChoices, type Names } from './rule-queries.ts'
import { WordsField } from './typed-lists.tsx'

interface SideCardProps {
  title: string
  side: FitSideFields
  names: Names
  error?: string | undefined
  onChange: (side: FitSideFields) => void
}

/** The products that one side of a rule is about. */
export function SideCard({ title, side, names, error, onChange }: SideCardProps) {
  const { categories = [], ...rest } = side
  const attributes = attributeChoices(names.attributes)
  const set = (changes: Partial<FitSideFields>) => onChange({ ...side, ...changes })
  return (
    <Card title={title}>
      <FormAlert text={error} />
      <WordsField label={copy.named} hint={copy.namedHint} value={side.named} onChange={(named) => set({ named })} />
      <WordsField label={copy.unnamed} value={side.unnamed} onChange={(unnamed) => set({ unnamed })} />
      <KeyPicker
        label={copy.categories}
        chosen={categories}
        choices={names.categories}
        onChange={(chosen) => onChange(chosen.length > 0 ? { ...rest, categories: chosen } : rest)}
      />
      <KeyPicker label={copy.has} chosen={side.has} choices={attributes} onChange={(has) => set({ has })} />
      <KeyPicker label={copy.lacks} chosen={side.lacks} choices={attributes} onChange={(lacks) => set({ lacks })} />
    </Card>
  )
}
