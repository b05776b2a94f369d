import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { peopleScreens } from '../../../shared/copy/office/people-screens.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { peopleQuery } from '../../api/sign-in-queries.ts'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { CounterList } from './counter-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PeopleList } from './people-list.tsx'

/** The staff of the shop. */
export default function PeopleScreen() {
  const { data, error, refetch } = useQuery(peopleQuery)
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <ScreenHead title={peopleScreens.title} text={peopleScreens.text}>
        <Button onClick={() => setInviting(true)}>
          <Icon of={UserPlus} size={18} />
          {peopleScreens.invite}
        </Button>
      </ScreenHead>
      {!data && error && (
        <div className="grid justify-items-start gap-3">
          <FormAlert text={failureText(error, peopleScreens.notLoaded)} />
          <Button onClick={() => void refetch()}>{peopleScreens.again}</Button>
        </div>
      )}
      {!data && !error && (
        <LoadingPart>
          <Skeleton className="h-64" />
        </LoadingPart>
      )}
      {data && (
        <div className="grid gap-6">
          <PeopleList people={data.data.people} />
          <CounterList counters={data.data.counters} />
        </div>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}
