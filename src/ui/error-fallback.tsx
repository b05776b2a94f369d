import { TriangleAlert } from 'lucide-react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** Stands where something could not be loaded: what went wrong and a button that tries again. */
export function ErrorFallback(props: { title: string; message: string; reloadLabel: string; onReload: () => void }) {
  return (
    <div role="alert">
      <EmptyState icon={TriangleAlert} title={props.title} text={props.message}>
        <Button kind="ink" onClick={props.onReload}>
          {props.reloadLabel}
        </Button>
      </EmptyState>
    </div>
  )
}
