import { PageHead } from '../shell/page-head.tsx'

/** Comes next. */
export function Component() {
  return (
    <div className="page py-10">
      <PageHead title="My account" description="My account" path="/profile" hidden />
      <h1 className="text-2xl">My account</h1>
    </div>
  )
}
