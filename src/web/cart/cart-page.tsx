import { PageHead } from '../shell/page-head.tsx'

/** Comes next. */
export function Component() {
  return (
    <div className="page py-10">
      <PageHead title="Shopping Cart" description="Shopping Cart" path="/cart" hidden />
      <h1 className="text-2xl">Shopping Cart</h1>
    </div>
  )
}
