import { type Ref, useRef } from 'react'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { paths } from '../router/paths.ts'
import { useSession } from '../session/store.ts'
import { AskShop } from './ask-shop.tsx'
import { changeList, chooseLine, type ReadList } from './kept-list.ts'
import { chosenOf } from './line-choices.ts'
import { ListLineCard } from './list-line-card.tsx'
import { QuoteList } from './quote-list.tsx'
import { takenOf, useAddList } from './use-add-list.ts'
import { useFocusIfLost } from './use-focus-if-lost.ts'

interface ListResultProps {
  /** Ref of where the last answer begins: the heading, or the first line of the rest. */
  ref: Ref<HTMLElement>
  list: ReadList
  /** The first line that came last. */
  from: number
  isReading: boolean
  /** The next lines of a list that is longer than what is read at once. */
  onRest: () => void
}

/** Result of a reading: line by line, with the way into the cart, and to the shop for what is open. */
export function ListResult({ ref, list, from, isReading, onRest }: ListResultProps) {
  const { id, lines, choices, left, asked } = list
  const userId = useSession((state) => state.user.user?._id ?? null)
  const open = lines.filter((line, at) => {
    const choice = choices[at]
    return choice && !choice.added && !chosenOf(line, choice)
  })
  return (
    <section aria-labelledby="read-list" className="mt-8 max-w-3xl">
      <h2
        id="read-list"
        ref={from === 0 ? (ref as Ref<HTMLHeadingElement>) : undefined}
        tabIndex={-1}
        className="text-xl outline-none"
      >
        {lines.length === 0 ? copy.nothing : copy.found(lines.length, lines.filter(({ sure }) => sure).length)}
      </h2>
      {lines.length > 0 && (
        <ol aria-label={copy.lines} className="mt-3 divide-y divide-line rounded-sm border border-line bg-card">
          {lines.map((line, at) => {
            const choice = choices[at]
            return (
              choice && (
                <ListLineCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: a list that was read keeps its order, and may have a line twice
                  key={at}
                  ref={from > 0 && at === from ? ref : undefined}
                  line={line}
                  choice={choice}
                  onChange={(change) => chooseLine(id, at, change)}
                />
              )
            )
          })}
        </ol>
      )}
      {left > 0 && <Rest left={left} isReading={isReading} onRest={onRest} />}
      {lines.length > 0 && <AddBar list={list} />}
      {open.length > 0 && (
        <AskShop
          key={id}
          lines={open.map(({ text }) => text)}
          asked={asked}
          onAsked={(asked) => changeList(id, () => ({ asked, userId }))}
        />
      )}
    </section>
  )
}

/** Number of waiting lines, and the way to go on with them. */
function Rest({ left, isReading, onRest }: Pick<ListResultProps, 'isReading' | 'onRest'> & { left: number }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-sm border border-signal bg-signal-wash px-4 py-3">
      <p className="text-sm font-medium">{copy.left(left)}</p>
      <Button kind="ink" pending={isReading} onClick={onRest} className="max-sm:w-full">
        {copy.readRest}
      </Button>
    </div>
  )
}

/** In sight on the way through a long list: how many lines go into the cart, and the way there. */
function AddBar({ list }: { list: ReadList }) {
  const { add, isPending } = useAddList(list)
  const taken = takenOf(list)
  const added = list.choices.filter((choice) => choice.added).length
  const bar = useRef<HTMLDivElement>(null)
  useFocusIfLost(bar, added)
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 -mx-4 mt-3 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0"
    >
      <Button className="max-sm:w-full" disabled={taken.length === 0} pending={isPending} onClick={add}>
        {isPending ? copy.adding : taken.length === 0 ? copy.addNone : copy.add(taken.length)}
      </Button>
      <QuoteList list={list} />
      {added > 0 && (
        <ButtonLink kind="ink" to={paths.cart} className="max-sm:w-full">
          {copy.toCart}
        </ButtonLink>
      )}
    </div>
  )
}
