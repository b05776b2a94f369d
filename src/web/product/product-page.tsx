import { PageHead } from '../shell/page-head.tsx'

/** Comes next. */
export function Component() {
  return (
    <div className="page py-10">
      <PageHead title="Product" description="Product" path="/products/x" hidden />
      <h1 className="text-2xl">Product</h1>
    </div>
  )
}
