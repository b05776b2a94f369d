import { PageHead } from '../shell/page-head.tsx'

/** Comes next. */
export function Component() {
  return (
    <div className="page py-10">
      <PageHead title="Login" description="Login" path="/login" hidden />
      <h1 className="text-2xl">Login</h1>
    </div>
  )
}
