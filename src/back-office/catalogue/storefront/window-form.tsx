import type { WindowRecord } from '../../../shared/contract/office/window.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { Card } from '../../parts/card.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { asTyped } from '../../parts/typed-values.ts'
import { useTypedRecord } from '../../parts/use-typed-record.ts'
import { ChoicesFailed } from './choices-failed.tsx'
import { WindowFields } from './window-fields.tsx'
import { fieldsOf } from './window-forms.ts'
import { WindowPreview } from './window-preview.tsx'
import { useWindowChoices, windowQuery, windowRecordQuery } from './window-queries.ts'

/** The form of one piece of storefront content, with a preview. */
export function WindowForm({ kind, record }: { kind: WindowKind; record: WindowRecord }) {
  const { _id: id, version, fields: values } = record
  const choices = useWindowChoices(kind)
  const stored = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asTyped('line', value)]))
  const { draft, errors, set, onRefused, labels, show } = useTypedRecord({
    record: `window ${kind} ${id}`,
    fields: fieldsOf(kind, choices, stored, id),
    values,
    version,
    save: async ({ changes, ...seen }, command) => {
      const known = Object.entries(changes).flatMap(([name, change]) => (change ? [[name, change]] : []))
      const body = { ...seen, changes: Object.fromEntries(known) }
      const { data } = await callOffice('PATCH /window/{kind}/{id}', { params: { kind, id }, body, command })
      queryClient.setQueryData(windowRecordQuery(kind, id).queryKey, { success: true, data })
      void queryClient.invalidateQueries({ queryKey: windowQuery(kind, 'present').queryKey })
      return data.version
    },
  })
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card title={copy.formTitle}>
        <WindowFields
          fields={fieldsOf(kind, choices, draft.values, id)}
          values={draft.values}
          errors={errors}
          onChange={set}
        />
        <ChoicesFailed kind={kind} />
        <SaveBar draft={draft} labels={labels} show={show} onRefused={onRefused} />
      </Card>
      <WindowPreview kind={kind} values={draft.values} choices={choices} />
    </div>
  )
}
