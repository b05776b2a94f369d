import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { FormPage } from '../../../ui/form-page.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useShopName } from '../../api/use-me.ts'
import { JoinSteps } from './join-steps.tsx'
import { useTokenOnce } from './use-token-once.ts'

const copy = signInScreens.join

/** The screen of a one-time link: the person chooses how to sign in. */
export default function JoinScreen() {
  const shop = useShopName()
  const token = useTokenOnce('/join')
  const { data, error } = useQuery({
    queryKey: ['join', token],
    queryFn: () => callOffice('POST /join/look', { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    document.title = `${copy.title} · ${shop}`
  }, [shop])
  const person = data?.data
  const intro = person ? `${person.email}. ${copy.holds(formatMoment(person.expiresAt))}` : shop
  return (
    <main>
      <FormPage heading={copy.title} intro={intro} aside={signInScreens.aside}>
        {token === '' && <FormAlert text={copy.linkMissing} />}
        {error && <FormAlert text={failureText(error, copy.failed)} />}
        {person && <JoinSteps person={person} token={token} />}
      </FormPage>
    </main>
  )
}
