import { BellRing } from 'lucide-react'
import type { Alerts } from '../../../shared/contract/office/alerts.ts'
import { alertsCopy } from '../../../shared/copy/office/alerts.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../parts/panel.tsx'
import { pushAbility } from './push-browser.ts'
import { usePush } from './use-push.ts'
import { useTestAlert } from './use-test-alert.ts'

const { push: copy, test } = alertsCopy
type Device = Alerts['devices'][number]

/** The push state of this browser, and the other devices that receive push. */
export function PushPanel({ devices, pushKey }: { devices: readonly Device[]; pushKey: string }) {
  const push = usePush(pushKey)
  const isOn = devices.some(({ _id }) => _id === push.ownId)
  const ability = pushAbility()
  const { mutate: sendTest, isPending } = useTestAlert('push')
  return (
    <Panel icon={BellRing} title={copy.title}>
      {ability === 'able' ? (
        <p>{isOn ? `${copy.on} ${copy.signOut}` : copy.off}</p>
      ) : (
        <p>{ability === 'blocked' ? copy.blocked : copy.notHere}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {ability === 'able' && (
          <Button
            kind={isOn ? 'outline' : 'ink'}
            pending={push.isPending}
            onClick={() => (isOn && push.ownId ? push.turnOff(push.ownId) : push.turnOn())}
          >
            {isOn ? copy.turnOff : copy.turnOn}
          </Button>
        )}
        {devices.length > 0 && (
          <Button kind="outline" pending={isPending} onClick={() => sendTest()}>
            {test.push}
          </Button>
        )}
      </div>
      {devices.length > 0 && (
        <div className="w-full">
          <h3 className="mb-1 text-sm">{copy.devices}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {devices.map((device) => (
              <DeviceRow
                key={device._id}
                device={device}
                isHere={device._id === push.ownId}
                onRemove={() => push.turnOff(device._id)}
              />
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}

function DeviceRow({ device, isHere, onRemove }: { device: Device; isHere: boolean; onRemove: () => void }) {
  const { device: name, lastSentAt, lastError } = device
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-medium">
          {name} {isHere && <Badge tone="teal">{copy.here}</Badge>}
        </p>
        <p className={lastError ? 'text-bad' : 'text-steel'}>
          {lastError
            ? copy.lastError(lastError)
            : lastSentAt
              ? copy.lastSent(formatMoment(lastSentAt))
              : copy.neverSent}
        </p>
      </div>
      <Button kind="quiet" className="shrink-0" aria-label={copy.removeOf(name)} onClick={onRemove}>
        {copy.remove}
      </Button>
    </li>
  )
}
