import type { OfficeJob } from '../../../shared/contract/office/jobs.ts'
import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { placeOf } from './columns-form.tsx'

/** Brands and categories that a list names and the shop does not have: they are made with the import where somebody ticks it. */
export function MissingPlaces({ job }: { job: OfficeJob }) {
  const { _id: id, heads, only, list, found, missing, makes } = job
  const look = useAct({
    send: (command) => {
      const means = Object.fromEntries(heads.flatMap(({ head, means }) => (means === null ? [] : [[head, means]])))
      const body = { means, only, list, ...placeOf(found), makes: !makes }
      return callOffice('POST /imports/{id}/columns', { params: { id }, body, command })
    },
    stale: ['jobs'],
    failed: copy.applyFailed,
  })
  return (
    <section aria-label={copy.missing} className="grid gap-2 rounded-md border border-line bg-card p-4">
      <h2 className="text-base">{copy.missing}</h2>
      <p className="text-sm text-steel">{copy.missingText}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {missing.map(({ kind, name }) => (
          <li key={`${kind} ${name}`} className="min-w-0 wrap-anywhere">
            {copy.kinds[kind]}: <b>{name}</b>
          </li>
        ))}
      </ul>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={makes}
          disabled={look.pending}
          onChange={() => look.act()}
          className="size-5 accent-teal"
        />
        {copy.makes}
      </label>
    </section>
  )
}
