/** The reason why the listening stopped. */
export type ListenProblem = 'denied' | 'nothing' | 'noConnection' | 'noLanguage' | 'failed'

interface ListenEvents {
  /** Words as they are understood so far; `isLast`: nothing more comes. */
  onWords: (words: string, isLast: boolean) => void
  onProblem: (problem: ListenProblem) => void
  onEnd: () => void
}

interface ResultEvent {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}
interface Recognition {
  lang: string
  interimResults: boolean
  processLocally?: boolean
  start: () => void
  abort: () => void
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}
type Recognitions = {
  new (): Recognition
  /** Newer browsers know languages that never leave the device. */
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

const problems: Record<string, ListenProblem> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'nothing',
  network: 'noConnection',
  'language-not-supported': 'noLanguage',
}

/** Returns whether the browser turns this language into words without sending the speech to anybody. */
export async function staysHere(language: string): Promise<boolean> {
  const { available } = recognitions() ?? {}
  if (!available) return false
  const answer = await available.call(recognitions(), { langs: [language], processLocally: true }).catch(() => '')
  return answer === 'available'
}

/** Listens to one sentence (Web Speech API). Gives the way to stop. */
export function listen(language: string, isLocal: boolean, { onWords, onProblem, onEnd }: ListenEvents): () => void {
  const Recognizer = recognitions()
  if (!Recognizer) {
    onProblem('failed')
    return () => {}
  }
  const recognition = new Recognizer()
  recognition.lang = language
  recognition.interimResults = true
  if (isLocal) recognition.processLocally = true
  recognition.onresult = ({ results }) => {
    const all = Array.from(results)
    const words = all.map((result) => result[0]?.transcript ?? '').join('')
    onWords(
      words.trim(),
      all.every(({ isFinal }) => isFinal),
    )
  }
  recognition.onerror = ({ error }) => {
    if (error !== 'aborted') onProblem(problems[error] ?? 'failed')
  }
  recognition.onend = onEnd
  recognition.start()
  return () => {
    recognition.onresult = null
    recognition.onend = null
    recognition.abort()
  }
}

function recognitions(): Recognitions | undefined {
  const found = window as { SpeechRecognition?: Recognitions; webkitSpeechRecognition?: Recognitions }
  return found.SpeechRecognition ?? found.webkitSpeechRecognition
}
