import { Pause, Play } from 'lucide-react'
import { Icon } from './icon.tsx'

/** Stops and starts something that moves by itself. */
export function PauseButton(props: { paused: boolean; labels: { pause: string; play: string }; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.paused ? props.labels.play : props.labels.pause}
      onClick={props.onToggle}
      className="grid size-[44px] place-items-center rounded-sm bg-ink/75 text-on-ink hover:bg-ink"
    >
      <Icon of={props.paused ? Play : Pause} size={16} />
    </button>
  )
}
