import { officePeople } from '../../../shared/copy/office/people.ts'
import { peopleScreens } from '../../../shared/copy/office/people-screens.ts'
import { type Role, roles } from '../../../shared/office/permissions.ts'
import { classNames } from '../../../ui/class-names.ts'

interface RoleBoxesProps {
  held: readonly Role[]
  error?: string | undefined
  disabled?: boolean
  onChange: (held: Role[]) => void
}

/** The roles of a person: one or more. */
export function RoleBoxes({ held, error, disabled = false, onChange }: RoleBoxesProps) {
  const toggle = (role: Role) =>
    onChange(roles.filter((each) => (each === role ? !held.includes(role) : held.includes(each))))
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">
        {peopleScreens.roles} <span className="font-normal text-steel">{peopleScreens.rolesHint}</span>
      </legend>
      {roles.map((role) => (
        <label
          key={role}
          className={classNames(
            'flex min-h-11 gap-3 rounded-sm border bg-card px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
            held.includes(role) ? 'border-teal bg-teal-wash' : 'border-line-strong',
          )}
        >
          <input
            type="checkbox"
            checked={held.includes(role)}
            onChange={() => toggle(role)}
            className="mt-0.5 size-5 shrink-0 accent-teal outline-none"
          />
          <span className="min-w-0">
            <span className="block font-semibold">{officePeople.roleNames[role]}</span>
            <span className="block text-sm text-steel">{peopleScreens.roleTexts[role]}</span>
          </span>
        </label>
      ))}
      <p aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
