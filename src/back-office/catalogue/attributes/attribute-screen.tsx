import { useQuery } from '@tanstack/react-query'
import { Ruler } from 'lucide-react'
import { useState } from 'react'
import { attributeLimits } from '../../../shared/attribute-limits.ts'
import type { OfficeAttribute } from '../../../shared/contract/office/attributes.ts'
import { attributesOfficeCopy as copy } from '../../../shared/copy/office/attributes.ts'
import { ApiFailure } from '../../../ui/api-failure.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { Card } from '../../parts/card.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { attributesQuery } from './attributes-query.ts'
import { unitOptions } from './unit-options.ts'

/** One attribute: what it is called, its unit, and what was done to it. */
export default function AttributeScreen({ params: { id = '' } }: { params: Params }) {
  const query = useQuery(attributesQuery)
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/attributes?list=all">{copy.back}</BackLink>
      <LoadedPart query={query}>
        {({ data }) => {
          const attribute = data.attributes.find(({ key }) => key === id)
          if (!attribute) return <EmptyState icon={Ruler} title={copy.unknownAttribute} />
          return (
            <div className="grid gap-6">
              <ScreenHead title={attribute.name} />
              <AttributeForm attribute={attribute} units={data.units} />
              <RecordHistory kind="attribute" id={id} />
            </div>
          )
        }}
      </LoadedPart>
    </div>
  )
}

type Values = { name: string; unit: string | null }

function AttributeForm({ attribute, units }: { attribute: OfficeAttribute; units: readonly string[] }) {
  const { key, name, unit, kind, version } = attribute
  const [problems, setProblems] = useState<Record<string, string>>({})
  const draft = useDraft<Values>({
    record: `attribute ${key}`,
    values: { name, unit },
    version,
    save: async (edit, command) => {
      setProblems({})
      const { data } = await callOffice('PATCH /attributes/{id}', { params: { id: key }, body: edit, command })
      await queryClient.invalidateQueries({ queryKey: ['attributes'] })
      return data.version
    },
  })
  const set = <Field extends keyof Values>(field: Field, value: Values[Field]) => {
    setProblems(({ [field]: _, ...others }) => others)
    draft.set(field, value)
  }
  return (
    <Card title={copy.kindTitles[kind]}>
      <Field
        label={copy.name}
        hint={copy.nameHint}
        maxLength={attributeLimits.attributeNameMax}
        value={draft.values.name}
        error={problems.name}
        onChange={({ target }) => set('name', target.value)}
      />
      {kind === 'number' && (
        <div>
          <Select
            label={copy.unit}
            value={draft.values.unit ?? ''}
            options={unitOptions(units)}
            error={problems.unit}
            onChange={({ target }) => set('unit', target.value || null)}
          />
          <p className="mt-1 text-sm text-steel">{copy.unitHint}</p>
        </div>
      )}
      <SaveBar
        draft={draft}
        labels={{ name: copy.name, unit: copy.unit }}
        onRefused={(error) => error instanceof ApiFailure && setProblems({ ...error.errors })}
      />
    </Card>
  )
}
