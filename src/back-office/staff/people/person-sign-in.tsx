import { useState } from 'react'
import type { Person } from '../../../shared/contract/office/people.ts'
import { peopleScreens } from '../../../shared/copy/office/people-screens.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { factorsOf, seen } from './people-list.tsx'

/** The sign-in of a person: send a new link, deactivate, reactivate. */
export function PersonSignIn({ person }: { person: Person }) {
  const { _id: id, name, state } = person
  const isMe = useMe()._id === id
  const [leaving, setLeaving] = useState(false)
  const [link, setLink] = useState<string | null>()
  const common = { stale: ['people'], failed: peopleScreens.failed }
  const path = { params: { id } }
  const renew = useAct({
    ...common,
    send: (command) => callOffice('POST /people/{id}/link', { ...path, command }),
    onDone: ({ data }) => setLink(data.link),
  })
  const remove = useAct({
    ...common,
    send: (command) => callOffice('POST /people/{id}/off', { ...path, command }),
    onDone: () => setLeaving(false),
  })
  const restore = useAct({
    ...common,
    send: (command) => callOffice('POST /people/{id}/on', { ...path, command }),
  })
  return (
    <Card title={peopleScreens.signIn} text={`${seen(person)}. ${peopleScreens.factorsOf(factorsOf(person))}.`}>
      {state !== 'off' && <p className="text-sm text-steel">{peopleScreens.newLinkText}</p>}
      <div className="flex flex-wrap gap-2">
        {state === 'off' ? (
          <Button pending={restore.pending} onClick={() => restore.act()}>
            {peopleScreens.restore}
          </Button>
        ) : (
          <Button kind="outline" pending={renew.pending} onClick={() => renew.act()}>
            {peopleScreens.newLink}
          </Button>
        )}
        {state !== 'off' && !isMe && (
          <Button kind="danger" onClick={() => setLeaving(true)}>
            {peopleScreens.remove}
          </Button>
        )}
      </div>
      {leaving && (
        <ConfirmDialog
          title={peopleScreens.removeTitle(name)}
          question={peopleScreens.removeText}
          confirmLabel={peopleScreens.remove}
          keepLabel={peopleScreens.cancel}
          pending={remove.pending}
          onConfirm={() => remove.act()}
          onClose={() => setLeaving(false)}
        />
      )}
      {link !== undefined && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </Card>
  )
}
