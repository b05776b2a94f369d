import { PageHead } from '../shell/page-head.tsx'

/** Comes next. */
export function Component() {
  return (
    <div className="page py-10">
      <PageHead title="Order Confirmed!" description="Order Confirmed!" path="/payment-success" hidden />
      <h1 className="text-2xl">Order Confirmed!</h1>
    </div>
  )
}
