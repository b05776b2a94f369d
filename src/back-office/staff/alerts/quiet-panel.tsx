import { Moon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Alerts } from '../../../shared/contract/office/alerts.ts'
import { alertsCopy } from '../../../shared/copy/office/alerts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useChangeAlerts } from './use-change-alerts.ts'

const { quiet: copy } = alertsCopy
const usual = { from: '22:00', until: '07:00' }

/** Between which times nothing rings. */
export function QuietPanel({ quiet }: { quiet: Alerts['quiet'] }) {
  const [times, setTimes] = useState(quiet)
  const { mutate, isPending } = useChangeAlerts()
  const isChanged = JSON.stringify(times) !== JSON.stringify(quiet)
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate({ quiet: times })
  }
  const field = (name: 'from' | 'until') => ({
    type: 'time',
    required: true,
    value: times?.[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => times && setTimes({ ...times, [name]: target.value }),
  })
  const isTimed = !times || (times.from !== '' && times.until !== '')
  return (
    <Panel icon={Moon} title={copy.title}>
      <p>{copy.text}</p>
      <Form onSubmit={send} className="grid grid-cols-1 w-full gap-3">
        <label className="flex min-h-11 items-center gap-2 font-medium">
          <input
            type="checkbox"
            className="size-5 accent-teal"
            checked={times !== null}
            onChange={() => setTimes(times ? null : (quiet ?? usual))}
          />
          {copy.on}
        </label>
        {times && (
          <div className="grid grid-cols-2 gap-3">
            <Field label={copy.from} {...field('from')} />
            <Field label={copy.until} {...field('until')} />
          </div>
        )}
        <Button
          type="submit"
          kind="ink"
          className="justify-self-start"
          disabled={!isChanged || !isTimed}
          pending={isPending}
        >
          {copy.save}
        </Button>
      </Form>
    </Panel>
  )
}
