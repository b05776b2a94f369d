import { type FocusEvent, type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { partFailed } from './part-failed.ts'
import { RecentList } from './recent-list.tsx'
import { recentSearches } from './recent-searches.ts'
import { SearchResults } from './search-results.tsx'
import { type SearchTool, ToolButtons } from './search-tools.tsx'
import { type SearchBoxState, useSearchBox } from './use-search-box.ts'

const voice = partLoader(() => import('./voice-panel.tsx'))
const camera = partLoader(() => import('./camera-panel.tsx'))

/** Events of the bare box, once somebody listens. */
export interface SearchKeys {
  change?: () => void
  focus?: () => void
  press?: (event: KeyboardEvent) => void
  submit?: (event: FormEvent) => void
  blur?: (event: FocusEvent) => void
}

export interface LiveSearchProps {
  field: RefObject<HTMLInputElement | null>
  keys: RefObject<SearchKeys>
  /** The text of the list that is shown. */
  shown: string
  listId: string
  /** Place of the buttons of voice and camera; `overlaid`: with their names. */
  toolPlace: HTMLElement | null
  overlaid: boolean
  /** Receives the combobox's state of its list. */
  onOffers: (offers: { open: boolean; active?: string | undefined }) => void
  onDone: () => void
}

/** Offers of the search box below it: products for what is typed, the last searches where nothing is, voice and camera. */
export default function LiveSearch(props: LiveSearchProps) {
  const { field, keys, listId, toolPlace, overlaid, onOffers } = props
  const [tool, setTool] = useState<SearchTool | null>(null)
  const box = useSearchBox(props)
  useEffect(() => {
    const change = () => {
      setTool(null)
      box.keys.change?.()
    }
    keys.current = { ...box.keys, change }
    return () => {
      keys.current = {}
    }
  })
  // what was typed and left while this was on its way to the screen was told to nobody
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody listens
  useEffect(() => box.look(), [])
  const { open } = box
  const active = open && box.choice.chosen ? `${listId}-${box.choice.at}` : undefined
  useEffect(() => onOffers({ open, active }), [onOffers, open, active])
  return (
    <>
      {toolPlace && createPortal(<ToolButtons tool={tool} onTool={setTool} isNamed={overlaid} />, toolPlace)}
      {tool ? (
        <OpenTool tool={tool} onTool={setTool} box={box} field={field} />
      ) : (
        <Below box={box} field={field} listId={listId} />
      )}
    </>
  )
}

interface OpenToolProps extends Pick<LiveSearchProps, 'field'> {
  tool: SearchTool
  onTool: (tool: SearchTool | null) => void
  box: SearchBoxState
}

/** The tool that was asked for. It comes in a file of its own. */
function OpenTool({ tool, onTool, box, field }: OpenToolProps) {
  const back = () => {
    onTool(null)
    field.current?.focus()
  }
  const onFailure = partFailed(back)
  if (tool === 'voice') {
    const onWords = (words: string, isLast: boolean) => {
      box.say(words)
      if (isLast) back()
    }
    return <LazyPart part={voice} onFailure={onFailure} props={{ onWords, onClose: back }} />
  }
  const onProduct = (id: string) => {
    onTool(null)
    box.choose('', id)
  }
  const onText = (code: string) => {
    onTool(null)
    box.list(code)
  }
  return <LazyPart part={camera} onFailure={onFailure} props={{ onProduct, onText, onClose: back }} />
}

interface BelowProps extends Pick<LiveSearchProps, 'field' | 'listId'> {
  box: SearchBoxState
}

function Below({ box, field, listId }: BelowProps) {
  const recent = recentSearches.use()
  const { matches, similar, readAs, state, asking, failure, choice, text } = box
  if (box.open) {
    return (
      <SearchResults
        {...{ listId, text, matches, similar, readAs, state, asking, failure }}
        chosen={choice.at}
        onChoose={(id) => box.choose(text, id)}
        onAll={() => box.list(text.trim())}
        onLeave={box.leave}
      />
    )
  }
  if (!box.focused || text !== '' || recent.length === 0) return null
  return <RecentList field={field} texts={recent} onChoose={box.list} />
}
