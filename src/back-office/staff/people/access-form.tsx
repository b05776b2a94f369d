import { useState } from 'react'
import type { Person, PersonEdit } from '../../../shared/contract/office/people.ts'
import { officePeople } from '../../../shared/copy/office/people.ts'
import { peopleScreens } from '../../../shared/copy/office/people-screens.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { limitsOf, type Role, type StaffLimits } from '../../../shared/office/permissions.ts'
import { Field } from '../../../ui/field.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { allRead, isUnread, type NumberInput } from '../../../ui/unparsed-number.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useMe } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { RoleBoxes } from './role-boxes.tsx'

const kinds = { refund: 'wholeRupees', discount: 'wholePercent', pieces: 'count' } as const
const noLimit = /^no limit$/i

const limitNames = ['refund', 'discount', 'pieces'] as const
const labels = {
  name: peopleScreens.name,
  roles: peopleScreens.roles,
  refund: peopleScreens.refund,
  discount: peopleScreens.discount,
  pieces: peopleScreens.pieces,
}

/** A limit as the owner sets it: null: none; `by_roles`: what the roles bring; what cannot be read stays as it was typed. */
type Limit = NumberInput | 'by_roles'

/** Name, roles and limits of a person. They hold from the person's next call on. */
export function AccessForm({ person }: { person: Person }) {
  const isMe = useMe()._id === person._id
  const draft = useDraft({
    record: `staff ${person._id}`,
    values: valuesOf(person),
    version: person.version,
    save: async ({ version, changes }, command) => {
      const body = { version, changes: allRead(changes) as PersonEdit['changes'] }
      const { data } = await callOffice('PATCH /people/{id}', { params: { id: person._id }, body, command })
      void queryClient.invalidateQueries({ queryKey: ['people'] })
      if (isMe) void queryClient.invalidateQueries({ queryKey: ['me'] })
      return data.version
    },
  })
  const { name, roles, ...limits } = draft.values
  const byRoles = limitsOf(roles)
  return (
    <Card title={peopleScreens.access} text={isMe ? peopleScreens.ownAccess : undefined}>
      <div className="grid gap-5">
        <Field label={peopleScreens.name} value={name} onChange={(event) => draft.set('name', event.target.value)} />
        <RoleBoxes
          held={roles}
          disabled={isMe}
          error={roles.length === 0 ? officePeople.rolesNeeded : undefined}
          onChange={(held) => draft.set('roles', held)}
        />
        {!isMe && (
          <div className="grid gap-4">
            <p className="text-sm font-medium">
              {peopleScreens.limits} <span className="font-normal text-steel">{peopleScreens.limitsHint}</span>
            </p>
            {limitNames.map((limit) => (
              <LimitField
                key={limit}
                name={limit}
                limit={limits[limit]}
                byRoles={inWords(limit, byRoles)}
                onChange={(next) => draft.set(limit, next)}
              />
            ))}
          </div>
        )}
      </div>
      <SaveBar draft={draft} labels={labels} show={inTheForm} />
    </Card>
  )
}

function valuesOf({ name, roles, ownLimits }: Person) {
  const of = (limit: keyof StaffLimits): Limit => (ownLimits[limit] === undefined ? 'by_roles' : ownLimits[limit])
  return { name, roles, refund: of('refund'), discount: of('discount'), pieces: of('pieces') }
}

interface LimitFieldProps {
  name: keyof StaffLimits
  limit: Limit
  byRoles: string
  onChange: (limit: Limit) => void
}

/** A field of a limit. The text stays as typed; the value it means goes into the draft. */
function LimitField({ name, limit, byRoles, onChange }: LimitFieldProps) {
  const [typed, setTyped] = useState(() => shown(limit))
  const text = JSON.stringify(read(typed, name)) === JSON.stringify(limit) ? typed : shown(limit)
  return (
    <NumberText
      kind={kinds[name]}
      optional
      orWord={noLimit}
      label={peopleScreens[name]}
      hint={[peopleScreens.byRoles(byRoles), name === 'discount' && peopleScreens.discountWhere]
        .filter(Boolean)
        .join('. ')}
      error={isUnread(limit) ? officePeople.limitShape : undefined}
      value={text}
      onText={(text) => {
        setTyped(text)
        onChange(read(text, name))
      }}
      className="figures max-w-xs"
    />
  )
}

function shown(limit: Limit): string {
  if (limit === 'by_roles') return ''
  if (isUnread(limit)) return limit.unread
  return limit === null ? peopleScreens.noLimit : String(limit)
}

/** Reads a limit as typed or pasted: ₹1,250 is 1250; empty: the default of the roles. */
function read(typed: string, name: keyof StaffLimits): Limit {
  if (noLimit.test(typed.trim())) return null
  return typed.trim() === '' ? 'by_roles' : (numberIn(typed, numberRules[kinds[name]]) ?? { unread: typed })
}

/** A value of the form in the words of the conflict's dialog. */
function inTheForm(field: string, value: unknown): string {
  if (field === 'roles') return (value as Role[]).map((role) => officePeople.roleNames[role]).join(', ')
  if (field === 'name') return String(value)
  return shown(value as Limit) || peopleScreens.byTheRoles
}

function inWords(name: keyof StaffLimits, limits: StaffLimits): string {
  const limit = limits[name]
  if (limit === null) return peopleScreens.noLimit
  if (name === 'refund') return formatRupees(rupeesFromPaise(limit))
  return name === 'discount' ? `${limit}%` : String(limit)
}
