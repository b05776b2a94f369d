import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { customerSorts, customerViews } from '../../../shared/office/customer-lists.ts'
import { Select } from '../../../ui/select.tsx'
import { useMay } from '../../api/use-me.ts'
import { Tabs } from '../../parts/tabs.tsx'
import { addressOf, type CustomersView, lastChoices, readView, spentChoices } from './customers-data.ts'

interface FiltersProps {
  view: CustomersView
  tags: readonly string[]
  onChange: (change: Partial<CustomersView>) => void
}

/** The parts of the list as tabs, its filters, and its order. Who sees no amounts has none to filter by. */
export function CustomerFilters({ view, tags, onChange }: FiltersProps) {
  const seesAmounts = useMay()('orders.amounts')
  const sorts = customerSorts.filter((sort) => seesAmounts || sort !== 'spent')
  const shownTags = view.tag === '' || tags.includes(view.tag) ? tags : [view.tag, ...tags]
  return (
    <div className="lg:flex lg:flex-wrap lg:items-end lg:justify-between lg:gap-x-4">
      <Tabs
        label={copy.viewsLabel}
        tabs={customerViews.map((show) => ({
          to: (params: URLSearchParams) => addressOf({ ...readView(params), show }),
          label: copy.views[show],
          here: show === view.show,
        }))}
      />
      <div className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
        <Select
          label={copy.sort}
          value={view.sort}
          options={sorts.map((value) => ({ value, label: copy.sorts[value] }))}
          onChange={({ target }) => onChange({ sort: target.value as CustomersView['sort'] })}
        />
        <Select
          label={copy.lastOrder}
          value={view.last}
          options={[
            { value: '', label: copy.anyLastOrder },
            ...lastChoices.map((value) => ({ value, label: lastLabel(value) })),
          ]}
          onChange={({ target }) => onChange({ last: target.value })}
        />
        {seesAmounts && (
          <Select
            label={copy.spentFrom}
            value={view.spent}
            options={[
              { value: '', label: copy.anySpent },
              ...spentChoices.map((value) => ({ value, label: formatRupees(Number(value)) })),
            ]}
            onChange={({ target }) => onChange({ spent: target.value })}
          />
        )}
        {shownTags.length > 0 && <TagChoice tags={shownTags} chosen={view.tag} onChoose={(tag) => onChange({ tag })} />}
      </div>
    </div>
  )
}

interface TagChoiceProps {
  tags: readonly string[]
  chosen: string
  onChoose: (tag: string) => void
}

/** The choice of a tag; as narrow as the others, however long a tag is. */
function TagChoice({ tags, chosen, onChoose }: TagChoiceProps) {
  return (
    <Select
      label={copy.tag}
      className="md:max-w-32"
      value={chosen}
      options={[{ value: '', label: copy.anyTag }, ...tags.map((value) => ({ value, label: value }))]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}

function lastLabel(choice: string): string {
  const [way, days] = choice.split(' ')
  return way === 'in' ? copy.within(Number(days)) : copy.notFor(Number(days))
}
