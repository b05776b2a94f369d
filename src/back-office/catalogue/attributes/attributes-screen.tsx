import { useQuery } from '@tanstack/react-query'
import { Plus, Ruler } from 'lucide-react'
import { useState } from 'react'
import type { CategoryAttributes, OfficeAttribute } from '../../../shared/contract/office/attributes.ts'
import { attributesOfficeCopy as copy } from '../../../shared/copy/office/attributes.ts'
import { firstRunCategories } from '../../../shared/copy/office/first-run-categories.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { FirstRunCategories } from '../../parts/first-run-categories.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { AddAttribute } from './add-attribute.tsx'
import { attributesQuery } from './attributes-query.ts'

/** The attributes of products: by category, and all of them. */
export default function AttributesScreen() {
  const all = useSearchParams().get('list') === 'all'
  const query = useQuery(attributesQuery)
  const [adding, setAdding] = useState(false)
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.title} text={copy.text}>
        <Button onClick={() => setAdding(true)} aria-haspopup="dialog" className="max-sm:w-full">
          <Icon of={Plus} size={18} />
          {copy.add}
        </Button>
      </ScreenHead>
      <Tabs
        label={copy.title}
        tabs={[
          { to: '/attributes', label: copy.tabs.categories, here: !all },
          { to: '/attributes?list=all', label: copy.tabs.all, here: all },
        ]}
      />
      <LoadedPart query={query}>
        {({ data }) => (
          <>
            {all ? <AllAttributes attributes={data.attributes} /> : <Categories categories={data.categories} />}
            {adding && <AddAttribute units={data.units} onClose={() => setAdding(false)} />}
          </>
        )}
      </LoadedPart>
    </div>
  )
}

function Categories({ categories }: { categories: readonly CategoryAttributes[] }) {
  if (categories.length === 0)
    return <FirstRunCategories missing={['categories']} text={firstRunCategories.attributes} />
  return (
    <ul className="grid grid-cols-1 gap-2">
      {categories.map(({ _id, name, attributes }) => (
        <li key={_id}>
          <Row
            to={`/attributes/of/${_id}`}
            name={name}
            aside={attributes.length > 0 ? copy.count(attributes.length) : copy.none}
          />
        </li>
      ))}
    </ul>
  )
}

function AllAttributes({ attributes }: { attributes: readonly OfficeAttribute[] }) {
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const found = attributes.filter(({ name, unit }) => `${name} ${unit ?? ''}`.toLowerCase().includes(wanted))
  return (
    <>
      <Field
        label={copy.find}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="mb-4"
      />
      {found.length === 0 && <EmptyState icon={Ruler} title={copy.nothingFound} />}
      <ul className="grid grid-cols-1 gap-2">
        {found.map(({ key, name, kind, unit }) => (
          <li key={key}>
            <Row to={`/attributes/${key}`} name={name} aside={unit ?? copy.kinds[kind]} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Row({ to, name, aside }: { to: string; name: string; aside: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center justify-between gap-4 rounded-sm border border-line bg-card px-4 py-2 hover:border-line-strong hover:shadow-lift"
    >
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      <span className="shrink-0 text-sm text-steel">{aside}</span>
    </Link>
  )
}
