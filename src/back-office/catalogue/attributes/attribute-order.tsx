import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react'
import type { CategoryAttributes } from '../../../shared/contract/office/attributes.ts'
import { attributesOfficeCopy as copy } from '../../../shared/copy/office/attributes.ts'
import { announce } from '../../../ui/announce.ts'
import { deafWhile } from '../../../ui/aria-disabled-while.ts'
import { Icon } from '../../../ui/icon.tsx'

type List = CategoryAttributes['attributes']

interface AttributeOrderProps {
  list: List
  /** Names with units, by key. */
  names: ReadonlyMap<string, string>
  onChange: (list: List) => void
}

/** The list with its order, a switch for the filter, and the way out of it; by thumb and by keyboard. */
export function AttributeOrder({ list, names, onChange }: AttributeOrderProps) {
  const move = (from: number, to: number) => {
    const next = [...list]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
    announce(`${names.get(list[from]?.key ?? '') ?? ''}: ${to + 1} / ${list.length}`)
  }
  return (
    <ol className="grid grid-cols-1 gap-2">
      {list.map(({ key, filtered }, at) => {
        const name = names.get(key) ?? key
        return (
          <li
            key={key}
            className="flex flex-wrap items-center gap-x-3 rounded-sm border border-line bg-card py-1 pr-1 pl-4"
          >
            <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{name}</span>
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={filtered}
                aria-label={copy.filter(name)}
                onChange={({ target }) =>
                  onChange(list.map((each) => (each.key === key ? { key, filtered: target.checked } : each)))
                }
                className="size-5 accent-teal"
              />
              {copy.filterShort}
            </label>
            <span className="flex">
              <Press icon={ArrowUp} label={copy.up(name)} off={at === 0} onPress={() => move(at, at - 1)} />
              <Press
                icon={ArrowDown}
                label={copy.down(name)}
                off={at === list.length - 1}
                onPress={() => move(at, at + 1)}
              />
              <Press
                icon={X}
                label={copy.remove(name)}
                onPress={() => onChange(list.filter((each) => each.key !== key))}
              />
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Press(props: { icon: LucideIcon; label: string; off?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      {...deafWhile(props.off, props.onPress)}
      className="grid size-11 place-items-center rounded-sm text-steel hover:bg-paper-deep hover:text-ink aria-disabled:text-line-strong"
    >
      <Icon of={props.icon} size={18} />
    </button>
  )
}
