import { Volume2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { alertsCopy } from '../../../shared/copy/office/alerts.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../parts/panel.tsx'
import { tone } from '../../parts/tone.ts'

const { sound: copy } = alertsCopy

/** The sound setting of this browser, with a test. */
export function SoundPanel() {
  const isOn = useSyncExternalStore(tone.follow, tone.isOn)
  const isAwake = useSyncExternalStore(tone.follow, tone.isAwake)
  return (
    <Panel icon={Volume2} title={copy.title}>
      <p>{isOn ? copy.on : copy.off}</p>
      {isOn && !isAwake && <p className="text-steel">{copy.asleep}</p>}
      <div className="flex flex-wrap gap-2">
        <Button kind={isOn ? 'outline' : 'ink'} onClick={() => tone.set(!isOn)}>
          {isOn ? copy.turnOff : copy.turnOn}
        </Button>
        {isOn && (
          <Button kind="outline" onClick={() => void tone.play()}>
            {copy.play}
          </Button>
        )}
      </div>
    </Panel>
  )
}
