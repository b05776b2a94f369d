import { PageHead } from '../shell/page-head.tsx'

/** Comes next. */
export function Component() {
  return (
    <div className="page py-10">
      <PageHead title="Privacy" description="Privacy" path="/privacy" hidden />
      <h1 className="text-2xl">Privacy</h1>
    </div>
  )
}
