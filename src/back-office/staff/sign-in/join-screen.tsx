import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { FormPage } from '../../../ui/form-page.tsx'
import { formatMoment } from '../../../ui/format-date.ts'
import { callOffice } from '../../api/call-office.ts'
import { useShopName } from '../../api/use-me.ts'
import { JoinSteps } from './join-steps.tsx'

const copy = signInScreens.join

/** The screen of a one-time link: the person chooses how to sign in. */
export default function JoinScreen() {
  const shop = useShopName()
  const token = useTokenOnce()
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

/** The link's token, read once: it does not stay in the address, where others read it over a shoulder or in a history. */
function useTokenOnce(): string {
  const [token] = useState(() => window.location.hash.slice(1))
  useEffect(() => {
    window.history.replaceState(window.history.state, '', '/join')
  }, [])
  return token
}
