import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { Button } from '../../../ui/button.tsx'
import { FormPage } from '../../../ui/form-page.tsx'
import { signInPageQuery } from '../../api/sign-in-queries.ts'
import { useShopName } from '../../api/use-me.ts'
import { FullSignIn } from '../../factors/full-sign-in.tsx'
import { NoOwner } from './no-owner.tsx'
import { PersonSwitch } from './person-switch.tsx'

/** The screen shown in place of every other while nobody is signed in. */
export default function SignInDoor() {
  const shop = useShopName()
  const { data, error, refetch } = useQuery(signInPageQuery)
  const [fully, setFully] = useState(false)
  useEffect(() => {
    document.title = `${signInScreens.title} · ${shop}`
  }, [shop])
  if (!data && !error) return <main className="min-h-dvh" aria-busy="true" />
  const page = data?.data
  if (page && !page.hasOwner) return <NoOwner onAgain={() => void refetch()} />
  const counter = fully ? null : page?.counter
  // everything is asked for anew: nothing that was loaded before belongs to who comes now
  const enter = () => (window.location.pathname === '/switch' ? window.location.assign('/') : window.location.reload())
  return (
    <main>
      <FormPage
        heading={counter ? signInScreens.switch.title : signInScreens.heading(shop)}
        intro={counter ? signInScreens.switch.at(counter.name) : signInScreens.intro}
        aside={signInScreens.aside}
      >
        {counter ? <PersonSwitch people={counter.people} onIn={enter} /> : <FullSignIn onIn={enter} />}
        <div className="mt-6 border-t border-line pt-4 text-sm text-steel">
          {page?.counter ? (
            <Button kind="quiet" className="-ml-5" onClick={() => setFully(!fully)}>
              {fully ? signInScreens.switch.byPin : signInScreens.switch.full}
            </Button>
          ) : (
            signInScreens.lost
          )}
        </div>
      </FormPage>
    </main>
  )
}
