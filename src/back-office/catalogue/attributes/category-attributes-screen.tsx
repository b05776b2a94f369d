import { useQuery } from '@tanstack/react-query'
import { Ruler } from 'lucide-react'
import type { CategoryAttributes, OfficeAttribute } from '../../../shared/contract/office/attributes.ts'
import { attributesOfficeCopy as copy } from '../../../shared/copy/office/attributes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { AttributeOrder } from './attribute-order.tsx'
import { attributesQuery } from './attributes-query.ts'

/** The attributes of a category's products: their order, and those that shoppers filter by. */
export default function CategoryAttributesScreen({ params: { id = '' } }: { params: Params }) {
  const query = useQuery(attributesQuery)
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/attributes">{copy.back}</BackLink>
      <LoadedPart query={query}>
        {({ data }) => {
          const category = data.categories.find(({ _id }) => _id === id)
          if (!category) return <EmptyState icon={Ruler} title={copy.unknownCategory} />
          return (
            <div className="grid gap-6">
              <ScreenHead title={copy.listTitle(category.name)} text={copy.listText} />
              <ListForm category={category} attributes={data.attributes} />
              <RecordHistory kind="category" id={id} />
            </div>
          )
        }}
      </LoadedPart>
    </div>
  )
}

type List = CategoryAttributes['attributes']

function ListForm({
  category: { _id: id, attributes: present, version },
  attributes,
}: {
  category: CategoryAttributes
  attributes: readonly OfficeAttribute[]
}) {
  const names = new Map(attributes.map(({ key, name, unit }) => [key, unit ? `${name}, ${unit}` : name]))
  const draft = useDraft<{ attributes: List }>({
    record: `attributes of ${id}`,
    values: { attributes: present },
    version,
    save: async (edit, command) => {
      const { data } = await callOffice('PATCH /categories/{id}/attributes', { params: { id }, body: edit, command })
      await queryClient.invalidateQueries({ queryKey: ['attributes'] })
      return data.version
    },
  })
  const list = draft.values.attributes
  const set = (next: List) => draft.set('attributes', next)
  const others = attributes.filter(({ key }) => !list.some((each) => each.key === key))
  const inWords = (value: unknown) => (value as List).map(({ key }) => names.get(key) ?? key).join(' · ')
  return (
    <section aria-label={copy.listLabel} className="grid grid-cols-1 gap-4">
      {list.length === 0 && <p className="text-steel">{copy.emptyList}</p>}
      <AttributeOrder list={list} names={names} onChange={set} />
      <Select
        label={copy.addToList}
        value=""
        options={[
          { value: '', label: copy.choose },
          ...others.map(({ key }) => ({ value: key, label: names.get(key) ?? key })),
        ]}
        onChange={({ target }) => target.value && set([...list, { key: target.value, filtered: false }])}
      />
      <SaveBar draft={draft} labels={{ attributes: copy.listLabel }} show={(_, value) => inWords(value)} />
    </section>
  )
}
