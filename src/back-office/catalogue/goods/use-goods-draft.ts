import { useState } from 'react'
import type { GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { productFields, variantFields } from '../../../shared/office/goods-fields.ts'
import { ApiFailure } from '../../../ui/api-failure.ts'
import { callOffice } from '../../api/call-office.ts'
import { focusBadSoon } from '../../parts/focus-bad-soon.ts'
import { type DraftEdit, useDraft } from '../../parts/use-draft.ts'
import { adoptGoods } from './goods-data.ts'

/** The fields of a product by name, and those of its variants as `variants.<id>.<field>`: one draft, one bar, one save. */
type Values = Record<string, unknown>
type Edits = Record<string, { was: unknown; now: unknown }>

/** The form of a product: its values as they will be, and how they are changed and saved. */
export type GoodsForm = ReturnType<typeof useGoodsDraft>

const ofVariant = /^variants\.(.+)\.(\w+)$/

/** The unsaved changes of a product and its variants. */
export function useGoodsDraft({ record, version }: GoodsDetail) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const save = async (edit: DraftEdit<Values>, command: string) => {
    const { data } = await callOffice('POST /products/{id}', {
      params: { id: record._id },
      body: { version: edit.version, ...apart(edit.changes as Edits) },
      command,
    })
    adoptGoods(data)
    setErrors({})
    return data.version
  }
  const draft = useDraft<Values>({ record: `product ${record._id}`, values: flat(record), version, save })
  return {
    draft,
    /** Returns the server's error message for a field. */
    error: (field: string) => errors[field],
    value: <T>(field: string) => draft.values[field] as T,
    set: (field: string, now: unknown) => {
      if (errors[field] !== undefined) setErrors(({ [field]: _, ...others }) => others)
      draft.set(field, now)
    },
    refused: (failure: unknown) => {
      if (failure instanceof ApiFailure)
        setErrors(
          byField(
            failure.errors,
            record.variants.map(({ _id }) => _id),
          ),
        )
      // the first field that is wrong comes under the eye, once it is drawn
      focusBadSoon()
    },
    labels: labelsOf(record),
  }
}

function flat({ variants, _id, version: _version, state: _state, archivedAt: _at, ...product }: GoodsDetail['record']) {
  const ofVariants = variants.flatMap(({ _id: id, version: _, ...fields }) =>
    Object.entries(fields).map(([field, value]) => [`variants.${id}.${field}`, value]),
  )
  return { ...product, ...Object.fromEntries(ofVariants) } as Values
}

function apart(edits: Edits): { changes: object; variants: Record<string, object> } {
  const changes: Edits = {}
  const variants: Record<string, Edits> = {}
  for (const [name, edit] of Object.entries(edits)) {
    const [, id, field] = ofVariant.exec(name) ?? []
    if (id === undefined || field === undefined) changes[name] = edit
    else variants[id] = { ...variants[id], [field]: edit }
  }
  return { changes, variants }
}

/** The server names a field by its place in what was sent, or a variant by its number. */
function byField(errors: Readonly<Record<string, string>>, ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => {
      const plain = name.replace(/^changes\./, '').replace(/\.now(\.|$).*/, '')
      return [plain.replace(/^variants\.(\d+)\./, (_, at: string) => `variants.${ids[Number(at)] ?? at}.`), sentence]
    }),
  )
}

function labelsOf({ variants }: GoodsDetail['record']): Record<string, string> {
  const own = Object.entries(productFields).map(([field, { label }]) => [field, label])
  const ofVariants = variants.flatMap(({ _id, name }) =>
    Object.entries(variantFields).map(([field, { label }]) => [`variants.${_id}.${field}`, `${name}: ${label}`]),
  )
  return Object.fromEntries([...own, ...ofVariants])
}
