import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { WindowRecord } from '../../../shared/contract/office/window.ts'
import { controls } from '../../../shared/copy/controls.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { required } from '../../../shared/copy/required.ts'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { Select } from '../../../ui/select.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { windowQuery } from './window-queries.ts'

/** The new category of the products, as the call wants it. */
export interface GoodsPlace {
  categoryId: string
  subcategoryId: string | null
}

interface TakeOutDialogProps {
  kind: WindowKind
  record: WindowRecord
  pending: boolean
  onTakeOut: (goodsTo: GoodsPlace) => void
  onClose: () => void
}

/** A category or subcategory with goods is taken out when somebody has said where they go. */
export default function TakeOutDialog({ kind, record, pending, onTakeOut, onClose }: TakeOutDialogProps) {
  const [missing, setMissing] = useState(false)
  const subcategories = useQuery(windowQuery('subcategories', 'present')).data?.data ?? []
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [categoryId, subcategoryId = null] = String(new FormData(event.currentTarget).get('goodsTo')).split(' ')
    if (categoryId) onTakeOut({ categoryId, subcategoryId })
    else setMissing(true)
  }
  const isElsewhere = ({ value }: { value: string }) => !value.split(' ').includes(record._id)
  return (
    <Dialog title={copy.archiveTitle(record.name)} closeLabel={controls.close} size="narrow" onClose={onClose}>
      <LoadedPart query={useQuery(windowQuery('categories', 'present'))}>
        {({ data }) => (
          <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
            <p>
              {copy.goodsToText(record.goods ?? 0)} {kind === 'categories' && copy.withSubcategories}
            </p>
            <Select
              name="goodsTo"
              label={copy.goodsTo}
              options={[{ value: '', label: copy.chooseGoodsTo }, ...placesOf(data, subcategories).filter(isElsewhere)]}
              error={missing ? required : undefined}
              onChange={() => setMissing(false)}
            />
            <div className="flex flex-wrap justify-end gap-3">
              <Button kind="outline" onClick={onClose}>
                {copy.keep}
              </Button>
              <Button type="submit" kind="danger" pending={pending}>
                {copy.archive}
              </Button>
            </div>
          </Form>
        )}
      </LoadedPart>
    </Dialog>
  )
}

/** Categories with their subcategories below them: `category` or `category subcategory`. */
function placesOf(categories: readonly WindowRecord[], subcategories: readonly WindowRecord[]) {
  return categories.flatMap(({ _id, name }) => [
    { value: _id, label: name },
    ...subcategories
      .filter(({ fields }) => fields.categoryId === _id)
      .map((sub) => ({ value: `${_id} ${sub._id}`, label: `${name} › ${sub.name}` })),
  ])
}
