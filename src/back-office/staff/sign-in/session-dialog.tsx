import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Me } from '../../../shared/contract/office/session.ts'
import { signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { callOffice } from '../../api/call-office.ts'
import { meQuery, queryClient } from '../../api/office-queries.ts'
import { tellOtherTabs } from '../../api/other-tabs.ts'
import { answerAsk, type SessionAsk } from '../../api/session-asks.ts'
import { FullSignIn } from '../../factors/full-sign-in.tsx'
import { PinForm } from './pin-form.tsx'
import { StepUpForms } from './step-up-forms.tsx'

interface SessionDialogProps {
  ask: SessionAsk
  me: Me
}

/** Over what somebody is doing: they sign in again, or show a factor anew, and it goes on. */
export default function SessionDialog({ ask, me }: SessionDialogProps) {
  // what a PIN does not open wants a full sign-in
  const stepsUp = ask === 'step-up' && me.factor === 'full'
  const copy = stepsUp ? signInScreens.stepUp : signInScreens.again
  const text = ask === 'step-up' && !stepsUp ? signInScreens.stepUp.byPin : copy.text
  return (
    <Dialog title={copy.title} closeLabel={copy.cancel} size="narrow" onClose={() => answerAsk(false)}>
      <p className="mb-5">{text}</p>
      {stepsUp ? <StepUp /> : ask === 'sign-in' && me.factor === 'pin' ? <ByPin me={me} /> : <Fully me={me} />}
    </Dialog>
  )
}

function Fully({ me }: { me: Me }) {
  return <FullSignIn email={me.email} onIn={() => void goOnAs(me)} />
}

/** Asks for the PIN again if the person signed in by PIN; if the PIN is locked or forgotten, the full sign-in remains. */
function ByPin({ me }: { me: Me }) {
  const [fully, setFully] = useState(false)
  if (fully) return <Fully me={me} />
  return (
    <div className="grid justify-items-start gap-4">
      <PinForm worker={me} onIn={() => void goOnAs(me)} onOther={() => window.location.assign('/switch')} />
      <Button kind="quiet" className="-ml-5" onClick={() => setFully(true)}>
        {signInScreens.switch.full}
      </Button>
    </div>
  )
}

function StepUp() {
  const { data } = useQuery({ queryKey: ['step-up'], queryFn: () => callOffice('GET /step-up'), staleTime: 0 })
  return data ? (
    <StepUpForms ways={data.data} onDone={() => answerAsk(true)} />
  ) : (
    <p className="min-h-11" aria-busy="true" />
  )
}

/** The form behind is this person's: anybody else begins anew. */
async function goOnAs(former: Me): Promise<void> {
  const { data } = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 })
  if (data) tellOtherTabs({ signedIn: data._id })
  if (data?._id === former._id) answerAsk(true)
  else window.location.assign('/')
}
