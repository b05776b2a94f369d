import { Mic, ScanBarcode } from 'lucide-react'
import { searchBox as copy } from '../../shared/copy/search-box.ts'
import { Icon } from '../../ui/icon.tsx'

/** Other ways to search than typing. */
export type SearchTool = 'voice' | 'camera'

interface ToolButtonsProps {
  /** The tool that is open. */
  tool: SearchTool | null
  onTool: (tool: SearchTool | null) => void
  /** In a row below the field, with their names. */
  isNamed: boolean
}

/** Search by voice, where the browser can, and by the bars on a package. Neither begins before its own press. */
export function ToolButtons({ tool, onTool, isNamed }: ToolButtonsProps) {
  const button = (its: SearchTool, icon: typeof Mic, name: string) => (
    <button
      type="button"
      aria-label={isNamed ? undefined : name}
      aria-expanded={tool === its}
      onClick={() => onTool(tool === its ? null : its)}
      className={
        isNamed
          ? 'flex min-h-11 flex-1 items-center justify-center gap-2 rounded-sm border border-ink-line px-3 text-sm font-semibold hover:bg-ink-raised'
          : 'grid w-11 shrink-0 place-items-center rounded-sm text-steel hover:text-ink'
      }
    >
      <Icon of={icon} />
      {isNamed && name}
    </button>
  )
  return (
    <>
      {canHear() && button('voice', Mic, copy.voice.label)}
      {button('camera', ScanBarcode, copy.camera.label)}
    </>
  )
}

/** Speech becomes words in the browser or not at all: where it cannot, or the page may not, nothing is offered. */
function canHear(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }
  return (
    ('SpeechRecognition' in window || 'webkitSpeechRecognition' in window) &&
    window.isSecureContext &&
    featurePolicy?.allowsFeature('microphone') !== false
  )
}
