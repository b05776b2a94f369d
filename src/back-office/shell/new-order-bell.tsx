import { useQuery } from '@tanstack/react-query'
import { Volume2 } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { bellCopy } from '../../shared/copy/office/bell.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/show-toast.ts'
import { alertsQuery } from '../api/office-queries.ts'
import { useLive } from '../api/use-live.ts'
import { tone } from '../parts/tone.ts'

/** No other tab of this browser rings for so long. */
const oneTabMs = 1500

/** Says that an order came in, and rings for it where its person and this browser want that. Shows only what hinders it. */
export function NewOrderBell() {
  const { data } = useQuery(alertsQuery)
  const isWanted = data?.data.kinds.some(({ kind, wanted }) => kind === 'new_order' && wanted.sound) ?? false
  const isOn = useSyncExternalStore(tone.follow, tone.isOn)
  const isAwake = useSyncExternalStore(tone.follow, tone.isAwake)
  const [wasSilent, setWasSilent] = useState(false)
  const rings = isWanted && isOn
  useEffect(() => {
    if (rings) tone.wakeWithFirstPress()
  }, [rings])
  useEffect(() => {
    // the press that lets it sound takes the button away before it is a click
    if (!wasSilent || !isAwake) return
    setWasSilent(false)
    void ringOnce()
  }, [wasSilent, isAwake])
  useLive('new_orders', (news) => {
    if (!news) return
    toast.success(bellCopy.arrived)
    if (rings) void ringOnce().then((rang) => setWasSilent(!rang))
  })
  return (
    <div role="status">
      {rings && wasSilent && !isAwake && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-signal-wash px-4 py-2 text-sm font-medium text-signal-deep sm:px-6">
          <Icon of={Volume2} size={16} />
          {bellCopy.band}
          <Button kind="outline" onClick={tone.wake}>
            {bellCopy.bandButton}
          </Button>
        </p>
      )}
    </div>
  )
}

/** The first tab that can rings for all of them; true: it was rung. */
async function ringOnce(): Promise<boolean> {
  if (!navigator.locks) return tone.play()
  return navigator.locks.request('office-ring', { ifAvailable: true }, async (mine) => {
    if (!mine) return true
    const rang = await tone.play()
    if (rang) await new Promise((resolve) => setTimeout(resolve, oneTabMs))
    return rang
  })
}
