import { Shapes } from 'lucide-react'
import { firstRunCategories as copy } from '../../shared/copy/office/first-run-categories.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useMay } from '../api/use-me.ts'

type Shelf = keyof typeof copy.add

interface FirstRunProps {
  /** One or both. */
  missing: readonly Shelf[]
  text: string
  /** Query by which the form of the missing one leads on to where it was missed. */
  then?: string
}

/** Says what a new shop needs first, and leads there. */
export function FirstRunCategories({ missing, text, then = '' }: FirstRunProps) {
  const may = useMay()
  const [first = 'categories'] = missing
  return (
    <EmptyState icon={Shapes} title={copy.title[missing.length > 1 ? 'both' : first]} text={text}>
      {may('content.edit') &&
        missing.map((shelf) => (
          <ButtonLink key={shelf} to={`/window/${shelf}/new${then}`}>
            {copy.add[shelf]}
          </ButtonLink>
        ))}
    </EmptyState>
  )
}
