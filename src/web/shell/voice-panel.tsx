import { Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { searchBox } from '../../shared/copy/search-box.ts'
import { limits } from '../../shared/limits.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { type ListenProblem, listen, staysHere } from './listen.ts'
import { ToolPanel } from './tool-panel.tsx'

const copy = searchBox.voice
type Language = keyof typeof copy.languages
const languages = Object.keys(copy.languages) as Language[]

/** Language of the last speech, used again as long as the page lives. */
let lastLanguage: Language | undefined

interface VoicePanelProps {
  onWords: (words: string, isLast: boolean) => void
  onClose: () => void
}

/** Search by voice. What happens to one's words is said before the press that begins it. */
export default function VoicePanel({ onWords, onClose }: VoicePanelProps) {
  const [language, setLanguage] = useState(lastLanguage ?? ownLanguage)
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    setHere(false)
    staysHere(language).then(setHere)
  }, [language])
  const { state, start, stop } = useListening(language, isHere, onWords)
  const choose = (next: Language) => {
    stop()
    lastLanguage = next
    setLanguage(next)
  }
  const isOn = state === 'on'
  const problem = state === 'on' || state === 'off' ? null : state
  return (
    <ToolPanel label={copy.label} closeLabel={copy.close} onClose={onClose}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{copy.language}</legend>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            onClick={() => choose(each)}
            className="min-h-11 rounded-sm border border-line-strong px-4 text-sm font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink"
          >
            {copy.languages[each]}
          </button>
        ))}
      </fieldset>
      <p className="text-sm text-steel">{isHere ? copy.here : copy.far}</p>
      <p
        role="status"
        className={classNames('text-sm font-semibold empty:hidden', problem ? 'text-bad' : 'text-signal-deep')}
      >
        {isOn && copy.listening}
        {problem && copy[problem]}
      </p>
      <Button kind={isOn ? 'ink' : 'signal'} autoFocus onClick={isOn ? stop : start}>
        <Icon of={Mic} size={18} className={isOn ? 'animate-shimmer' : ''} />
        {isOn ? copy.stop : problem ? copy.again : copy.start}
      </Button>
    </ToolPanel>
  )
}

/** Listening that ends with the panel. */
function useListening(language: Language, isLocal: boolean, onWords: VoicePanelProps['onWords']) {
  const [state, setState] = useState<'off' | 'on' | ListenProblem>('off')
  const end = useRef(() => {})
  useEffect(() => () => end.current(), [])
  const stop = () => {
    end.current()
    setState('off')
  }
  const start = () => {
    end.current()
    setState('on')
    end.current = listen(language, isLocal, {
      onWords: (words, isLast) => onWords(words.slice(0, limits.searchTextMax), isLast),
      onProblem: setState,
      onEnd: () => setState((now) => (now === 'on' ? 'nothing' : now)),
    })
  }
  return { state, start, stop }
}

function ownLanguage(): Language {
  const preferred = navigator.languages.map((language) => language.slice(0, 2))
  return languages.find((each) => preferred[0] === each.slice(0, 2)) ?? 'en-IN'
}
