import { PageHead } from '../shell/page-head.tsx'

/** Comes next. */
export function Component() {
  return (
    <div className="page py-10">
      <PageHead title="Terms" description="Terms" path="/terms" hidden />
      <h1 className="text-2xl">Terms</h1>
    </div>
  )
}
