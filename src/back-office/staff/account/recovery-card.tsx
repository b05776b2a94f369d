import { useState } from 'react'
import { controls } from '../../../shared/copy/controls.ts'
import { mySignIn } from '../../../shared/copy/office/my-sign-in.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { RecoveryCodeList } from '../../factors/recovery-code-list.tsx'
import { Card } from '../../parts/card.tsx'

const copy = mySignIn.recovery

/** Number of recovery codes left, with a button that makes new ones. */
export function RecoveryCard({ left }: { left: number }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /own/recovery-codes', { command }),
    stale: ['own'],
    failed: mySignIn.failed,
    onDone: ({ data }) => (data.codes ? setCodes(data.codes) : toast.error(copy.lost)),
  })
  return (
    <Card
      title={copy.title}
      text={copy.text}
      aside={<Badge tone={left > 2 ? 'good' : 'signal'}>{copy.left(left)}</Badge>}
    >
      <Button kind="outline" className="justify-self-start" pending={pending} onClick={() => act()}>
        {copy.renew}
      </Button>
      {codes && (
        <Dialog title={copy.title} closeLabel={controls.close} onClose={() => setCodes(undefined)}>
          <RecoveryCodeList codes={codes} />
          <Button className="mt-5" wide onClick={() => setCodes(undefined)}>
            {copy.close}
          </Button>
        </Dialog>
      )}
    </Card>
  )
}
