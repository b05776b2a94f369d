import { Scale } from 'lucide-react'
import { compareLimits } from '../../shared/compare-limits.ts'
import { goodsActions as copy } from '../../shared/copy/goods-actions.ts'
import { toast } from '../../ui/show-toast.ts'
import { toggleCompared, useCompared } from './compared.ts'
import { GoodsButton } from './goods-button.tsx'

/** Chooses a product to be compared, or chooses it no more; kept on this device. */
export function CompareButton({ id, name, inWords }: { id: string; name: string; inWords: boolean }) {
  const chosen = useCompared().includes(id)
  return (
    <GoodsButton
      icon={Scale}
      look={chosen ? 'text-signal-deep' : 'text-steel'}
      label={(chosen ? copy.dropNamed : copy.compareNamed)(name)}
      words={inWords ? (chosen ? copy.compared : copy.compare) : null}
      isOn={chosen}
      onPress={() => toggleCompared(id) || toast.error(copy.compareFull(compareLimits.most))}
    />
  )
}
