import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface GoodsButtonProps {
  icon: LucideIcon
  /** Classes of the icon. */
  look: string
  /** Accessible name, where there is no room for words. */
  label: string
  /** Words beside the icon, where there is room. */
  words: string | null
  isOn: boolean
  isBusy?: boolean
  onPress: () => void
}

/** A button that is on or off beside a product: an icon, or an icon with words. */
export function GoodsButton({ icon: Drawing, look, label, words, isOn, isBusy, onPress }: GoodsButtonProps): ReactNode {
  const name = words === null ? label : undefined
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={name}
      title={name}
      aria-busy={isBusy || undefined}
      onClick={onPress}
      className={classNames('goods-button', words !== null && 'in-words')}
    >
      <Drawing aria-hidden="true" size={20} strokeWidth={1.75} className={look} />
      {words !== null && <span>{words}</span>}
    </button>
  )
}
