import { bulkCopy as copy } from '../../../shared/copy/office/bulk-screen.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import type { BulkChange, Rounding } from '../../../shared/office/bulk-changes.ts'
import type { OfficeAnswer } from '../../api/call-office.ts'

/** The categories, brands and labels to choose from. */
export type Choices = OfficeAnswer<'GET /bulk-choices'>

/** The values of the bulk edit form; '' is no condition. */
export interface BulkForm {
  text: string
  category: string
  brand: string
  label: string
  state: '' | 'draft' | 'on_sale' | 'archived'
  kind: BulkChange['kind']
  field: 'price' | 'offerPrice'
  percent: string
  round: Rounding
  toLabel: string
  on: boolean
  toState: 'draft' | 'on_sale' | 'archived'
  toCategory: string
  toSubcategory: string
}

/** Nothing is said yet. */
export const noBulk: BulkForm = {
  text: '',
  category: '',
  brand: '',
  label: '',
  state: '',
  kind: 'price',
  field: 'offerPrice',
  percent: '',
  round: '1',
  toLabel: '',
  on: true,
  toState: 'on_sale',
  toCategory: '',
  toSubcategory: '',
}

/** The percent that was typed; null: it is none, or nothing would change. */
export function percentOf({ percent }: BulkForm): number | null {
  return numberIn(percent, numberRules.percentChange) || null
}

/** Returns the body to send, with a title by which people recognise the edit. */
export function bodyOf(form: BulkForm, choices: Choices) {
  const { text, category, brand, label, state } = form
  const asked = { text: text.trim(), category, brand, label, state }
  const filter = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')) as {
    text?: string
    category?: string
    brand?: string
    label?: string
    state?: 'draft' | 'on_sale' | 'archived'
  }
  const words = [
    text.trim(),
    nameOf(choices.categories, category),
    nameOf(choices.brands, brand),
    nameOf(choices.labels, label),
    state && copy.states[state],
  ].filter(Boolean)
  const { change, said } = changeOf(form, choices)
  return { filter, change, title: copy.of(said, words.join(', ')).slice(0, 120) }
}

function changeOf(form: BulkForm, choices: Choices): { change: BulkChange; said: string } {
  const { kind, field, round, on, toState } = form
  if (kind === 'price') {
    const percent = percentOf(form) ?? 0
    return { change: { kind, field, percent, round }, said: copy.priceBy(copy.fields[field], percent) }
  }
  if (kind === 'label') {
    const label = form.toLabel || (choices.labels[0]?._id ?? '')
    return { change: { kind, label, on }, said: `${nameOf(choices.labels, label)}, ${on ? copy.on : copy.off}` }
  }
  if (kind === 'state') return { change: { kind, state: toState }, said: copy.states[toState] }
  const category = form.toCategory || (choices.categories[0]?._id ?? '')
  const subcategory = form.toSubcategory || null
  return { change: { kind, category, subcategory }, said: nameOf(choices.categories, category) }
}

function nameOf(all: readonly { _id: string; name: string }[], id: string): string {
  return all.find(({ _id }) => _id === id)?.name ?? ''
}
