import { PageHead } from '../shell/page-head.tsx'

/** Comes next. */
export function Component() {
  return (
    <div className="page py-10">
      <PageHead title="Sign up" description="Sign up" path="/signup" hidden />
      <h1 className="text-2xl">Sign up</h1>
    </div>
  )
}
