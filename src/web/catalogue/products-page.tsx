import { PageHead } from '../shell/page-head.tsx'

/** Comes next. */
export function Component() {
  return (
    <div className="page py-10">
      <PageHead title="Products" description="Products" path="/products" hidden />
      <h1 className="text-2xl">Products</h1>
    </div>
  )
}
