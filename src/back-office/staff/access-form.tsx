import { useState } from 'react'
import type { Person } from '../../shared/contract/office/people.ts'
import { officePeople } from '../../shared/copy/office/people.ts'
import { peopleScreens } from '../../shared/copy/office/people-screens.ts'
import { limitsOf, type Role, type StaffLimits } from '../../shared/office/permissions.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { callOffice } from '../api/call-office.ts'
import { queryClient } from '../api/office-queries.ts'
import { useCommand } from '../api/use-command.ts'
import { useMe } from '../api/use-me.ts'
import { Card } from '../parts/card.tsx'
import { RoleBoxes } from './role-boxes.tsx'

type Typed = { name: string; refund?: string; discount?: string; pieces?: string }
const limitNames = ['refund', 'discount', 'pieces'] as const

/** Name, roles and limits of a person. They hold from the person's next call on. */
export function AccessForm({ person }: { person: Person }) {
  const isMe = useMe()._id === person._id
  const [held, setHeld] = useState<Role[]>(person.roles)
  const send = useCommand((typed: Typed, command) =>
    callOffice('PATCH /people/{id}', { params: { id: person._id }, body: bodyOf(person, held, typed, isMe), command }),
  )
  const form = useForm({
    send,
    stop: (typed) => (limitNames.every((name) => isLimit(cleaned(typed[name]))) ? undefined : officePeople.limitShape),
    onSent: ({ message }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['people'] })
      if (isMe) void queryClient.invalidateQueries({ queryKey: ['me'] })
    },
    failed: peopleScreens.failed,
  })
  const byRoles = limitsOf(held)
  return (
    <Card title={peopleScreens.access} text={isMe ? peopleScreens.ownAccess : undefined}>
      <Form {...form.form} className="grid gap-5">
        <FormAlert text={form.alert} />
        <Field {...form.field('name')} label={peopleScreens.name} defaultValue={person.name} required />
        <RoleBoxes held={held} disabled={isMe} onChange={setHeld} />
        {!isMe && (
          <div className="grid gap-4">
            <p className="text-sm font-medium">
              {peopleScreens.limits} <span className="font-normal text-steel">{peopleScreens.limitsHint}</span>
            </p>
            {limitNames.map((name) => (
              <Field
                key={name}
                {...form.field(name)}
                label={peopleScreens[name]}
                hint={peopleScreens.byRoles(inWords(name, byRoles))}
                defaultValue={shown(person.ownLimits[name])}
                inputMode="numeric"
                className="figures max-w-xs"
                before={name === 'refund' && <span className="pl-3 text-steel">₹</span>}
                after={name === 'discount' && <span className="pr-3 text-steel">%</span>}
              />
            ))}
          </div>
        )}
        <Button type="submit" className="justify-self-start" pending={form.pending}>
          {peopleScreens.save}
        </Button>
      </Form>
    </Card>
  )
}

function shown(limit: number | null | undefined): string {
  return limit === null ? peopleScreens.noLimit : (limit?.toString() ?? '')
}

const noLimit = /^no limit$/i
/** As it is typed or pasted: ₹1,250 is 1250. */
const cleaned = (typed = '') => (noLimit.test(typed.trim()) ? peopleScreens.noLimit : typed.replaceAll(/[\s,₹%]/g, ''))
const isLimit = (text: string) => text === '' || text === peopleScreens.noLimit || /^\d{1,8}$/.test(text)

/** Empty: what the roles bring. Of oneself only the name is changed. */
function bodyOf({ version, ownLimits }: Person, roles: Role[], typed: Typed, isMe: boolean) {
  if (isMe) return { version, name: typed.name, roles, limits: ownLimits }
  const given = limitNames.map((name) => [name, cleaned(typed[name])] as const).filter(([, text]) => text !== '')
  const limits = Object.fromEntries(
    given.map(([name, text]) => [name, text === peopleScreens.noLimit ? null : Number(text)]),
  )
  return { version, name: typed.name, roles, limits }
}

const paisePerRupee = 100

function inWords(name: keyof StaffLimits, limits: StaffLimits): string {
  const limit = limits[name]
  if (limit === null) return peopleScreens.noLimit
  if (name === 'refund') return `₹${(limit / paisePerRupee).toLocaleString('en-IN')}`
  return name === 'discount' ? `${limit} %` : String(limit)
}
