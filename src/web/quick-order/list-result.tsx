import type { Ref } from 'react'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { paths } from '../router/paths.ts'
import { AskShop } from './ask-shop.tsx'
import { chosenOf } from './line-choices.ts'
import { ListLineCard } from './list-line-card.tsx'
import { takenOf, useAddList } from './use-add-list.ts'
import type { ChooseLine, ReadList } from './use-read-list.ts'

interface ListResultProps {
  ref: Ref<HTMLHeadingElement>
  list: ReadList
  choose: ChooseLine
}

/** What was read: line by line, with the way into the cart, and to the shop for what is open. */
export function ListResult({ ref, list, choose }: ListResultProps) {
  const { lines, choices, left } = list
  const { add, isPending } = useAddList(list, choose)
  const taken = takenOf(list)
  const open = lines.filter((line, at) => {
    const choice = choices[at]
    return choice && !choice.added && !chosenOf(line, choice)
  })
  const isAnyAdded = choices.some(({ added }) => added)
  return (
    <section aria-labelledby="read-list" className="mt-8 max-w-3xl">
      <h2 id="read-list" ref={ref} tabIndex={-1} className="text-xl outline-none">
        {lines.length === 0 ? copy.nothing : copy.found(lines.length, lines.filter(({ sure }) => sure).length)}
      </h2>
      {left > 0 && <p className="mt-1 text-sm font-medium text-bad">{copy.left(left)}</p>}
      {lines.length > 0 && (
        <ol aria-label={copy.lines} className="mt-3 divide-y divide-line rounded-sm border border-line bg-card">
          {lines.map((line, at) => {
            const choice = choices[at]
            return (
              choice && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list that was read keeps its order, and may have a line twice
                <ListLineCard key={at} line={line} choice={choice} onChange={(change) => choose(lines, at, change)} />
              )
            )
          })}
        </ol>
      )}
      {lines.length > 0 && (
        <div className="sticky bottom-0 z-10 -mx-4 mt-3 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
          <Button className="max-sm:w-full" disabled={taken.length === 0} pending={isPending} onClick={add}>
            {isPending ? copy.adding : taken.length === 0 ? copy.addNone : copy.add(taken.length)}
          </Button>
          {isAnyAdded && (
            <ButtonLink kind="ink" to={paths.cart} className="max-sm:w-full">
              {copy.toCart}
            </ButtonLink>
          )}
        </div>
      )}
      {open.length > 0 && <AskShop lines={open.map(({ text }) => text)} />}
    </section>
  )
}
