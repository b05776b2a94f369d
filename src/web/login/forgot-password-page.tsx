import { PageHead } from '../shell/page-head.tsx'

/** Comes next. */
export function Component() {
  return (
    <div className="page py-10">
      <PageHead title="Forgotten password" description="Forgotten password" path="/forgot-password" hidden />
      <h1 className="text-2xl">Forgotten password</h1>
    </div>
  )
}
