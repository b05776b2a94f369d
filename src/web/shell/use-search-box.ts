import { useState } from 'react'
import { useNavigate } from '../../ui/router/use-location.ts'
import { paths } from '../router/paths.ts'
import type { LiveSearchProps, SearchKeys } from './live-search.tsx'
import { recentSearches } from './recent-searches.ts'
import { choiceOf, steer } from './steer-search.ts'
import { useSearch } from './use-search.ts'

/** State of the search box, and its actions. */
export type SearchBoxState = ReturnType<typeof useSearchBox>

/** Returns what is typed, the match that the keys have chosen, and where that leads. */
export function useSearchBox({ field, shown, onDone }: Pick<LiveSearchProps, 'field' | 'shown' | 'onDone'>) {
  const [focused, setFocused] = useState(() => document.activeElement === field.current)
  const { text, type, open, ...found } = useSearch(() => field.current?.value ?? '', shown, focused)
  const [chosenId, setChosenId] = useState<string | null>(null)
  /** Writes a text that was not typed into the box. */
  const write = (words: string) => {
    if (field.current) field.current.value = words
    setChosenId(null)
    type(words)
  }
  const done = () => {
    setFocused(false)
    onDone()
  }
  const ways = useLeave(write, done)
  const choice = choiceOf([...found.matches, ...found.similar], chosenId)
  const close = () => setFocused(false)
  const say = (words: string) => {
    write(words)
    setFocused(true)
  }
  // what was typed before the page was alive comes without a focus that it could hear of
  const look = () => {
    setChosenId(null)
    type(field.current?.value ?? '')
    setFocused(field.current === document.activeElement)
  }
  const keys: SearchKeys = {
    change: look,
    focus: () => setFocused(true),
    press: steer({ text, open, choice, setChosenId, reopen: () => setFocused(true), close, write, leave: onDone }),
    submit: (event) => {
      event.preventDefault()
      if (open && choice.chosen) ways.choose(text, choice.chosen._id)
      else if (text.trim()) ways.list(text.trim())
    },
    blur: ({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close(),
  }
  return { ...found, ...ways, leave: done, text, focused, open, choice, say, look, keys }
}

/** The ways out of the box: what was looked for is remembered; a product leaves it empty (SPEC §2), a list keeps its text in it. */
function useLeave(write: (text: string) => void, done: () => void) {
  const navigate = useNavigate()
  const go = (to: string) => {
    done()
    navigate(to)
  }
  return {
    choose: (text: string, productId: string) => {
      recentSearches.remember(text)
      write('')
      go(paths.product(productId))
    },
    list: (text: string) => {
      recentSearches.remember(text)
      write(text)
      go(listOf(text))
    },
  }
}

/** Returns the path of the list of everything that the text finds. */
function listOf(text: string): string {
  return `${paths.products}?${new URLSearchParams({ q: text })}`
}
