import { type ComponentType, useEffect, useState } from 'react'
import { partCame, sayPartMissing } from './part-missing.ts'

/** Loads a part of a page once; a load that fails is tried again at once, and the next time. */
export interface PartLoader<Props> {
  loaded: () => ComponentType<Props> | null
  load: () => Promise<ComponentType<Props>>
  /** Begins early, such as under the pointer, and says nothing about a failure. */
  preload: () => void
}

/** Names a part that comes in a file of its own: what a click opens, never what the server renders. One that does not come is said. */
export function partLoader<Props>(file: () => Promise<{ default: ComponentType<Props> }>): PartLoader<Props> {
  let part: ComponentType<Props> | null = null
  const load = async () => {
    part ??= (await file().catch(againFrom<Props>)).default
    partCame(file)
    return part
  }
  const loadOrSay = () =>
    load().catch((error) => {
      // without a connection the page says that already
      if (navigator.onLine) sayPartMissing(file)
      throw error
    })
  return { loaded: () => part, load: loadOrSay, preload: () => void load().catch(() => {}) }
}

/**
 * Browsers keep a file that did not come as failed for as long as the page: it is asked for under another address, which most of
 * them name in the error.
 */
function againFrom<Props>(error: unknown): Promise<{ default: ComponentType<Props> }> {
  const address = /https?:\/\/\S+\.js/.exec(String(error))?.[0]
  if (!address) throw error
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
}

/** Does nothing: for a page that is whole without the part. */
export function goWithout(): void {}

interface LazyPartProps<Props> {
  part: PartLoader<Props>
  props: Props
  /** The owner takes the part off, so that it is mounted anew with the next wish for it. */
  onFailure: () => void
}

/** Shows a part as soon as it is there; where it cannot be loaded, `onFailure` is called. */
export function LazyPart<Props extends object>({ part, props, onFailure }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(part.loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when it is first wanted
  useEffect(() => {
    if (!Part) part.load().then((loaded) => setPart(() => loaded), onFailure)
  }, [])
  return Part && <Part {...props} />
}
