import { classNames } from './class-names.ts'

/** A grey block of the size of what is coming. Give it that size with classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-shimmer rounded-xs bg-paper-deep', className)} />
}
