import { useQuery } from '@tanstack/react-query'
import type { FirstStep } from '../../shared/contract/office/settings.ts'
import { setUpCopy as copy } from '../../shared/copy/office/set-up.ts'
import { officeSettingsCopy } from '../../shared/copy/office/settings.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { LoadedPart } from '../parts/loaded-part.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { FirstSteps } from './first-steps.tsx'
import { settingsQuery } from './settings-query.ts'

/** The steps of a new shop: how many are done, and the way to the next one. */
export default function SetUpScreen() {
  const query = useQuery(settingsQuery)
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/">{copy.home}</BackLink>
      <ScreenHead title={copy.title} />
      <LoadedPart query={query}>
        {({ data, steps }) => (
          <section className="rounded-sm border border-line bg-card">
            <Progress steps={steps} />
            <FirstSteps steps={steps} list={data} />
          </section>
        )}
      </LoadedPart>
    </div>
  )
}

function Progress({ steps }: { steps: FirstStep[] }) {
  const open = steps.filter(({ done }) => !done)
  const done = steps.length - open.length
  const blocking = open.filter(({ blocksSelling }) => blocksSelling).length
  const [next] = open
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-4 sm:px-5">
      <div className="min-w-48 flex-1">
        <h2 className="figures text-lg">{copy.progress(done, steps.length)}</h2>
        <p className="text-sm text-steel">
          {next ? officeSettingsCopy.firstMissing(blocking, open.length - blocking) : copy.allDone}
        </p>
        <span aria-hidden="true" className="mt-2 block h-2 rounded-xs bg-paper-deep">
          <span className="block h-full rounded-xs bg-teal" style={{ width: `${(100 * done) / steps.length}%` }} />
        </span>
      </div>
      {next && <ButtonLink to={next.path}>{done === 0 ? copy.begin : copy.goOn}</ButtonLink>}
    </header>
  )
}
