import { useState } from 'react'
import { officePeople } from '../../../shared/copy/office/people.ts'
import { peopleScreens } from '../../../shared/copy/office/people-screens.ts'
import type { Role } from '../../../shared/office/permissions.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { useForm } from '../../../ui/use-form.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { LinkDialog } from './link-dialog.tsx'
import { RoleBoxes } from './role-boxes.tsx'

/** Invites somebody; the link is mailed, and shown once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [held, setHeld] = useState<Role[]>([])
  const [rolesMissing, setRolesMissing] = useState(false)
  const [link, setLink] = useState<string | null>()
  const send = useCommand((typed: { name: string; email: string }, command) =>
    callOffice('POST /people', { body: { ...typed, roles: held }, command }),
  )
  const form = useForm({
    send,
    stop: () => {
      setRolesMissing(held.length === 0)
      return held.length === 0 ? officePeople.rolesNeeded : undefined
    },
    onSent: ({ message, data }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['people'] })
      setLink(data.link)
    },
    failed: peopleScreens.failed,
  })
  if (link !== undefined) return <LinkDialog link={link} onClose={onClose} />
  return (
    <Dialog title={peopleScreens.inviteTitle} closeLabel={peopleScreens.cancel} onClose={onClose}>
      <Form {...form.form} className="grid grid-cols-1 gap-4">
        <FormAlert text={form.alert} />
        <Field {...form.field('name')} label={peopleScreens.name} autoComplete="off" autoFocus required />
        <Field
          {...form.field('email')}
          label={peopleScreens.email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <RoleBoxes
          held={held}
          error={rolesMissing ? officePeople.rolesNeeded : undefined}
          onChange={(next) => {
            setHeld(next)
            setRolesMissing(false)
          }}
        />
        <Button type="submit" wide pending={form.pending}>
          {peopleScreens.send}
        </Button>
      </Form>
    </Dialog>
  )
}
